import { type Static, Type } from 'typebox';
import { Money } from '../../../platform/contract/money';
import { described, freeText, nullable, oneOf } from '../../../platform/contract/schema';

export const voucherKinds = ['percentage', 'amount', 'freeShipping'] as const;

/** As typed by the shopper; not case-sensitive. */
export const VoucherCode = freeText(40);

const voucherFields = {
  code: Type.String({ description: 'The code in upper case', examples: ['FANS10'] }),
  kind: described(oneOf(voucherKinds, { title: 'VoucherKind' }), 'What the voucher reduces'),
  name: Type.String({
    description: 'Name of the voucher, in the culture of the request',
    examples: ['10 % off'],
  }),
  discount: Type.Object(
    { ...Money.properties },
    {
      description:
        'Discount on the goods; for `freeShipping`, the discount on shipping, which is 0 until a shipping method is selected',
    },
  ),
};

/** A voucher in a basket. */
export const BasketVoucher = Type.Object(
  {
    ...voucherFields,
    problem: nullable(
      Type.Object(
        {
          code: Type.String({ examples: ['VoucherExpired'], description: 'Stable code of the problem' }),
          message: Type.String({ description: 'Description of the problem, in the culture of the request' }),
        },
        {
          description:
            'Why the voucher gives no discount now. The basket can be paid once the voucher is removed or the cause is resolved',
        },
      ),
    ),
  },
  { title: 'BasketVoucher' },
);
export type BasketVoucher = Static<typeof BasketVoucher>;

/** A voucher as it was when the order was placed. */
export const OrderVoucher = Type.Object(voucherFields, { title: 'OrderVoucher' });
export type OrderVoucher = Static<typeof OrderVoucher>;
