import type { Shop } from '../stores';
import { addressesOf, chosenShippingMethod, shippingCountry } from './addresses';
import { type Totals, totalsOf } from './pricing';
import type { StoredBasket } from './queries/baskets';
import { vatRate } from './vat';
import { voucherEffect } from './vouchers/basket-vouchers';

/** In the minor unit of the shop's currency. */
export function basketTotals(basket: StoredBasket | undefined, shop: Shop): Totals {
  if (!basket) return totalsOf([], null, 0);
  const { store } = shop;
  const rate = vatRate(store.vatRates, shippingCountry(addressesOf(basket)), store.vatCountry);
  return totalsOf(basket.lines, chosenShippingMethod(basket), rate, voucherEffect(basket, shop));
}
