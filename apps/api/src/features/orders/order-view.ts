import { toMoney } from '../../platform/contract/money';
import type { Order, OrderLine, Shipment } from './contract';
import type { OrderLineRow, OrderWithLines } from './order-details';
import type { ShipmentRow } from './shipments';

/** Converts an order to the contract's format, with the values of when it was placed. */
export function toOrder({ order, lines, shipments }: OrderWithLines): Order {
  const money = (amount: number) => toMoney(amount, order.currency);
  return {
    id: order.id,
    orderNumber: order.number ?? '',
    status: order.status,
    placedAt: (order.placed_at ?? order.created_at).toISOString(),
    currency: order.currency,
    lines: lines.map((line) => toLine(line, order.currency)),
    vouchers: order.vouchers.map(({ code, kind, name, discount }) => ({
      code,
      kind,
      name,
      discount: money(discount),
    })),
    subTotal: money(order.sub_total),
    discountTotal: money(order.discount_total),
    voucherTotal: money(order.voucher_total),
    shippingTotal: money(order.shipping_total),
    taxTotal: money(order.tax_total),
    total: money(order.total),
    billingAddress: order.billing,
    shippingAddress: order.shipping,
    shippingMethod: order.shipping_method,
    deliveryTime: order.delivery_time,
    dropPoint: order.drop_point,
    paymentMethod: order.payment_method,
    comment: order.comment,
    shipments: shipments.map(toShipment),
  };
}

function toShipment({ id, carrier, lines, ...row }: ShipmentRow): Shipment {
  return {
    id,
    shippedAt: row.created_at.toISOString(),
    carrier,
    trackingNumber: row.tracking_number,
    trackingUrl: row.tracking_url,
    lines,
  };
}

function toLine(line: OrderLineRow, currency: string): OrderLine {
  return {
    id: line.id,
    productId: line.variant_id,
    sku: line.sku,
    name: line.name,
    brand: line.brand,
    url: line.url,
    image: line.image,
    categories: line.categories,
    quantity: line.quantity,
    addOnAndProductRelationId: line.add_on_id || null,
    personalisation: line.print,
    isReturnable: line.is_returnable,
    unitPrice: toMoney(line.unit_price, currency),
    printPrice: toMoney(line.print_price, currency),
    unitDiscount: toMoney(line.unit_discount, currency),
    voucherDiscount: toMoney(line.voucher_discount, currency),
    total: toMoney(line.total, currency),
    properties: line.properties,
  };
}
