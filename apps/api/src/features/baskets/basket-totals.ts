import type { Shop } from '../stores';
import { addressesOf, chosenShippingMethod, shippingCountry } from './addresses';
import { type Totals, totalsOf } from './pricing';
import type { StoredBasket } from './queries/baskets';
import { vatRate } from './vat';
import { voucherEffect } from './vouchers/basket-vouchers';

/** The VAT of a basket: the country whose VAT it is, and its rate in percent. */
export interface Vat {
  country: string;
  rate: number;
}

export function basketVat(basket: StoredBasket, { store }: Shop): Vat {
  const country = shippingCountry(addressesOf(basket));
  return {
    country: country || store.vatCountry,
    rate: vatRate(store.vatRates, country, store.vatCountry),
  };
}

/** In the minor unit of the shop's currency. */
export function basketTotals(basket: StoredBasket | undefined, shop: Shop): Totals {
  if (!basket) return totalsOf([], null, 0);
  const { rate } = basketVat(basket, shop);
  return totalsOf(basket.lines, chosenShippingMethod(basket), rate, voucherEffect(basket, shop));
}
