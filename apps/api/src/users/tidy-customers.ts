import type { Db } from '../db/database';
import { forgetExpiredTokens } from '../db/repositories/customer-tokens';
import { forgetUnconfirmedBefore } from '../db/repositories/customers';
import { forgetExpiredSessions } from '../db/repositories/sessions';

const unconfirmedKeptMs = 30 * 24 * 60 * 60 * 1000;

/** Removes what no customer needs any more: expired tokens and logins, and accounts that were never opened. */
export async function tidyCustomers(db: Db, storeId: string, now: Date): Promise<void> {
  await forgetExpiredTokens(db, storeId, now);
  await forgetExpiredSessions(db, storeId, now);
  await forgetUnconfirmedBefore(db, storeId, new Date(now.getTime() - unconfirmedKeptMs));
}
