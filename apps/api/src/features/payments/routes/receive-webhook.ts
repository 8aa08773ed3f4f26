import { Type } from 'typebox';
import type { App } from '../../../platform/http/app';
import { ApiError } from '../../../platform/http/errors/api-error';
import { failures } from '../../../platform/http/failures';
import { finishPayment } from '../finish-payment';
import type { PaymentsContext } from '../provider-of';
import {
  type PaymentProvider,
  ProviderUnavailable,
  type WebhookEvent,
  WebhookRefused,
} from '../providers/payment-provider';
import { findPaymentByReference, isKnownEvent, recordWebhookEvent } from '../queries';

const ProviderParams = Type.Object({ provider: Type.String({ maxLength: 40 }) });
const WebhookAnswer = Type.Object({ received: Type.Literal(true) }, { title: 'WebhookAnswer' });

export function receiveWebhook(app: App, context: PaymentsContext): void {
  app.post(
    '/api/payments/:provider/webhook',
    {
      schema: {
        operationId: 'receiveWebhook',
        summary: 'Receive an event of a payment provider',
        description:
          'The event must have the provider’s signature, not older than five minutes. The server reads the payment’s state from the provider, so events may arrive late, twice or in any order.',
        tags: ['Payments'],
        params: ProviderParams,
        response: { 200: WebhookAnswer, ...failures(400, 404, 502) },
      },
    },
    async ({ params, body, headers }) => {
      const provider = context.payments.get(params.provider);
      if (!provider) throw new ApiError(404, 'UnknownPaymentProvider', {}, 'provider');
      const notice = readNotice(provider, Buffer.isBuffer(body) ? body : Buffer.alloc(0), headers);
      if (notice) await processNotice(context, params.provider, notice);
      return { received: true as const };
    },
  );
}

function readNotice(
  provider: PaymentProvider,
  ...notice: Parameters<PaymentProvider['readWebhook']>
): WebhookEvent | null {
  try {
    return provider.readWebhook(...notice);
  } catch (error) {
    throw error instanceof WebhookRefused ? new ApiError(400, 'WebhookRefused') : error;
  }
}

/** Processes an event. It is recorded only after success, so that the provider sends a failed one again. */
async function processNotice(
  context: PaymentsContext,
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
