/** The parts of an order that decide what its goods cost, in the minor unit. */
export interface DispatchedOrder {
  order: { total: number };
  lines: readonly { id: string; quantity: number; total: number; voucher_discount: number }[];
  shipments: readonly { lines: readonly { lineId: string; quantity: number }[] }[];
}

/**
 * What the dispatched goods of an order cost, after vouchers. Shipping and what vouchers take off it belong to the first
 * parcel. A line's units share its price by running totals, so that the parcels of an order add up to its total.
 */
export function dispatchedValue({ order, lines, shipments }: DispatchedOrder): number {
  const shipped = new Map<string, number>();
  for (const { lineId, quantity } of shipments.flatMap((shipment) => shipment.lines))
    shipped.set(lineId, (shipped.get(lineId) ?? 0) + quantity);
  if (shipped.size === 0) return 0;
  const net = (line: DispatchedOrder['lines'][number]) => line.total - line.voucher_discount;
  const shipping = order.total - lines.reduce((sum, line) => sum + net(line), 0);
  return lines.reduce(
    (sum, line) => sum + Math.round((net(line) * (shipped.get(line.id) ?? 0)) / line.quantity),
    shipping,
  );
}
