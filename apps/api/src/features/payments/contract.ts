import { type Static, Type } from 'typebox';
import { Money } from '../../platform/contract/money';
import { described, nullable, oneOf } from '../../platform/contract/schema';

const refundStatuses = ['pending', 'done', 'failed'] as const;

/** A refund to the shopper. */
export const Refund = Type.Object(
  {
    id: Type.String({ description: 'Id of the refund, also sent to the payment provider' }),
    orderId: Type.String({ description: 'Id of the refunded order' }),
    amount: described(Money, 'The amount that is returned, VAT included'),
    reason: Type.String({ description: 'The reason, as given in the request' }),
    status: described(
      oneOf(refundStatuses, {
        title: 'RefundStatus',
        description:
          '`pending` until the payment provider completes it, with retries; `failed` if the provider refuses it',
      }),
      'Status of the refund',
    ),
    createdAt: Type.String({ format: 'date-time', description: 'Time of creation' }),
    finishedAt: nullable(
      Type.String({ format: 'date-time', description: 'When the provider completed or refused it' }),
    ),
  },
  { title: 'Refund' },
);
export type Refund = Static<typeof Refund>;
export type RefundStatus = Refund['status'];

const paymentStatuses = ['open', 'paid', 'declined', 'cancelled', 'expired', 'refunded'] as const;

/** The last attempt to pay a basket. */
export const PaymentAttempt = Type.Object(
  {
    status: oneOf(paymentStatuses, { description: 'Status of the payment' }),
    reason: nullable(
      Type.String({ description: 'Why the payment was declined, in the culture of the request' }),
    ),
  },
  { title: 'PaymentAttempt' },
);
export type PaymentAttempt = Static<typeof PaymentAttempt>;
