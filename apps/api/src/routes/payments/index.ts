import type { App } from '../../app';
import type { Context } from '../../context';
import { receiveWebhook } from './receive-webhook';

/** Called by payment providers, in no store's name; bodies are kept as the bytes that were signed. */
export async function paymentRoutes(app: App, context: Context): Promise<void> {
  await app.register(async (payments: App) => {
    payments.removeAllContentTypeParsers();
    payments.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => done(null, body));
    receiveWebhook(payments, context);
  });
}
