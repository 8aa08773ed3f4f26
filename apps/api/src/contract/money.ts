import { type Static, Type } from 'typebox';
import { Currency, nullable } from './schema';

/** A gross amount (VAT included) as a decimal number of the currency's major unit. */
export const Money = Type.Object({ amount: Type.Number(), currency: Currency }, { title: 'Money' });
export type Money = Static<typeof Money>;

/** The price of one unit. `discountPrice` and `savings` are null when nothing is taken off. */
export const Price = Type.Object(
  {
    unitPrice: Money,
    discountPrice: nullable(Money),
    savings: nullable(Money),
    priorPrice: nullable(
      Type.Object(
        { ...Money.properties },
        { description: 'The lowest price of the last 30 days before the reduction' },
      ),
    ),
  },
  { title: 'Price' },
);
export type Price = Static<typeof Price>;
