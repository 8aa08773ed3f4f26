import type { Context } from './context';
import { deleteOldAdminKeys } from './db/repositories/admin-keys';
import { deleteOldBaskets } from './db/repositories/baskets';
import { deleteOldCustomerMessages } from './db/repositories/customer-messages';
import { deleteOldKeys } from './db/repositories/idempotency-keys';
import { deleteOldImports } from './db/repositories/imports';
import { anonymiseOldMails } from './db/repositories/mails';
import { deleteUnconfirmedSubscriptions } from './db/repositories/newsletter';
import { deleteOldChanges } from './db/repositories/outbox';
import { deleteOldEvents } from './db/repositories/payments';
import { deleteExpiredCounts } from './db/repositories/rate-limits';
import { releasePreorders } from './outbox/release-preorders';
import { cleanUpCustomers } from './users/clean-up-customers';

const dayMs = 24 * 3600 * 1000;
/** For how many days things are kept after their end. */
const days = {
  adminKeys: 90,
  imports: 90,
  events: 90,
  /** A token opens its basket for 90 days; those of customers get new tokens as long as they come. */
  baskets: 100,
  idempotencyKeys: 1,
  changes: 30,
  mails: 30,
  messages: 365,
};

/** Takes away what is no longer needed, and lets what was ordered in advance come on sale. */
export async function cleanUp({
  db,
  clock,
  stores,
  vacuum,
}: Pick<Context, 'db' | 'clock' | 'stores' | 'vacuum'>): Promise<void> {
  const before = (kept: number) => new Date(clock().getTime() - kept * dayMs);
  for (const { id } of await stores.all()) {
    await releasePreorders(db, id, clock());
    await deleteExpiredCounts(db, id, clock());
    await deleteUnconfirmedSubscriptions(db, id, clock());
    await cleanUpCustomers(db, id, clock());
    await deleteOldCustomerMessages(db, id, before(days.messages));
    await anonymiseOldMails(db, id, before(days.mails));
    await deleteOldChanges(db, id, before(days.changes));
  }
  await deleteOldAdminKeys(db, before(days.adminKeys));
  await deleteOldImports(db, before(days.imports));
  await deleteOldEvents(db, before(days.events));
  await deleteOldBaskets(db, before(days.baskets));
  await deleteOldKeys(db, before(days.idempotencyKeys));
  await vacuum?.();
}
