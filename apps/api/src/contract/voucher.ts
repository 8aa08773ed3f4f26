import { type Static, Type } from 'typebox';
import { Money } from './money';
import { freeText, nullable, oneOf } from './schema';

export const voucherKinds = ['percentage', 'amount', 'freeShipping'] as const;

/** As it is typed; capitals and small letters are the same. */
export const VoucherCode = freeText(40);

const shown = {
  code: Type.String({ description: 'In capitals', examples: ['FANS10'] }),
  kind: oneOf(voucherKinds, { title: 'VoucherKind' }),
  name: Type.String({ description: "What it gives, in the request's culture", examples: ['10 % off'] }),
  discount: Type.Object(
    { ...Money.properties },
    {
      description:
        'What it takes off the goods; for `freeShipping` what it takes off the delivery, 0 until one is chosen',
    },
  ),
};

/** A voucher that was put into a basket. */
export const BasketVoucher = Type.Object(
  {
    ...shown,
    problem: nullable(
      Type.Object(
        {
          code: Type.String({ examples: ['VoucherExpired'] }),
          message: Type.String({ description: "In the request's culture" }),
        },
        {
          description:
            'Why it gives nothing now; such a basket can be paid once the voucher is removed or the cause is gone',
        },
      ),
    ),
  },
  { title: 'BasketVoucher' },
);
export type BasketVoucher = Static<typeof BasketVoucher>;

/** A voucher as it was when the order was placed. */
export const OrderVoucher = Type.Object(shown, { title: 'OrderVoucher' });
export type OrderVoucher = Static<typeof OrderVoucher>;
