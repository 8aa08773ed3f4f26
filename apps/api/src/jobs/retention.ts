import { basketTokenDays } from '../features/baskets/basket-token';

const yearDays = 365;

/**
 * How long records are kept, in days. Tokens, sessions and rate limits end by their own lifetimes and are deleted after
 * them. `docs/operating.md` lists the periods for operators.
 */
export const retentionDays = {
  /** Admin keys after they were revoked. */
  adminKeys: 90,
  imports: 90,
  /** Events that payment providers sent, by which a repeated one is recognised. */
  webhookEvents: 90,
  /**
   * Baskets that were not ordered, and the personal data of those that were. Longer than a basket token is valid.
   * Customers' baskets get new tokens with each visit.
   */
  baskets: basketTokenDays + 10,
  /** The personal data of orders that were never paid. Their receipt is read with the basket's token. */
  unpaidOrders: basketTokenDays + 10,
  /**
   * The personal data of orders, their events and prints. Bookkeeping laws require six years (Spain) or five (Denmark)
   * from the end of the financial year.
   */
  orders: 7 * yearDays + 2,
  idempotencyKeys: 1,
  /** Changes that the shops have acknowledged. */
  changes: 30,
  /** Events that webhooks have delivered or given up. */
  webhookDeliveries: 30,
  /** Recipients and data of sent and failed mails. */
  mails: 30,
  /** Messages to the club. */
  messages: yearDays,
  /** The proof of consent, after the end of a newsletter subscription. */
  endedSubscriptions: 2 * yearDays,
  /** The proof of a choice about cookies, after the choice expired. */
  expiredConsents: 2 * yearDays,
  /** Registrations that were never confirmed. */
  unconfirmedAccounts: 30,
  /** What keys and members of staff changed. */
  auditEntries: 2 * yearDays,
  /** Changes of stock with their reasons. */
  stockMovements: 2 * yearDays,
  /** How often searches found nothing, by day. */
  emptySearches: 400,
  /** Sessions of staff after their end, or after their beginning if nobody ended them. */
  staffSessions: 30,
  /** Sessions after their logout. */
  endedSessions: 30,
};
