import { endInterruptedImports } from './admin/end-interrupted-imports';
import type { Context } from './context';
import { forgetBaskets } from './db/repositories/baskets';
import { forgetCustomerMessages } from './db/repositories/customer-messages';
import { forgetKeysBefore } from './db/repositories/idempotency-keys';
import { forgetImports } from './db/repositories/imports';
import { forgetMails } from './db/repositories/mails';
import { forgetUnconfirmed } from './db/repositories/newsletter';
import { forgetChanges } from './db/repositories/outbox';
import { forgetEvents } from './db/repositories/payments';
import { forgetCounts } from './db/repositories/rate-limits';
import { deliverMails } from './mails/deliver-mails';
import { deliverChanges } from './outbox/deliver';
import { releasePreorders } from './outbox/release-preorders';
import { reconcile } from './payments/reconcile';
import { repeat } from './repeat';
import { tidyCustomers } from './users/tidy-customers';

const second = 1000;
const hour = 3600 * second;
const importsKeptMs = 90 * 24 * hour;
const eventsKeptMs = 90 * 24 * hour;
/** A token opens its basket for 90 days; those of customers get new tokens as long as they come. */
const basketsKeptMs = 100 * 24 * hour;
const keysKeptMs = 24 * hour;
const changesKeptMs = 30 * 24 * hour;
const mailsKeptMs = 30 * 24 * hour;
const messagesKeptMs = 365 * 24 * hour;

/**
 * Starts what the server does beside answering.
 * @returns a function that ends it and waits for what is under way
 */
export function startJobs(context: Context): () => Promise<void> {
  const { db, clock, log, config, stores } = context;
  const deliver = async (): Promise<void> => {
    const shops = [...config.shopOrigins].flatMap(([storeId, [origin]]) =>
      origin ? [{ storeId, origin }] : [],
    );
    await Promise.all(shops.map(({ storeId, origin }) => deliverChanges(context, storeId, origin)));
  };
  const tidy = async (): Promise<void> => {
    for (const { id } of await stores.all()) {
      await releasePreorders(db, id, clock());
      await forgetCounts(db, id, clock());
      await forgetUnconfirmed(db, id, clock());
      await tidyCustomers(db, id, clock());
      await forgetCustomerMessages(db, id, new Date(clock().getTime() - messagesKeptMs));
      await forgetMails(db, id, new Date(clock().getTime() - mailsKeptMs));
      await forgetChanges(db, id, new Date(clock().getTime() - changesKeptMs));
    }
    await forgetImports(db, new Date(clock().getTime() - importsKeptMs));
    await forgetEvents(db, new Date(clock().getTime() - eventsKeptMs));
    await forgetBaskets(db, new Date(clock().getTime() - basketsKeptMs));
    await forgetKeysBefore(db, new Date(clock().getTime() - keysKeptMs));
  };
  const jobs = [
    repeat('deliver changes', deliver, second, log),
    repeat('deliver mails', async () => void (await deliverMails(context)), second, log),
    repeat('reconcile payments', () => reconcile(context), 30 * second, log),
    repeat('end interrupted imports', () => endInterruptedImports(context), 15 * second, log),
    repeat('tidy', tidy, hour, log),
  ];
  return async () => {
    await Promise.all(jobs.map(({ stop }) => stop()));
  };
}
