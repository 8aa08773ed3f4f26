import { basketTokenDays } from '../features/baskets/basket-token';

/** How long ended records are kept, in days. */
export const retentionDays = {
  adminKeys: 90,
  imports: 90,
  events: 90,
  /** Longer than a basket token is valid. Customers' baskets get new tokens with each visit. */
  baskets: basketTokenDays + 10,
  idempotencyKeys: 1,
  changes: 30,
  mails: 30,
  messages: 365,
};
