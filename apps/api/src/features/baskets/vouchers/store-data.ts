import { type Static, Type } from 'typebox';
import { described, Id, oneOf } from '../../../platform/contract/schema';
import { Amount, Day, Name, perCulture, perCurrency, strict } from '../../stores/fields';
import { voucherKinds } from './contract';

const Uses = Type.Integer({ minimum: 1, maximum: 10_000_000 });

/** A voucher code with its discount and conditions. */
export const VoucherRow = Type.Object(
  {
    id: described(Id, 'Id of the voucher'),
    code: Type.String({
      minLength: 1,
      maxLength: 40,
      pattern: '^\\S+( \\S+)*$',
      description: 'The code that shoppers enter; not case-sensitive',
      examples: ['FANS10'],
    }),
    campaign: Type.Optional(
      Type.String({
        minLength: 1,
        maxLength: 80,
        pattern: '^[^\\u0000]*$',
        description: 'Name of the campaign, for staff',
        examples: ['Autumn 2026'],
      }),
    ),
    kind: oneOf(voucherKinds, { description: 'What the voucher reduces' }),
    percent: Type.Optional(
      Type.Integer({
        minimum: 1,
        maximum: 100,
        description: 'For `percentage`: whole percent of the goods',
        examples: [10],
      }),
    ),
    amounts: Type.Optional(
      described(
        perCurrency(Amount(), { partial: true }),
        'For `amount`: the discount in the minor unit, VAT included; not usable in missing currencies',
      ),
    ),
    minimums: Type.Optional(
      described(
        perCurrency(Amount(), { partial: true }),
        'Minimum value of the goods before vouchers, in the minor unit, VAT included',
      ),
    ),
    validFrom: Type.Optional(described(Day, "First day, in the store's time zone")),
    validUntil: Type.Optional(described(Day, "Last day, in the store's time zone")),
    maxUses: Type.Optional(described(Uses, 'Number of orders that can use it', 500)),
    maxUsesPerCustomer: Type.Optional(
      described(Uses, 'Number of orders of a customer, counted by account or e-mail address', 1),
    ),
    combinable: Type.Boolean({ description: 'Whether it can be combined with other combinable vouchers' }),
    names: described(perCulture(Name), 'Name in each culture'),
  },
  strict,
);
export type VoucherRow = Static<typeof VoucherRow>;
