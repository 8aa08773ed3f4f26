import { randomUUID } from 'node:crypto';
import { basketTotals } from '../baskets/basket-totals';
import { isLineAvailable, lineProperties } from '../baskets/basket-view';
import { addressOf, chosenMethod } from '../baskets/delivery';
import { shortage } from '../baskets/line-error';
import type { ShippingDetails } from '../contract/checkout';
import type { Db } from '../db/database';
import { json } from '../db/json';
import {
  type DisplayedLine,
  findBasketToShow,
  lockBasket,
  type StoredBasket,
} from '../db/repositories/baskets';
import { findShippingMethods, type StoredPaymentMethod } from '../db/repositories/checkout-methods';
import { insertOrder } from '../db/repositories/orders';
import { findOpenPayment, insertPayment, type NewPayment, type Payment } from '../db/repositories/payments';
import { takeStock } from '../db/repositories/stock';
import { variantUrl } from '../domain/catalogue/catalogue-product';
import { toImage } from '../domain/catalogue/image';
import { lineTotal, type Totals, unitDiscount } from '../domain/pricing';
import { perVariant } from '../domain/stock';
import { ApiError, ApiErrors } from '../errors/api-error';
import { errorItem } from '../errors/error-body';
import type { Shop } from '../shop/shop';
import { checkoutErrors } from './checkout-errors';

/** How long pieces are held for a shopper who pays. Stripe asks for at least half an hour from the session's start. */
const heldForMs = 45 * 60_000;
const usableForMs = 60_000;

export interface PaymentWish {
  method: StoredPaymentMethod;
  returnUrl: string;
  cancelUrl: string;
  /** Who is logged in, if anyone is. */
  customerId: string | null;
  now: Date;
}

export type Placed =
  /** This payment is to be paid. */
  | { kind: 'pay'; payment: NewPayment & Pick<Payment, 'url'> }
  /** This one stands in the way: it is for a basket that has changed since, or nearly over. */
  | { kind: 'outdated'; payment: Payment };

/**
 * Turns the basket into an open order with a payment and holds its pieces. A basket whose payment is open already and
 * which has not changed keeps that payment.
 * @throws {ApiError} 400 or 409 where the basket cannot be paid; the transaction is to be given up
 */
export async function placeOrder(trx: Db, shop: Shop, basketId: string, wish: PaymentWish): Promise<Placed> {
  const status = await lockBasket(trx, shop.storeId, basketId);
  if (status === 'ordered') throw new ApiError(409, 'BasketOrdered');
  const basket = await findBasketToShow(trx, shop, basketId);
  if (!basket || basket.lines.length === 0) throw new ApiError(400, 'BasketEmpty', {}, 'lines');
  const faults = await checkoutErrors(trx, shop, basket);
  if (faults.length > 0) throw new ApiErrors(400, faults);
  refuseWithdrawnPrints(shop, basket.lines);

  const totals = basketTotals(basket, shop);
  const open = await findOpenPayment(trx, shop.storeId, basketId);
  if (open) return { kind: isCurrent(open, basket, totals, shop, wish) ? 'pay' : 'outdated', payment: open };

  await holdStock(trx, shop, basket.lines);
  const payment: NewPayment = {
    store_id: shop.storeId,
    id: randomUUID(),
    order_id: randomUUID(),
    basket_id: basketId,
    provider: wish.method.provider,
    method: wish.method.id,
    return_url: wish.returnUrl,
    cancel_url: wish.cancelUrl,
    amount: totals.total,
    currency: shop.currency,
    basket_version: basket.version,
    created_at: wish.now,
    expires_at: new Date(wish.now.getTime() + heldForMs),
  };
  await writeOrder(trx, shop, basket, totals, payment, wish);
  await insertPayment(trx, payment, perVariant(basket.lines));
  return { kind: 'pay', payment: { ...payment, url: null } };
}

