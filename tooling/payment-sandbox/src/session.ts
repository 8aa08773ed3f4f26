import { type Static, Type } from 'typebox';

export const declineReasons = [
  'card_declined',
  'insufficient_funds',
  'expired_card',
  'authentication_failed',
] as const;

export const DeclineReason = Type.Enum(declineReasons);
export type DeclineReason = Static<typeof DeclineReason>;

export const SessionStatus = Type.Enum([
  'open',
  'authorised',
  'paid',
  'declined',
  'cancelled',
  'expired',
  'released',
]);
export type SessionStatus = Static<typeof SessionStatus>;

const Instant = Type.String({ format: 'date-time' });
const WebAddress = Type.String({ format: 'uri', pattern: '^https?://' });
const MinorUnits = Type.Integer({ minimum: 1, maximum: 1_000_000_000 });

/** A shop's request for a payment: `amount` in minor units, `reference` is the shop's payment id. */
export const SessionRequest = Type.Object(
  {
    reference: Type.String({ minLength: 1, maxLength: 200 }),
    amount: MinorUnits,
    currency: Type.String({ pattern: '^[A-Z]{3}$' }),
    description: Type.String({ minLength: 1, maxLength: 300 }),
    merchant: Type.Optional(Type.String({ minLength: 1, maxLength: 100 })),
    locale: Type.String({ pattern: '^[A-Za-z]{2,3}(-[A-Za-z0-9]{2,8})*$' }),
    successUrl: WebAddress,
    cancelUrl: WebAddress,
    expiresAt: Type.Optional(Instant),
    /** `manual`: approval reserves the amount, and the shop captures it later. */
    capture: Type.Optional(Type.Enum(['automatic', 'manual'])),
    /** How long the amount stays reserved, in seconds. */
    authorisationSeconds: Type.Optional(Type.Integer({ minimum: 1, maximum: 90 * 24 * 3600 })),
  },
  { additionalProperties: false },
);
export type SessionRequest = Static<typeof SessionRequest>;

export const Session = Type.Object({
  id: Type.String(),
  url: Type.String(),
  status: SessionStatus,
  reason: Type.Optional(DeclineReason),
  reference: Type.String(),
  amount: Type.Integer(),
  currency: Type.String(),
  refunded: Type.Integer(),
  capture: Type.Optional(Type.Enum(['automatic', 'manual'])),
  authorisationSeconds: Type.Optional(Type.Integer()),
  /** Of a `manual` session: what was captured. */
  captured: Type.Optional(Type.Integer()),
  /** Whether the reserved amount can be captured in parts. */
  multicapture: Type.Optional(Type.Boolean()),
  authorisedUntil: Type.Optional(Instant),
  description: Type.String(),
  merchant: Type.Optional(Type.String()),
  locale: Type.String(),
  successUrl: Type.String(),
  cancelUrl: Type.String(),
  createdAt: Instant,
  expiresAt: Instant,
  finishedAt: Type.Optional(Instant),
});
/** A payment at the provider. Every status except `open` and `authorised` is final. */
export type Session = Static<typeof Session>;

/** A refund request: a repeated `key` does not refund twice; `amount` in minor units. */
export const RefundRequest = Type.Object(
  { amount: MinorUnits, key: Type.String({ minLength: 1, maxLength: 200 }) },
  { additionalProperties: false },
);
export type RefundRequest = Static<typeof RefundRequest>;

export const Refund = Type.Object({
  id: Type.String(),
  key: Type.String(),
  amount: Type.Integer(),
  createdAt: Instant,
  session: Session,
});
export type Refund = Static<typeof Refund>;

/** A capture of a reserved amount. A final one releases the rest, and so does any one without `multicapture`. */
export const CaptureRequest = Type.Object(
  {
    amount: MinorUnits,
    key: Type.String({ minLength: 1, maxLength: 200 }),
    final: Type.Boolean(),
  },
  { additionalProperties: false },
);
export type CaptureRequest = Static<typeof CaptureRequest>;

export const Capture = Type.Object({
  id: Type.String(),
  key: Type.String(),
  amount: Type.Integer(),
  final: Type.Boolean(),
  createdAt: Instant,
  session: Session,
});
export type Capture = Static<typeof Capture>;

/** The shopper's action on the payment page. */
export const Action = Type.Union([
  Type.Object({ action: Type.Literal('decline'), reason: Type.Optional(DeclineReason) }),
  Type.Object({ action: Type.Enum(['approve', 'cancel', 'expire']) }),
]);
export type Action = Static<typeof Action>;
