import { type Static, Type } from 'typebox';
import { Id, oneOf } from '../../../platform/contract/schema';
import { Amount, Day, Name, perCulture, perCurrency, strict } from '../../stores/fields';
import { voucherKinds } from './contract';

const Uses = Type.Integer({ minimum: 1, maximum: 10_000_000 });

/** A voucher code with its discount and conditions. */
export const VoucherRow = Type.Object(
  {
    id: Id,
    /** Not case-sensitive. */
    code: Type.String({ minLength: 1, maxLength: 40, pattern: '^\\S+( \\S+)*$' }),
    kind: oneOf(voucherKinds),
    /** For `percentage`: whole percent of the goods. */
    percent: Type.Optional(Type.Integer({ minimum: 1, maximum: 100 })),
    /** For `amount`; not usable in missing currencies. */
    amounts: Type.Optional(perCurrency(Amount(), { partial: true })),
    /** Minimum goods value. */
    minimums: Type.Optional(perCurrency(Amount(), { partial: true })),
    /** Days in the store's time zone, both inclusive. */
    validFrom: Type.Optional(Day),
    validUntil: Type.Optional(Day),
    maxUses: Type.Optional(Uses),
    /** Counted by account or e-mail address. */
    maxUsesPerCustomer: Type.Optional(Uses),
    /** Whether it can be combined with other combinable vouchers. */
    combinable: Type.Boolean(),
    names: perCulture(Name),
  },
  strict,
);
export type VoucherRow = Static<typeof VoucherRow>;
