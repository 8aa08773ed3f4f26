import type { OrderLine, OrderRecord } from './order-data';
import { shippedUnits } from './shipped';

type Returned = Pick<OrderRecord, 'order' | 'returns'>;

/** How many units of a line came back. */
export function returnedUnits(returns: OrderRecord['returns'], lineId: string): number {
  return returns.reduce((sum, line) => sum + (line.lineId === lineId ? line.quantity : 0), 0);
}

/** How many units of a line can come back: what was handed over and has not come back yet. */
export function unitsToReturn({ order, returns }: Returned, { id, quantity }: OrderLine): number {
  const handedOver = { Complete: quantity, Confirmed: shippedUnits(order, id), Open: 0, Cancelled: 0 };
  return handedOver[order.status] - returnedUnits(returns, id);
}

/** Whether goods are sold again once they are back: nobody else wants a print. */
export const isSoldAgain = ({ personalisation }: OrderLine): boolean => personalisation === null;

/** What of the chosen units can return to stock. */
export function unitsToRestock(record: Returned, units: ReadonlyMap<string, number>) {
  return record.order.lines.flatMap((line) => {
    const quantity = Math.min(units.get(line.id) ?? 0, unitsToReturn(record, line));
    return quantity > 0 && isSoldAgain(line) ? [{ lineId: line.id, quantity }] : [];
  });
}
