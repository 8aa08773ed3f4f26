import type { Basket, BasketLine, BasketSummary } from '../contract/basket';
import type { DisplayedLine, StoredBasket } from '../db/repositories/baskets';
import { variantUrl } from '../domain/catalogue/catalogue-product';
import { toImage } from '../domain/catalogue/image';
import { toMoney } from '../domain/money';
import { lineTotal, unitDiscount } from '../domain/pricing';
import { maxQuantity, stockStatus } from '../domain/stock';
import type { Shop } from '../shop/shop';
import { basketTotals } from './basket-totals';

/** The basket as the contract shows it. @param today ISO date */
export function toBasket(
  basket: StoredBasket<DisplayedLine> | undefined,
  shop: Shop,
  token: string,
  today: string,
): Basket {
  return { token, lines: (basket?.lines ?? []).map((line) => toLine(line, shop, today)), vouchers: [] };
}

export function toSummary(basket: StoredBasket | undefined, shop: Shop, token: string): BasketSummary {
  const money = (amount: number) => toMoney(amount, shop.currency);
  const totals = basketTotals(basket, shop);
  return {
    token,
    quantity: totals.quantity,
    subTotal: money(totals.subTotal),
    discountTotal: money(totals.discountTotal),
    shippingTotal: totals.shippingTotal === null ? null : money(totals.shippingTotal),
    taxTotal: money(totals.taxTotal),
    total: money(totals.total),
  };
}

function toLine(line: DisplayedLine, shop: Shop, today: string): BasketLine {
  const money = (amount: number) => toMoney(amount, shop.currency);
  return {
    id: line.id,
    productId: line.variantId,
    addOnAndProductRelationId: null,
    name: line.name,
    url: variantUrl(shop, line.path, line.variantId),
    image: toImage(line.image, shop),
    categories: line.categories,
    quantity: line.quantity,
    maxQuantity: maxQuantity(line.stock),
    stockStatus: stockStatus(line, today),
    unitPrice: money(line.unit),
    unitDiscount: money(unitDiscount(line)),
    total: money(lineTotal(line)),
    properties: lineProperties(line),
  };
}

/** S3.2 */
export function lineProperties({ colorName, size }: DisplayedLine): BasketLine['properties'] {
  return [
    { label: 'color', value: colorName },
    { label: 'size', value: size },
  ];
}
