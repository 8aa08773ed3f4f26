import { Type } from 'typebox';
import type { App } from '../../app';
import type { Context } from '../../context';
import { findPaymentByReference, isKnownEvent, recordWebhookEvent } from '../../db/repositories/payments';
import { ApiError } from '../../errors/api-error';
import { finishPayment } from '../../payments/finish-payment';
import {
  type PaymentProvider,
  ProviderUnavailable,
  type WebhookEvent,
  WebhookRefused,
} from '../../providers/payment/payment-provider';
import { failures } from '../failures';

const ProviderParams = Type.Object({ provider: Type.String({ maxLength: 40 }) });
const WebhookAnswer = Type.Object({ received: Type.Literal(true) }, { title: 'WebhookAnswer' });

export function receiveWebhook(app: App, context: Context): void {
  app.post(
    '/api/payments/:provider/webhook',
    {
      schema: {
        operationId: 'receiveWebhook',
        summary: 'A payment provider tells that something happened to a session',
        description:
          'The notice must carry the provider’s signature, not older than five minutes. What happened is asked of the provider, so a notice may come late, twice or in any order.',
        tags: ['Payments'],
        params: ProviderParams,
        response: { 200: WebhookAnswer, ...failures(400, 404, 502) },
      },
    },
    async ({ params, body, headers }) => {
      const provider = context.payments.get(params.provider);
      if (!provider) throw new ApiError(404, 'UnknownPaymentProvider', {}, 'provider');
      const notice = read(provider, Buffer.isBuffer(body) ? body : Buffer.alloc(0), headers);
      if (notice) await follow(context, params.provider, notice);
      return { received: true as const };
    },
  );
}

function read(
  provider: PaymentProvider,
  ...notice: Parameters<PaymentProvider['readWebhook']>
): WebhookEvent | null {
  try {
    return provider.readWebhook(...notice);
  } catch (error) {
    throw error instanceof WebhookRefused ? new ApiError(400, 'WebhookRefused') : error;
  }
}

/** An event counts as known once it was followed: what fails is sent again by the provider. */
async function follow(
  context: Context,
  provider: string,
  { eventId, reference }: WebhookEvent,
): Promise<void> {
  if (await isKnownEvent(context.db, provider, eventId)) return;
  const payment = await findPaymentByReference(context.db, provider, reference);
  if (!payment) throw new ApiError(404, 'UnknownPayment');
  try {
    await finishPayment(context, payment.id);
  } catch (error) {
    if (!(error instanceof ProviderUnavailable)) throw error;
    context.log.warn({ err: error, payment: payment.id }, 'webhook could not be followed');
    throw new ApiError(502, 'PaymentUnavailable');
  }
  await recordWebhookEvent(context.db, provider, eventId);
}
