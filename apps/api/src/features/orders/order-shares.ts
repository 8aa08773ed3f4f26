import type { OrderLineRow, OrderRow } from './order-details';
import type { ShipmentRow } from './shipments';

type PricedLine = Pick<OrderLineRow, 'quantity' | 'total' | 'voucher_discount'>;

/** What a line costs after its vouchers, in the minor unit. */
const priceOf = (line: PricedLine): number => line.total - line.voucher_discount;

/**
 * What the first units of a line cost after vouchers. Later units share the price by running totals, so that all of them add
 * up to it.
 */
export function priceOfUnits(line: PricedLine, units: number): number {
  return Math.round((priceOf(line) * units) / line.quantity);
}

/** What the shipping of an order costs, after what vouchers take off it. */
export function priceOfShipping({
  order,
  lines,
}: {
  order: Pick<OrderRow, 'total'>;
  lines: readonly PricedLine[];
}): number {
  return order.total - lines.reduce((sum, line) => sum + priceOf(line), 0);
}

/** The quantities of each line that were shipped. */
export function shippedQuantities(shipments: readonly Pick<ShipmentRow, 'lines'>[]): Map<string, number> {
  const shipped = new Map<string, number>();
  for (const { lineId, quantity } of shipments.flatMap(({ lines }) => lines))
    shipped.set(lineId, (shipped.get(lineId) ?? 0) + quantity);
  return shipped;
}
