import { minorUnitsOf, readAmount } from '../orders/refundable';
import type { StoredPrices } from '../products/product-data';
import type { SalePrices } from './sale-data';

/** Sale prices as they are entered, by currency; empty for none. */
export type EnteredSale = Readonly<Record<string, string>>;

export type SaleFault = 'products.notPrice' | 'products.notLower';

/** What is wrong with the sale price of a currency; null if nothing is. */
export function saleFault(entered: string, currency: string, prices: StoredPrices): SaleFault | null {
  if (entered.trim() === '') return null;
  const amount = readAmount(entered, currency);
  if (amount === null) return 'products.notPrice';
  const minor = Math.round(amount * minorUnitsOf(currency));
  return minor < (prices[currency]?.unit ?? 0) ? null : 'products.notLower';
}

/** Entered prices in minor units; null if one is wrong or there is none. */
export function salePrices(entered: EnteredSale, prices: StoredPrices): SalePrices | null {
  const currencies = Object.keys(prices).filter((currency) => (entered[currency] ?? '').trim() !== '');
  const isWrong = currencies.some((currency) => saleFault(entered[currency] ?? '', currency, prices));
  if (isWrong || currencies.length === 0) return null;
  return Object.fromEntries(
    currencies.map((currency) => {
      const amount = readAmount(entered[currency] ?? '', currency) ?? 0;
      return [currency, Math.round(amount * minorUnitsOf(currency))];
    }),
  );
}
