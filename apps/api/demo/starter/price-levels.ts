import type { Currency } from '../club';

interface PriceLevel {
  /** Units of the currency for a euro, roughly. */
  factor: number;
  /** Prices end just below a multiple of it, by `less`. */
  step: number;
  less: number;
}

const levels: Readonly<Record<Currency, PriceLevel>> = {
  EUR: { factor: 1, step: 5, less: 0.05 },
  GBP: { factor: 0.9, step: 5, less: 0.05 },
  DKK: { factor: 7.5, step: 50, less: 1 },
  SEK: { factor: 11, step: 50, less: 1 },
  NOK: { factor: 11.5, step: 50, less: 1 },
  PLN: { factor: 4.3, step: 10, less: 0.01 },
};

/** The currencies that starter data has prices in. */
export const starterCurrencies = Object.keys(levels) as Currency[];

/** A price in the major unit that looks like one in the currency: 80 euros are 79.95 EUR or 599 DKK. */
export function priceIn(currency: Currency, euros: number): number {
  const { factor, step, less } = levels[currency];
  return Math.max(1, Math.round((euros * factor) / step)) * step - less;
}
