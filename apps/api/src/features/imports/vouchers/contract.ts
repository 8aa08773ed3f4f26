import { type Static, Type } from 'typebox';
import { Money } from '../../../platform/contract/money';
import { described, Id, nullable, oneOf } from '../../../platform/contract/schema';
import { voucherKinds } from '../../baskets';
import { strict } from '../../stores';
import { VoucherRow } from '../store-data';

const voucherStates = ['planned', 'active', 'usedUp', 'ended'] as const;
export type VoucherState = (typeof voucherStates)[number];

const mostCodes = 500;

/** Whether a voucher can be used today. */
export const VoucherState = oneOf(voucherStates, {
  description:
    '`planned`: its first day has not come; `usedUp`: all of its uses are held or consumed; `ended`: its last day is over',
});

const Day = (description: string, example: string) =>
  nullable(Type.String({ format: 'date', description, examples: [example] }));
const Limit = (description: string, example: number) =>
  nullable(Type.Integer({ description, examples: [example] }));

/** A voucher with its use. */
export const StoredVoucher = Type.Object(
  {
    id: described(Id, 'Id of the voucher', 'fans10'),
    code: Type.String({ description: 'The code in upper case', examples: ['FANS10'] }),
    campaign: nullable(
      Type.String({ description: 'Name of its campaign; null without one', examples: ['Autumn 2026'] }),
    ),
    name: Type.String({
      description: 'The name that shoppers see, in the language of the request if the store has it',
      examples: ['10 % off'],
    }),
    kind: oneOf(voucherKinds, { description: 'What the voucher reduces' }),
    percent: Limit('For `percentage`: whole percent of the goods', 10),
    amounts: Type.Array(Money, { description: 'For `amount`: the discount in each currency' }),
    minimums: Type.Array(Money, { description: 'Minimum value of the goods in each currency' }),
    validFrom: Day('First day; null if it began at once', '2026-11-01'),
    validUntil: Day('Last day; null if it has no end', '2026-11-30'),
    maxUses: Limit('Number of orders that can use it; null without a limit', 500),
    maxUsesPerCustomer: Limit('Number of orders of one customer; null without a limit', 1),
    combinable: Type.Boolean({ description: 'Whether it can be combined with other combinable vouchers' }),
    state: VoucherState,
    held: Type.Integer({ description: 'Uses that are held for open payments', examples: [1] }),
    consumed: Type.Integer({ description: 'Uses by paid orders', examples: [212] }),
    discounts: Type.Array(Money, { description: 'Discounts of paid orders, one sum for each currency' }),
  },
  { title: 'StoredVoucher' },
);
export type StoredVoucher = Static<typeof StoredVoucher>;

export const VoucherList = Type.Object(
  {
    items: Type.Array(StoredVoucher, { description: 'Vouchers, the newest campaigns first' }),
    page: Type.Integer({ description: 'Number of this page, starting at 1' }),
    pageSize: Type.Integer({ description: 'Most items of a page', examples: [20] }),
    total: Type.Integer({ description: 'Number of all of them, on every page', examples: [212] }),
  },
  { title: 'VoucherList' },
);

/** An order, or an open payment, that uses a voucher. */
export const VoucherUse = Type.Object(
  {
    orderId: Type.String({ format: 'uuid', description: 'Id of the order' }),
    orderNumber: nullable(
      Type.String({ description: 'Number of the order; null until it is paid', examples: ['M100001'] }),
    ),
    at: Type.String({ format: 'date-time', description: 'When the payment began' }),
    status: oneOf(['held', 'consumed'], {
      description: '`held`: the payment is open; `consumed`: the order is paid',
    }),
    discount: described(Money, 'The discount on the goods of this order'),
    total: described(Money, 'The total of this order'),
  },
  { title: 'VoucherUse' },
);
export type VoucherUse = Static<typeof VoucherUse>;

const { id: _id, code, campaign: _campaign, ...conditions } = VoucherRow.properties;

/** A campaign: one code, or generated ones, with the same conditions. */
export const NewVouchers = Type.Object(
  {
    campaign: Type.String({
      minLength: 1,
      maxLength: 80,
      pattern: '^[^\\u0000]*\\S[^\\u0000]*$',
      description: 'Name of the campaign, for staff',
      examples: ['Autumn 2026'],
    }),
    code: Type.Optional(
      described(code, 'The code that shoppers enter; not case-sensitive. Without it, codes are generated'),
    ),
    count: Type.Optional(
      Type.Integer({
        minimum: 1,
        maximum: mostCodes,
        description: 'How many codes to generate; ignored with a `code`',
        examples: [50],
      }),
    ),
    prefix: Type.Optional(
      Type.String({
        pattern: '^[A-Za-z0-9]{0,10}$',
        description: 'Begins every generated code',
        examples: ['FAN'],
      }),
    ),
    ...conditions,
  },
  {
    ...strict,
    title: 'NewVouchers',
    description:
      'Conditions of new vouchers, with a code or the number of codes to generate. Amounts in minor units',
    examples: [
      {
        campaign: 'Autumn 2026',
        code: 'AUTUMN15',
        kind: 'percentage',
        percent: 15,
        validFrom: '2026-11-01',
        validUntil: '2026-11-30',
        maxUsesPerCustomer: 1,
        combinable: false,
        names: { en: '15 % off', da: '15 % rabat' },
      },
    ],
  },
);
export type NewVouchers = Static<typeof NewVouchers>;

export const VoucherParams = Type.Object({
  voucherId: described(Id, 'Id of the voucher', 'fans10'),
});
