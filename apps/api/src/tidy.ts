import type { Context } from './context';
import { forgetAdminKeys } from './db/repositories/admin-keys';
import { forgetBaskets } from './db/repositories/baskets';
import { forgetCustomerMessages } from './db/repositories/customer-messages';
import { forgetKeysBefore } from './db/repositories/idempotency-keys';
import { forgetImports } from './db/repositories/imports';
import { forgetMails } from './db/repositories/mails';
import { forgetUnconfirmed } from './db/repositories/newsletter';
import { forgetChanges } from './db/repositories/outbox';
import { forgetEvents } from './db/repositories/payments';
import { forgetCounts } from './db/repositories/rate-limits';
import { releasePreorders } from './outbox/release-preorders';
import { tidyCustomers } from './users/tidy-customers';

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
export async function tidy({
  db,
  clock,
  stores,
  vacuum,
}: Pick<Context, 'db' | 'clock' | 'stores' | 'vacuum'>): Promise<void> {
  const before = (kept: number) => new Date(clock().getTime() - kept * dayMs);
  for (const { id } of await stores.all()) {
    await releasePreorders(db, id, clock());
    await forgetCounts(db, id, clock());
    await forgetUnconfirmed(db, id, clock());
    await tidyCustomers(db, id, clock());
    await forgetCustomerMessages(db, id, before(days.messages));
    await forgetMails(db, id, before(days.mails));
    await forgetChanges(db, id, before(days.changes));
  }
  await forgetAdminKeys(db, before(days.adminKeys));
  await forgetImports(db, before(days.imports));
  await forgetEvents(db, before(days.events));
  await forgetBaskets(db, before(days.baskets));
  await forgetKeysBefore(db, before(days.idempotencyKeys));
  await vacuum?.();
}
