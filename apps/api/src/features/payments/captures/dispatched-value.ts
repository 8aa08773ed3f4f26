import { type OrderWithLines, priceOfShipping, priceOfUnits, shippedQuantities } from '../../orders';

type Order = OrderWithLines['order'];
type Line = OrderWithLines['lines'][number];
type Shipment = OrderWithLines['shipments'][number];

/** The parts of an order that decide what its goods cost, in the minor unit. */
export interface DispatchedOrder {
  order: Pick<Order, 'total'>;
  lines: readonly Pick<Line, 'id' | 'quantity' | 'total' | 'voucher_discount'>[];
  shipments: readonly Pick<Shipment, 'lines'>[];
}

/**
 * What the dispatched goods of an order cost, after vouchers. Shipping and what vouchers take off it belong to the first
 * parcel. The parcels of an order add up to its total.
 */
export function dispatchedValue({ order, lines, shipments }: DispatchedOrder): number {
  const shipped = shippedQuantities(shipments);
  if (shipped.size === 0) return 0;
  return lines.reduce(
    (sum, line) => sum + priceOfUnits(line, shipped.get(line.id) ?? 0),
    priceOfShipping({ order, lines }),
  );
}