function isCurrent(
  open: Payment,
  basket: StoredBasket,
  totals: Totals,
  shop: Shop,
  wish: PaymentWish,
): boolean {
  return (
    open.basket_version === basket.version &&
    open.amount === totals.total &&
    open.currency === shop.currency &&
    open.method === wish.method.id &&
    open.return_url === wish.returnUrl &&
    open.cancel_url === wish.cancelUrl &&
    open.expires_at.getTime() - wish.now.getTime() > usableForMs
  );
}

async function holdStock(trx: Db, shop: Shop, lines: readonly DisplayedLine[]): Promise<void> {
  const shortages = await takeStock(trx, shop.storeId, perVariant(lines));
  if (shortages.length === 0) return;
  const left = new Map(shortages.map((short) => [short.variantId, short.left]));
  const errors = lines.flatMap((line) => {
    const pieces = left.get(line.variantId);
    return pieces === undefined
      ? []
      : [errorItem(shortage(pieces, nameOf(line), `lines.${line.id}`), shop.culture)];
  });
  throw new ApiErrors(409, errors);
}

/** A print that was withdrawn, or a player who has left, since the line was added. */
function refuseWithdrawnPrints(shop: Shop, lines: readonly DisplayedLine[]): void {
  const errors = lines.flatMap((line) => {
    if (isLineAvailable(line)) return [];
    const print = [line.print?.name, line.print?.number].filter((part) => part != null).join(' ');
    const field = `lines.${line.id}`;
    return [
      errorItem({ code: 'PrintUnavailable', params: { name: nameOf(line), print }, field }, shop.culture),
    ];
  });
  if (errors.length > 0) throw new ApiErrors(409, errors);
}

const nameOf = ({ name, colorName, size }: DisplayedLine) => [name, colorName, size].join(', ');

async function writeOrder(
  trx: Db,
  shop: Shop,
  basket: StoredBasket<DisplayedLine>,
  totals: Totals,
  payment: NewPayment,
  { method, customerId }: PaymentWish,
): Promise<void> {
  const { billing, shipping, useShippingAddress } = addressOf(basket);
  const chosen = chosenMethod(basket);
  const methods = await findShippingMethods(trx, shop);
  const delivery = methods.find(({ id }) => id === chosen?.id);
  if (!delivery) throw new Error(`The basket ${basket.id} has no delivery.`);
  const invoice = withoutConfirmation(billing);
  await insertOrder(
    trx,
    {
      store_id: shop.storeId,
      id: payment.order_id,
      basket_id: basket.id,
      customer_id: basket.customerId ?? customerId,
      status: 'Open',
      culture: shop.culture,
      currency: shop.currency,
      email: billing.email,
      billing: json(invoice),
      shipping: json(useShippingAddress ? shipping : invoice),
      shipping_method: json({ id: delivery.id, name: delivery.name }),
      drop_point: delivery.kind === 'dropPoint' ? json(basket.dropPoint) : null,
      payment_method: json({ id: method.id, name: method.name }),
      comment: basket.comment,
      sub_total: totals.subTotal,
      discount_total: totals.discountTotal,
      shipping_total: totals.shippingTotal ?? 0,
      tax_total: totals.taxTotal,
      total: totals.total,
      created_at: payment.created_at,
    },
    basket.lines.map((line, position) => ({
      store_id: shop.storeId,
      order_id: payment.order_id,
      id: line.id,
      position,
      variant_id: line.variantId,
      sku: line.sku,
      name: line.name,
      url: variantUrl(shop, line.path, line.variantId),
      image: json(toImage(line.image, shop)),
      categories: json(line.categories),
      properties: json(lineProperties(line)),
      quantity: line.quantity,
      add_on_id: line.addOnId,
      print: line.print && json(line.print),
      print_price: line.printPrice,
      is_returnable: line.print === null,
      unit_price: line.unit,
      unit_discount: unitDiscount(line),
      total: lineTotal(line),
    })),
  );
}

function withoutConfirmation({
  email,
  phone,
  firstName,
  lastName,
  ...place
}: ShippingDetails): ShippingDetails {
  const { street, city, zipCode, country } = place;
  return { email, phone, firstName, lastName, street, city, zipCode, country };
}
