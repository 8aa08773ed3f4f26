import { type OrderStatus, orderStatuses } from '../contract/order';

/**
 * Which states an order may go to (S4.21). It leaves Cancelled again only when money arrives late and can still be
 * served.
 */
const transitions: Readonly<Record<OrderStatus, readonly OrderStatus[]>> = {
  Open: ['Confirmed', 'Cancelled'],
  Confirmed: ['Complete', 'Cancelled'],
  Complete: [],
  Cancelled: ['Confirmed'],
};

export function canBecome(from: OrderStatus, to: OrderStatus): boolean {
  return transitions[from].includes(to);
}

/** The states from which an order may go to `to`. */
export function statesBefore(to: OrderStatus): OrderStatus[] {
  return orderStatuses.filter((from) => canBecome(from, to));
}
