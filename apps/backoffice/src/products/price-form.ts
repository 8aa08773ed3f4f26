import { minorUnitsOf, readAmount } from '../orders/refundable';
import type { StoredPrices } from './product-data';

/** What a person enters for one currency. */
export interface EnteredPrice {
  unit: string;
  /** Empty without a sale. */
  discounted: string;
}

export type EnteredPrices = Readonly<Record<string, EnteredPrice>>;

/** Stored prices as they are entered: in the major unit. */
export function enteredPrices(prices: StoredPrices): EnteredPrices {
  return Object.fromEntries(
    Object.entries(prices).map(([currency, { unit, discounted }]) => {
      const shown = (value: number | undefined) =>
        value === undefined ? '' : String(value / minorUnitsOf(currency));
      return [currency, { unit: shown(unit), discounted: shown(discounted) }];
    }),
  );
}

export type PriceFault = 'products.notPrice' | 'products.notLower';

/** What is wrong with the price of a currency; null if nothing is. */
export function priceFault({ unit, discounted }: EnteredPrice, currency: string): PriceFault | null {
  const price = readAmount(unit, currency);
  if (price === null) return 'products.notPrice';
  if (discounted.trim() === '') return null;
  const sale = readAmount(discounted, currency);
  if (sale === null) return 'products.notPrice';
  return sale < price ? null : 'products.notLower';
}

/** Entered prices as they are stored. What a person does not enter, such as earlier prices, stays. */
export function storedPrices(entered: EnteredPrices, before: StoredPrices): StoredPrices {
  return Object.fromEntries(
    Object.entries(entered).map(([currency, { unit, discounted }]) => {
      const minor = (value: string) =>
        Math.round((readAmount(value, currency) ?? 0) * minorUnitsOf(currency));
      const { discounted: _, ...kept } = before[currency] ?? { unit: 0 };
      return [
        currency,
        { ...kept, unit: minor(unit), ...(discounted.trim() !== '' && { discounted: minor(discounted) }) },
      ];
    }),
  );
}

/** A value that differs between two people's versions. */
export interface PriceConflict {
  currency: string;
  field: keyof EnteredPrice;
  before: string;
  theirs: string;
  yours: string;
}

/** The values that someone else changed, or that the person changed, since both began with `before`. */
export function priceConflicts(
  before: EnteredPrices,
  theirs: EnteredPrices,
  yours: EnteredPrices,
): PriceConflict[] {
  return Object.keys({ ...before, ...theirs, ...yours }).flatMap((currency) =>
    (['unit', 'discounted'] as const).flatMap((field) => {
      const value = (from: EnteredPrices) => from[currency]?.[field] ?? '';
      const row = { currency, field, before: value(before), theirs: value(theirs), yours: value(yours) };
      return row.theirs === row.yours ? [] : [row];
    }),
  );
}
