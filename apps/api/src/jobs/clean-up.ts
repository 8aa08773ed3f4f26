import type { Context } from '../context';
import { deleteOldBaskets } from '../features/baskets/queries/baskets';
import { anonymiseOrderedBaskets } from '../features/baskets/queries/customer-baskets';
import { releasePreorders } from '../features/catalogue/release-preorders';
import { deleteOldStockMovements } from '../features/catalogue/stock-movements/queries';
import { deleteOldCustomerMessages } from '../features/customer-service/queries';
import { forgetNamesInSteps } from '../features/customer-service/withdrawals/queries';
import { cleanUpCustomers } from '../features/customers/clean-up-customers';
import { deleteExpiredConsents } from '../features/customers/personal-data/consents';
import { deleteOldImports } from '../features/imports/queries';
import { anonymiseInvoices } from '../features/invoices/queries';
import { deleteEndedSubscriptions, deleteUnconfirmedSubscriptions } from '../features/newsletter/queries';
import { anonymiseOldOrders } from '../features/orders/personal-data';
import { deleteOldEvents } from '../features/payments/queries';
import { deleteOldEmptySearches } from '../features/search/empty-searches/queries';
import { deleteOldAuditEntries } from '../features/staff/audit-log/queries';
import { deleteExpiredStaffTokens } from '../features/staff/members/token-queries';
import { deleteOldAdminKeys } from '../features/staff/queries';
import { deleteOldStaffSessions } from '../features/staff/sessions/queries';
import { deleteOldChanges } from '../features/stores/changes/outbox-queries';
import { deleteOldKeys } from '../platform/http/idempotency/queries';
import { deleteExpiredCounts } from '../platform/http/rate-limits/queries';
import { anonymiseOldMails } from '../platform/mail/queries';
import { deleteOldDeliveries } from '../platform/webhooks/queries';
import { retentionDays } from './retention';

const dayMs = 24 * 3600 * 1000;

/** Applies the retention periods, deletes expired records and releases preorders that are due. */
export async function cleanUp({
  db,
  clock,
  stores,
  vacuum,
}: Pick<Context, 'db' | 'clock' | 'stores' | 'vacuum'>): Promise<void> {
  const before = (days: number) => new Date(clock().getTime() - days * dayMs);
  for (const { id } of await stores.all()) {
    await releasePreorders(db, id, clock());
    await deleteUnconfirmedSubscriptions(db, id, clock());
    await deleteEndedSubscriptions(db, id, before(retentionDays.endedSubscriptions));
    await deleteExpiredConsents(db, id, before(retentionDays.expiredConsents));
    await cleanUpCustomers(db, id, clock(), {
      unconfirmed: before(retentionDays.unconfirmedAccounts),
      endedSessions: before(retentionDays.endedSessions),
    });
    await deleteExpiredStaffTokens(db, id, clock());
    await deleteOldAuditEntries(db, id, before(retentionDays.auditEntries));
    await deleteOldStockMovements(db, id, before(retentionDays.stockMovements));
    await forgetNamesInSteps(db, id, before(retentionDays.auditEntries));
    await deleteOldStaffSessions(db, id, before(retentionDays.staffSessions));
    await anonymiseOldOrders(db, id, {
      unpaid: before(retentionDays.unpaidOrders),
      placed: before(retentionDays.orders),
    });
    await anonymiseInvoices(db, id, before(retentionDays.orders));
    await deleteOldCustomerMessages(db, id, before(retentionDays.messages));
    await anonymiseOldMails(db, id, before(retentionDays.mails));
    await deleteOldDeliveries(db, id, before(retentionDays.webhookDeliveries));
    await deleteOldEmptySearches(db, id, before(retentionDays.emptySearches));
    await deleteOldChanges(db, id, before(retentionDays.changes));
  }
  await deleteExpiredCounts(db, clock());
  await deleteOldAdminKeys(db, before(retentionDays.adminKeys));
  await deleteOldImports(db, before(retentionDays.imports));
  await deleteOldEvents(db, before(retentionDays.webhookEvents));
  await deleteOldBaskets(db, before(retentionDays.baskets));
  await anonymiseOrderedBaskets(db, before(retentionDays.baskets));
  await deleteOldKeys(db, before(retentionDays.idempotencyKeys));
  await vacuum?.();
}
