import { type OrderStatus, orderStatuses } from '../contract/order';

export const actorRoles = ['shopper', 'payment', 'admin'] as const;
/** Who moves an order: the shopper, what the payment provider says, or the store's staff. */
export type ActorRole = (typeof actorRoles)[number];

export interface Transition {
  from: OrderStatus;
  to: OrderStatus;
  by: readonly ActorRole[];
  stock: StockEffect;
  money: MoneyEffect;
  vouchers: VoucherUse;
  mail: 'orderConfirmed' | 'orderCompleted' | 'orderCancelled' | null;
}

/** What a move does to the pieces of the order. */
export type StockEffect = 'sellHeld' | 'returnHeld' | 'takeAgain' | 'returnIfAsked' | 'none';
/** What a move does to the uses of the order's vouchers. */
export type VoucherUse = 'consume' | 'giveBack' | 'none';
/** What a move does to what was paid. */
export type MoneyEffect = 'keep' | 'nonePaid' | 'refund';

/**
 * Every move that an order can make (S4.21). It leaves Cancelled again only when money arrives late and can still be
 * served.
 */
export const transitions: readonly Transition[] = [
  {
    from: 'Open',
    to: 'Confirmed',
    by: ['payment'],
    stock: 'sellHeld',
    money: 'keep',
    vouchers: 'consume',
    mail: 'orderConfirmed',
  },
  {
    from: 'Open',
    to: 'Cancelled',
    by: ['shopper', 'payment', 'admin'],
    stock: 'returnHeld',
    money: 'nonePaid',
    vouchers: 'giveBack',
    mail: null,
  },
  {
    from: 'Confirmed',
    to: 'Complete',
    by: ['admin'],
    stock: 'none',
    money: 'keep',
    vouchers: 'none',
    mail: 'orderCompleted',
  },
  {
    from: 'Confirmed',
    to: 'Cancelled',
    by: ['admin'],
    stock: 'returnIfAsked',
    money: 'refund',
    vouchers: 'giveBack',
    mail: 'orderCancelled',
  },
  {
    from: 'Cancelled',
    to: 'Confirmed',
    by: ['payment'],
    stock: 'takeAgain',
    money: 'keep',
    vouchers: 'consume',
    mail: 'orderConfirmed',
  },
];

/** The move from one state to another, undefined where there is none or it is not this role's to make. */
export function transitionOf(from: OrderStatus, to: OrderStatus, role: ActorRole): Transition | undefined {
  return transitions.find((move) => move.from === from && move.to === to && move.by.includes(role));
}

/** The states that an order can be moved to by this role. */
export function statesAfter(from: OrderStatus, role: ActorRole): OrderStatus[] {
  return orderStatuses.filter((to) => transitionOf(from, to, role));
}
