import { type Static, Type } from 'typebox';
import { Currency, described, nullable } from './schema';

/** An amount including VAT, as a decimal number in the currency's major unit. */
export const Money = Type.Object(
  {
    amount: Type.Number({
      description: 'In the currency’s major unit, with its number of decimals: 79.95 euros, 599 kroner',
    }),
    currency: described(Currency, 'ISO 4217'),
  },
  { title: 'Money' },
);
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

const digits = new Map<string, number>();

/** The number of decimal digits of a currency: 2 for EUR. */
export function minorDigits(currency: string): number {
  let cached = digits.get(currency);
  if (cached === undefined) {
    cached =
      new Intl.NumberFormat('en', { style: 'currency', currency }).resolvedOptions().maximumFractionDigits ??
      2;
    digits.set(currency, cached);
  }
  return cached;
}

/** Converts a contract amount to minor units; undefined if it has too many digits. */
export function toMinorUnits(amount: number, currency: string): number | undefined {
  const minorUnits = Math.round(amount * 10 ** minorDigits(currency));
  return toMoney(minorUnits, currency).amount === amount ? minorUnits : undefined;
}

/** Converts minor units to a contract amount. */
export function toMoney(minorUnits: number, currency: string): Money {
  return { amount: minorUnits / 10 ** minorDigits(currency), currency };
}
