import { toMoney } from '../../platform/contract/money';
import {
  isPrintReturnable,
  isStillOffered,
  maxQuantity,
  quantityOnOtherLines,
  stockStatus,
  variantUrl,
} from '../catalogue';
import { toImage } from '../media';
import type { Shop } from '../stores';
import { basketTotals } from './basket-totals';
import type { Basket, BasketLine, BasketSummary } from './contract';
import { productionDays, releaseDay } from './delivery-time';
import { lineTotal, unitDiscount } from './pricing';
import type { DisplayedLine, PricedLine, StoredBasket } from './queries/baskets';
import { toBasketVouchers, voucherEffect } from './vouchers/basket-vouchers';

/**
 * Converts a stored basket to the contract's format.
 * @param today ISO date
 */
export function toBasket(
  basket: StoredBasket<DisplayedLine> | undefined,
  shop: Shop,
  token: string,
  today: string,
): Basket {
  const lines = basket?.lines ?? [];
  const { lineDiscounts } = voucherEffect(basket, shop);
  return {
    token,
    lines: lines.map((line) => toLine(line, lines, lineDiscounts.get(line.id) ?? 0, shop, today)),
    vouchers: toBasketVouchers(basket, shop),
  };
}

export function toSummary(basket: StoredBasket | undefined, shop: Shop, token: string): BasketSummary {
  const money = (amount: number) => toMoney(amount, shop.currency);
  const totals = basketTotals(basket, shop);
  return {
    token,
    quantity: totals.quantity,
    subTotal: money(totals.subTotal),
    discountTotal: money(totals.discountTotal),
    voucherTotal: money(totals.voucherTotal),
    shippingTotal: totals.shippingTotal === null ? null : money(totals.shippingTotal),
    taxTotal: money(totals.taxTotal),
    total: money(totals.total),
  };
}

function toLine(
  line: DisplayedLine,
  lines: readonly DisplayedLine[],
  voucherDiscount: number,
  shop: Shop,
  today: string,
): BasketLine {
  const money = (amount: number) => toMoney(amount, shop.currency);
  const isAvailable = isLineAvailable(line);
  return {
    id: line.id,
    productId: line.variantId,
    addOnAndProductRelationId: line.addOnId || null,
    personalisation: line.print,
    name: line.name,
    brand: line.brand,
    url: variantUrl(shop, line.path, line.variantId),
    image: toImage(line.image, shop),
    categories: line.categories,
    quantity: line.quantity,
    maxQuantity: isAvailable ? maxQuantity(line.stock, quantityOnOtherLines(line, lines)) : 0,
    stockStatus: isAvailable ? stockStatus(line, today) : 'OutOfStock',
    availableFrom: isAvailable ? releaseDay(line, today) : null,
    productionDays: productionDays(line),
    isAvailable,
    isReturnable: isLineReturnable(line),
    unitPrice: money(line.unit),
    printPrice: money(line.printPrice),
    unitDiscount: money(unitDiscount(line)),
    voucherDiscount: money(voucherDiscount),
    total: money(lineTotal(line)),
    properties: lineProperties(line),
  };
}

/** S3.2 */
export function lineProperties({ colorName, size, print }: DisplayedLine): BasketLine['properties'] {
  return [
    { label: 'color', value: colorName },
    { label: 'size', value: size },
    ...(print?.name ? [{ label: 'name', value: print.name }] : []),
    ...(typeof print?.number === 'number' ? [{ label: 'number', value: String(print.number) }] : []),
  ];
}

/** Whether the right of withdrawal covers the line. */
export const isLineReturnable = ({ print, offer }: Pick<PricedLine, 'print' | 'offer'>): boolean =>
  print === null || (offer !== null && isPrintReturnable(offer));

/** Whether the line's print is still offered. */
export function isLineAvailable({ print, offer }: Pick<PricedLine, 'print' | 'offer'>): boolean {
  return print === null || isStillOffered(offer, print);
}
