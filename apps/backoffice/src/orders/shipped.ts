import type { Order, OrderLine } from './order-data';

/** How many units of a line are in parcels. */
export function shippedUnits({ shipments }: Order, lineId: string): number {
  return shipments
    .flatMap(({ lines }) => lines)
    .reduce((sum, line) => sum + (line.lineId === lineId ? line.quantity : 0), 0);
}

/** The lines of which something is left to ship, with how much. */
export function linesLeft(order: Order): { line: OrderLine; left: number }[] {
  return order.lines
    .map((line) => ({ line, left: line.quantity - shippedUnits(order, line.id) }))
    .filter(({ left }) => left > 0);
}
