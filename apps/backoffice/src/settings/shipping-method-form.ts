import { minorUnitsOf } from '../orders/refundable';
import { minorUnits, wrongAmounts } from '../vouchers/campaign-form';
import type { ShippingMethod } from './setting-data';

/** By currency, in the major unit. */
type Amounts = Readonly<Record<string, string>>;

/** What a person enters for a shipping method. */
export interface EnteredMethod {
  isActive: boolean;
  texts: ShippingMethod['texts'];
  countries: readonly string[];
  prices: Amounts;
  /** Empty if shipping is never free in the currency. */
  freeFrom: Amounts;
}

const majorUnits = (amounts: Readonly<Record<string, number>>): Amounts =>
  Object.fromEntries(
    Object.entries(amounts).map(([currency, amount]) => [currency, String(amount / minorUnitsOf(currency))]),
  );

export const enteredMethod = (method: ShippingMethod): EnteredMethod => ({
  isActive: method.isActive ?? true,
  texts: method.texts,
  countries: method.countries,
  prices: majorUnits(method.prices),
  freeFrom: majorUnits(method.freeFrom ?? {}),
});

/** The method as it is stored. What a person does not enter, such as the carrier, stays. */
export function storedMethod(entered: EnteredMethod, before: ShippingMethod): ShippingMethod {
  const freeFrom = minorUnits(entered.freeFrom);
  return {
    ...before,
    isActive: entered.isActive,
    texts: entered.texts,
    countries: [...entered.countries],
    prices: minorUnits(entered.prices),
    freeFrom: Object.keys(freeFrom).length > 0 ? freeFrom : null,
  };
}

/** Whether everything that a method needs is entered. */
export function isComplete({ texts, countries, prices, freeFrom }: EnteredMethod): boolean {
  return (
    Object.values(texts).every(({ name }) => name.trim() !== '') &&
    countries.length > 0 &&
    Object.values(prices).every((price) => price.trim() !== '') &&
    wrongAmounts(prices).length === 0 &&
    wrongAmounts(freeFrom).length === 0
  );
}
