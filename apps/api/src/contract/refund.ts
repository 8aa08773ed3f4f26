import { type Static, Type } from 'typebox';
import { Money } from './money';
import { nullable, oneOf } from './schema';

export const refundStatuses = ['pending', 'done', 'failed'] as const;

/** Money that goes back to the shopper. */
export const Refund = Type.Object(
  {
    id: Type.String({ description: "The refund's id, under which the provider knows it too" }),
    orderId: Type.String({ description: 'The order whose payment is paid back' }),
    amount: Money,
    reason: Type.String({ description: 'Why, in the words of whoever asked for it' }),
    status: oneOf(refundStatuses, {
      title: 'RefundStatus',
      description:
        '`pending` until the payment provider has done it, which is tried again and again; `failed` where it refuses',
    }),
    createdAt: Type.String({ format: 'date-time' }),
    finishedAt: nullable(
      Type.String({ format: 'date-time', description: 'When the provider did or refused it' }),
    ),
  },
  { title: 'Refund' },
);
export type Refund = Static<typeof Refund>;
export type RefundStatus = Refund['status'];
