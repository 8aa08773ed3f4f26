import { type Static, Type } from 'typebox';
import { described, nullable, oneOf } from '../../../platform/contract/schema';
import { GoodsReturn } from '../../orders';
import { withdrawalStates } from './tables';

export const WithdrawalState = oneOf(withdrawalStates, { title: 'WithdrawalState' });

const time = (description: string) => Type.String({ format: 'date-time', description });
const uuid = (description: string) =>
  Type.String({ format: 'uuid', description, examples: ['7c0a3a52-1c39-4f0e-9a2b-3f0b2a0d8e44'] });

const WithdrawalStep = Type.Object(
  {
    state: described(WithdrawalState, 'The state after the step'),
    by: Type.String({
      description: 'Name of the member of staff or the key at that time; empty after two years',
      examples: ['Freja Lund'],
    }),
    at: time('Time of the step'),
  },
  { title: 'WithdrawalStep' },
);

/** A withdrawal in a list. */
export const ListedWithdrawal = Type.Object(
  {
    id: uuid('Id of the withdrawal'),
    state: described(WithdrawalState, 'What staff did with it last'),
    version: Type.Integer({
      minimum: 0,
      description: 'Grows with each step. A step names the version that its caller has read',
      examples: [1],
    }),
    orderId: uuid('Id of the order'),
    orderNumber: Type.String({ description: 'Number of the order' }),
    name: Type.String({ description: 'Name in the statement; empty without personal data' }),
    email: Type.String({ description: 'E-mail address in the statement; empty without personal data' }),
    goods: Type.String({
      description: 'The goods in the words of the statement; empty for the whole order',
      examples: ['1 × Home shirt, Red, M'],
    }),
    declaredAt: time('When the customer declared it'),
  },
  { title: 'ListedWithdrawal' },
);
export type ListedWithdrawal = Static<typeof ListedWithdrawal>;

export const OrderWithdrawal = Type.Object(
  {
    ...ListedWithdrawal.properties,
    refundId: nullable(uuid('The refund that settled it; null without one')),
    steps: Type.Array(WithdrawalStep, { description: 'What staff did, oldest first' }),
    returns: Type.Array(GoodsReturn, { description: 'The goods that came back with it, oldest first' }),
  },
  { title: 'OrderWithdrawal' },
);
export type OrderWithdrawal = Static<typeof OrderWithdrawal>;

export const WithdrawalParams = Type.Object({ withdrawalId: uuid('Id of the withdrawal') });

export const SeenVersion = Type.Integer({
  minimum: 0,
  maximum: 1_000_000,
  description: 'The version that the caller has read; a later one is refused with 409 `WithdrawalChanged`',
  examples: [0],
});
