import type { Db } from '../../platform/database/database';
import { deleteExpiredTokens } from './queries/customer-tokens';
import { deleteUnconfirmedBefore } from './queries/customers';
import { deleteExpiredSessions } from './queries/sessions';

const unconfirmedKeptMs = 30 * 24 * 60 * 60 * 1000;

/** Deletes expired tokens and logins, and accounts that were never confirmed. */
export async function cleanUpCustomers(db: Db, storeId: string, now: Date): Promise<void> {
  await deleteExpiredTokens(db, storeId, now);
  await deleteExpiredSessions(db, storeId, now);
  await deleteUnconfirmedBefore(db, storeId, new Date(now.getTime() - unconfirmedKeptMs));
}
