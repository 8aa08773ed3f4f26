import { type Static, Type } from 'typebox';
import { Currency, nullable } from './schema';

/** A gross amount (VAT included) as a decimal number of the currency's major unit. */
export const Money = Type.Object({ amount: Type.Number(), currency: Currency }, { title: 'Money' });
export type Money = Static<typeof Money>;

/** The price of one unit. `discountPrice`, `savings` and `priorPrice` are null when nothing is taken off. */
export const Price = Type.Object(
  {
    unitPrice: Type.Object(
      { ...Money.properties },
      { description: 'What it costs when nothing is taken off' },
    ),
    discountPrice: nullable(
      Type.Object({ ...Money.properties }, { description: 'What is asked now, if that is less' }),
    ),
    savings: nullable(
      Type.Object({ ...Money.properties }, { description: '`priorPrice` less `discountPrice`' }),
    ),
    priorPrice: nullable(
      Type.Object(
        { ...Money.properties },
        {
          description:
            'The lowest price of the 30 days before the reduction, which must stand beside it and which ' +
            'percentages are reckoned from (Directive 98/6/EC, article 6a)',
        },
      ),
    ),
  },
  {
    title: 'Price',
    description:
      'The price of one unit. A price that is not below the lowest one of the 30 days before it is no reduction: ' +
      'it is the unit price',
  },
);
export type Price = Static<typeof Price>;
