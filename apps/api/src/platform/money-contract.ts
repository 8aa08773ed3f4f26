import { type Static, Type } from 'typebox';
import { Currency, nullable } from './http/schema';

/** An amount including VAT, as a decimal number in the currency's major unit. */
export const Money = Type.Object({ amount: Type.Number(), currency: Currency }, { title: 'Money' });
export type Money = Static<typeof Money>;

/** The price per unit. `discountPrice`, `savings` and `priorPrice` are null without a discount. */
export const Price = Type.Object(
  {
    unitPrice: Type.Object({ ...Money.properties }, { description: 'Price without a discount' }),
    discountPrice: nullable(
      Type.Object({ ...Money.properties }, { description: 'Current price, if it is lower' }),
    ),
    savings: nullable(
      Type.Object({ ...Money.properties }, { description: '`priorPrice` minus `discountPrice`' }),
    ),
    priorPrice: nullable(
      Type.Object(
        { ...Money.properties },
        {
          description:
            'The lowest price of the 30 days before the reduction. Show it next to the reduced price and calculate ' +
            'percentages from it (Directive 98/6/EC, article 6a)',
        },
      ),
    ),
  },
  {
    title: 'Price',
    description:
      'The price per unit. A price that is not below the lowest price of the previous 30 days is not a reduction: ' +
      'it is the unit price',
  },
);
export type Price = Static<typeof Price>;
