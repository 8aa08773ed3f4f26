import { toMoney } from '../../platform/contract/money';
import {
  addressesOf,
  basketTotals,
  deliveryTime,
  type StoredBasket,
  shippingCost,
  shippingCountry,
  shipsTo,
  voucherEffect,
} from '../baskets';
import type { Shop } from '../stores';
import type { ShippingMethod } from './contract';
import type { OfferedShippingMethod } from './queries/checkout-methods';

/**
 * The shipping methods available for this basket, with their costs.
 * @param today ISO date
 */
export function toShippingMethods(
  methods: readonly OfferedShippingMethod[],
  basket: StoredBasket | undefined,
  shop: Shop,
  today: string,
): ShippingMethod[] {
  const country = shippingCountry(addressesOf(basket));
  const { subTotal, discountTotal } = basketTotals(basket, shop);
  const { freeShipping } = voucherEffect(basket, shop);
  return methods
    .filter((method) => shipsTo(method, country))
    .map((method) => {
      const { days, countedFrom } = deliveryTime(method.days, basket?.lines ?? [], today);
      return {
        id: method.id,
        name: method.name,
        description: method.description,
        kind: method.kind,
        price: toMoney(freeShipping ? 0 : shippingCost(method, subTotal - discountTotal), shop.currency),
        days,
        countedFrom,
        selected: basket?.shippingMethod?.id === method.id,
        dropPoint: basket?.shippingMethod?.id === method.id ? basket.dropPoint : null,
      };
    });
}
