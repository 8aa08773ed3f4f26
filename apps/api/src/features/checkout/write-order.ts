import { type Db, json } from '../../platform/database/database';
import { isoDay } from '../../platform/day';
import {
  addressesOf,
  basketVat,
  chosenShippingMethod,
  type DisplayedLine,
  deliveryTime,
  isLineReturnable,
  lineProperties,
  lineTotal,
  type ShippingDetails,
  type StoredBasket,
  type Totals,
  unitDiscount,
  type VoucherEffect,
  voucherEffect,
  waivedShippingCost,
} from '../baskets';
import { variantUrl } from '../catalogue';
import { toImage } from '../media';
import { insertOrder, type PlacedVoucher, type Prepayment, type VoucherUses } from '../orders';
import type { NewPayment } from '../payments';
import type { Shop } from '../stores';
import { findShippingMethods, type StoredPaymentMethod } from './queries/checkout-methods';

/** How to pay for a basket. */
export interface PaymentRequest {
  method: StoredPaymentMethod;
  returnUrl: string;
  cancelUrl: string;
  /** The logged-in customer; null for a guest. */
  customerId: string | null;
  /** The versions of the basket that may be paid. */
  ifMatch: string | undefined;
  now: Date;
  /** Whether the shopper has agreed to pay before the goods are sent. */
  acceptsPrepayment: boolean;
  /** How long the provider's payments hold stock. */
  holdMs: number;
}

/** What is recorded with an order beside its basket. */
interface WrittenOrder {
  /** The shopper's agreement to pay before the goods are sent; null if none was needed. */
  prepayment: Prepayment | null;
}

/**
 * Inserts the open order of a payment with all current values.
 *
 * @returns the vouchers to hold for it, and their user
 */
export async function writeOrder(
  trx: Db,
  shop: Shop,
  basket: StoredBasket<DisplayedLine>,
  totals: Totals,
  payment: NewPayment,
  { method, customerId, prepayment }: Pick<PaymentRequest, 'method' | 'customerId'> & WrittenOrder,
): Promise<VoucherUses> {
  const { billing, shipping, useShippingAddress } = addressesOf(basket);
  const chosen = chosenShippingMethod(basket);
  const methods = await findShippingMethods(trx, shop);
  const shippingMethod = methods.find(({ id }) => id === chosen?.id);
  if (!shippingMethod) throw new Error(`The basket ${basket.id} has no shipping method.`);
  const billingDetails = withoutConfirmation(billing);
  const effect = voucherEffect(basket, shop);
  const uses: VoucherUses = {
    vouchers: placedVouchers(basket, effect),
    customer_id: basket.customerId ?? customerId,
    email: billing.email,
  };
  await insertOrder(
    trx,
    {
      store_id: shop.storeId,
      id: payment.order_id,
      basket_id: basket.id,
      customer_id: uses.customer_id,
      status: 'Open',
      culture: shop.culture,
      currency: shop.currency,
      email: billing.email,
      billing: json(billingDetails),
      shipping: json(useShippingAddress ? shipping : billingDetails),
      shipping_method: json({ id: shippingMethod.id, name: shippingMethod.name }),
      delivery_time: json(deliveryTime(shippingMethod.days, basket.lines, isoDay(payment.created_at))),
      drop_point: shippingMethod.kind === 'dropPoint' ? json(basket.dropPoint) : null,
      payment_method: json({ id: method.id, name: method.name }),
      comment: basket.comment,
      prepayment: prepayment && json(prepayment),
      sub_total: totals.subTotal,
      discount_total: totals.discountTotal,
      voucher_total: totals.voucherTotal,
      vouchers: json(uses.vouchers),
      shipping_total: totals.shippingTotal ?? 0,
      tax_total: totals.taxTotal,
      vat: json(basketVat(basket, shop)),
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
      brand: line.brand,
      url: variantUrl(shop, line.path, line.variantId),
      image: json(toImage(line.image, shop)),
      categories: json(line.categories),
      properties: json(lineProperties(line)),
      quantity: line.quantity,
      add_on_id: line.addOnId,
      print: line.print && json(line.print),
      print_price: line.printPrice,
      is_returnable: isLineReturnable(line),
      unit_price: line.unit,
      unit_discount: unitDiscount(line),
      voucher_discount: effect.lineDiscounts.get(line.id) ?? 0,
      total: lineTotal(line),
    })),
  );
  return uses;
}

function placedVouchers(basket: StoredBasket, effect: VoucherEffect): PlacedVoucher[] {
  return basket.vouchers.map(({ id, code, kind, name }, at) => ({
    id,
    code,
    kind,
    name,
    discount:
      kind === 'freeShipping' ? waivedShippingCost(basket, effect) : (effect.vouchers[at]?.discount ?? 0),
  }));
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
