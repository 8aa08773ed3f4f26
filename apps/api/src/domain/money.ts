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

/** An amount of the contract in the currency's minor unit; undefined where it is finer than that. */
export function toMinorUnits(amount: number, currency: string): number | undefined {
  const minorUnits = Math.round(amount * 10 ** minorDigits(currency));
  return toMoney(minorUnits, currency).amount === amount ? minorUnits : undefined;
}

/** The contract's form of an amount that is held in the currency's minor unit. */
export function toMoney(minorUnits: number, currency: string): Money {
  return { amount: minorUnits / 10 ** minorDigits(currency), currency };
}
