import { deleteExpiredChallenges } from '../../platform/accounts/passkeys/challenge-queries';
import type { Db } from '../../platform/database/database';
import { deleteExpiredTokens } from './queries/customer-tokens';
import { deleteUnconfirmedBefore } from './queries/customers';
import { deleteExpiredSessions } from './queries/sessions';

/** Deletes expired tokens, challenges and logins, and what is older than the given times. */
export async function cleanUpCustomers(
  db: Db,
  storeId: string,
  now: Date,
  before: { unconfirmed: Date; endedSessions: Date },
): Promise<void> {
  await deleteExpiredTokens(db, storeId, now);
  await deleteExpiredChallenges(db, storeId, now);
  await deleteExpiredSessions(db, storeId, now, before.endedSessions);
  await deleteUnconfirmedBefore(db, storeId, before.unconfirmed);
}
