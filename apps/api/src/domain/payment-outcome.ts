/** `refunding`: money came that cannot be served, and is on its way back. */
export const paymentStates = [
  'open',
  'paid',
  'declined',
  'cancelled',
  'expired',
  'refunding',
  'refunded',
] as const;
export type PaymentState = (typeof paymentStates)[number];

export type RefundReason = 'AmountMismatch' | 'AlreadyOrdered' | 'OutOfStock';

/** What the provider says about a payment; amounts in the currency's minor unit. */
export interface SessionState {
  status: 'open' | 'paid' | 'declined' | 'cancelled' | 'expired';
  amount: number;
  currency: string;
  /** The provider's code for why it was declined. */
  reason: string | null;
}

export interface Situation {
  payment: { status: PaymentState; amount: number; currency: string };
  session: SessionState;
  /** Another payment has already turned this basket into an order. */
  basketOrdered: boolean;
}

export type Outcome =
  /** Nothing to do, now or ever. */
  | { kind: 'none' }
  /** If it was paid after its pieces went back on sale, they have to be taken again; where that fails it is refunded. */
  | { kind: 'confirm' }
  | { kind: 'release'; status: 'declined' | 'cancelled' | 'expired'; reason: string | null }
  | { kind: 'refund'; reason: RefundReason };

const none: Outcome = { kind: 'none' };

/** What follows from the provider's word on a payment. Asked twice about the same payment, the second answer is none. */
export function outcomeOf({ payment, session, basketOrdered }: Situation): Outcome {
  if (payment.status === 'paid' || payment.status === 'refunding' || payment.status === 'refunded')
    return none;
  const held = payment.status === 'open';
  switch (session.status) {
    case 'open':
      return none;
    case 'paid':
      if (session.amount !== payment.amount || session.currency !== payment.currency)
        return { kind: 'refund', reason: 'AmountMismatch' };
      if (basketOrdered) return { kind: 'refund', reason: 'AlreadyOrdered' };
      return { kind: 'confirm' };
    default:
      return held ? { kind: 'release', status: session.status, reason: session.reason } : none;
  }
}
