import type { Db } from '../db/database';
import { deleteExpiredTokens } from '../db/repositories/customer-tokens';
import { deleteUnconfirmedBefore } from '../db/repositories/customers';
import { deleteExpiredSessions } from '../db/repositories/sessions';

const unconfirmedKeptMs = 30 * 24 * 60 * 60 * 1000;

/** Deletes expired tokens and logins, and accounts that were never confirmed. */
export async function cleanUpCustomers(db: Db, storeId: string, now: Date): Promise<void> {
  await deleteExpiredTokens(db, storeId, now);
  await deleteExpiredSessions(db, storeId, now);
  await deleteUnconfirmedBefore(db, storeId, new Date(now.getTime() - unconfirmedKeptMs));
}
