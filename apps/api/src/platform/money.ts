import type { Money } from './money-contract';

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
