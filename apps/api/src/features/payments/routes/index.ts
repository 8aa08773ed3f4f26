import type { App } from '../../../platform/http/app';
import type { PaymentsContext } from '../provider-of';
import { receiveWebhook } from './receive-webhook';

/** Operations for payment providers. Bodies stay unparsed, because the signature covers their bytes. */
export async function paymentRoutes(app: App, context: PaymentsContext): Promise<void> {
  await app.register(async (payments: App) => {
    payments.removeAllContentTypeParsers();
    payments.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => done(null, body));
    receiveWebhook(payments, context);
  });
}
