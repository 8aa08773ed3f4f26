import type { StoredBasket } from '../db/repositories/baskets';
import { shippingCountry } from '../domain/checkout-completeness';
import { type Totals, totalsOf } from '../domain/pricing';
import { vatRate } from '../domain/vat';
import { createShop, type Shop } from '../shop/shop';
import { voucherEffect } from './basket-vouchers';
import { addressesOf, chosenShippingMethod } from './shipping';

/** In the minor unit of the shop's currency. */
export function basketTotals(basket: StoredBasket | undefined, shop: Shop): Totals {
  if (!basket) return totalsOf([], null, 0);
  const { store } = shop;
  const homeLocale = createShop(store, store.defaultCulture).locale;
  const rate = vatRate(store.vatRates, shippingCountry(addressesOf(basket)), homeLocale);
  return totalsOf(basket.lines, chosenShippingMethod(basket), rate, voucherEffect(basket, shop));
}
