import { Type } from 'typebox';
import type { App } from '../../../platform/http/app';
import { declareErrors, type Fail } from '../../../platform/http/errors/declare-errors';
import { paymentErrors } from '../end-payment';
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
const WebhookAnswer = Type.Object(
  { received: Type.Literal(true, { description: 'Always true' }) },
  { title: 'WebhookAnswer' },
);

export function receiveWebhook(app: App, context: PaymentsContext): void {
  const { errors, fail } = declareErrors(paymentErrors, {
    400: ['WebhookRefused'],
    404: ['UnknownPaymentProvider', 'UnknownPayment'],
  });
  app.post(
    '/api/payments/:provider/webhook',
    {
      schema: {
        operationId: 'receiveWebhook',
        summary: 'Receive an event of a payment provider',
        description:
          'The event must have the provider’s signature, not older than five minutes. The server reads the payment’s state from the provider, so events may arrive late, twice or in any order.',
        repetition: 'An event that arrives again changes nothing.',
        tags: ['Payments'],
        params: ProviderParams,
        response: { 200: WebhookAnswer },
        errors,
      },
    },
    async ({ params, body, headers }) => {
      const provider = context.payments.get(params.provider);
      if (!provider) return fail('UnknownPaymentProvider', {}, 'provider');
      const notice = readNotice(fail, provider, Buffer.isBuffer(body) ? body : Buffer.alloc(0), headers);
      if (notice) await processNotice(fail, context, params.provider, notice);
      return { received: true as const };
    },
  );
}

function readNotice(
  fail: Fail<'WebhookRefused'>,
  provider: PaymentProvider,
  ...notice: Parameters<PaymentProvider['readWebhook']>
): WebhookEvent | null {
  try {
    return provider.readWebhook(...notice);
  } catch (error) {
    if (!(error instanceof WebhookRefused)) throw error;
    return fail('WebhookRefused');
  }
}

/** Processes an event. It is recorded only after success, so that the provider sends a failed one again. */
async function processNotice(
  fail: Fail<'UnknownPayment' | 'PaymentUnavailable'>,
  context: PaymentsContext,
  provider: string,
  { eventId, reference }: WebhookEvent,
): Promise<void> {
  if (await isKnownEvent(context.db, provider, eventId)) return;
  const payment = await findPaymentByReference(context.db, provider, reference);
  if (!payment) return fail('UnknownPayment');
  try {
    await finishPayment(context, payment.id);
  } catch (error) {
    if (!(error instanceof ProviderUnavailable)) throw error;
    context.log.warn({ err: error, payment: payment.id }, 'webhook could not be followed');
    fail('PaymentUnavailable');
  }
  await recordWebhookEvent(context.db, provider, eventId);
}
