import type { Money } from '../contract/money';

const digits = new Map<string, number>();

/** How many digits the currency's minor unit has: 2 for EUR. */
export function minorDigits(currency: string): number {
  let known = digits.get(currency);
  if (known === undefined) {
    known =
      new Intl.NumberFormat('en', { style: 'currency', currency }).resolvedOptions().maximumFractionDigits ??
      2;
    digits.set(currency, known);
  }
  return known;
}

/** The contract's form of an amount that is held in the currency's minor unit. */
export function toMoney(minorUnits: number, currency: string): Money {
  return { amount: minorUnits / 10 ** minorDigits(currency), currency };
}
