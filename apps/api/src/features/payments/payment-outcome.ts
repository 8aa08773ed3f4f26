/** `refunding`: a payment that cannot be fulfilled is being refunded. */
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

/** `onDispatch`: the amount is authorised at the purchase and captured when goods leave. */
export type CaptureTime = 'atOnce' | 'onDispatch';

/** An amount that is reserved on the shopper's card. */
export interface Authorisation {
  /** When it ends; null if the provider does not say. */
  until: Date | null;
  /** Whether it can be captured in parts. Otherwise the first capture releases the rest. */
  multicapture: boolean;
}

/** The provider's state of a payment session; amounts in the currency's minor unit. */
export interface SessionState {
  /** `cancelled` also if an authorisation has ended without a capture. */
  status: 'open' | 'authorised' | 'paid' | 'declined' | 'cancelled' | 'expired';
  amount: number;
  currency: string;
  /** The provider's decline code. */
  reason: string | null;
  /** Of an authorised session. */
  authorisation: Authorisation | null;
}

export interface Situation {
  payment: { status: PaymentState; amount: number; currency: string };
  session: SessionState;
  /** Whether another payment has already ordered this basket. */
  basketOrdered: boolean;
}

export type Outcome =
  /** No change. */
  | { kind: 'none' }
  /** If the payment was released before, stock must be taken again; if that fails, it is refunded. */
  | { kind: 'confirm' }
  | { kind: 'release'; status: 'declined' | 'cancelled' | 'expired'; reason: string | null }
  /** The money is returned, or the authorisation is released. */
  | { kind: 'refund'; reason: RefundReason };

const none: Outcome = { kind: 'none' };

/** Decides what to do with a payment according to its session. The outcome of a finished payment is `none`. */
export function outcomeOf({ payment, session, basketOrdered }: Situation): Outcome {
  if (payment.status === 'paid' || payment.status === 'refunding' || payment.status === 'refunded')
    return none;
  const isOpen = payment.status === 'open';
  switch (session.status) {
    case 'open':
      return none;
    case 'authorised':
    case 'paid':
      if (session.amount !== payment.amount || session.currency !== payment.currency)
        return { kind: 'refund', reason: 'AmountMismatch' };
      if (basketOrdered) return { kind: 'refund', reason: 'AlreadyOrdered' };
      return { kind: 'confirm' };
    default:
      return isOpen ? { kind: 'release', status: session.status, reason: session.reason } : none;
  }
}
