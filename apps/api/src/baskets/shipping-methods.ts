import type { ShippingMethod } from '../contract/checkout';
import type { StoredBasket } from '../db/repositories/baskets';
import type { OfferedShippingMethod } from '../db/repositories/checkout-methods';
import { shippingCountry } from '../domain/checkout-completeness';
import { toMoney } from '../domain/money';
import { shippingCost } from '../domain/pricing';
import type { Shop } from '../shop/shop';
import { basketTotals } from './basket-totals';
import { voucherEffect } from './basket-vouchers';
import { addressesOf, shipsTo } from './shipping';

/** The shipping methods available for this basket, with their costs. */
export function toShippingMethods(
  methods: readonly OfferedShippingMethod[],
  basket: StoredBasket | undefined,
  shop: Shop,
): ShippingMethod[] {
  const country = shippingCountry(addressesOf(basket));
  const { subTotal, discountTotal } = basketTotals(basket, shop);
  const { freeShipping } = voucherEffect(basket, shop);
  return methods
    .filter((method) => shipsTo(method, country))
    .map((method) => ({
      id: method.id,
      name: method.name,
      description: method.description,
      kind: method.kind,
      price: toMoney(freeShipping ? 0 : shippingCost(method, subTotal - discountTotal), shop.currency),
      days: method.days,
      selected: basket?.shippingMethod?.id === method.id,
      dropPoint: basket?.shippingMethod?.id === method.id ? basket.dropPoint : null,
    }));
}
