import { type OrderStatus, orderStatuses } from './contract';

export const actorRoles = ['shopper', 'payment', 'admin'] as const;
/** Who changes an order: the shopper, the payment provider, or the store's staff. */
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

/** The effect of a transition on the order's stock. */
type StockEffect = 'sellHeld' | 'returnHeld' | 'takeAgain' | 'returnIfAsked' | 'none';
/** The effect of a transition on the order's voucher uses. */
type VoucherUse = 'consume' | 'giveBack' | 'none';
/** The effect of a transition on the payment. */
type MoneyEffect = 'keep' | 'nonePaid' | 'refund';

/**
 * Every status transition of an order (S4.21). A cancelled order is confirmed only if a late payment arrives and
 * stock is available.
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

/** The transition between two statuses; undefined if there is none for this role. */
export function transitionOf(from: OrderStatus, to: OrderStatus, role: ActorRole): Transition | undefined {
  return transitions.find((each) => each.from === from && each.to === to && each.by.includes(role));
}

/** The statuses to which this role can change an order. */
export function statesAfter(from: OrderStatus, role: ActorRole): OrderStatus[] {
  return orderStatuses.filter((to) => transitionOf(from, to, role));
}

/** Who changes an order. An admin is a key or a member of the store's staff. */
export interface Actor {
  role: ActorRole;
  kind?: 'key' | 'staff';
  id?: string;
}

export const paymentActor: Actor = { role: 'payment' };

/** The name in the order's history: `payment`, `admin:<key id>` or `staff:<member id>`. */
export function actorName({ role, kind, id }: Actor): string {
  return id === undefined ? role : `${kind === 'staff' ? kind : role}:${id}`;
}
