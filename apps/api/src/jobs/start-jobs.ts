import type { Context } from '../context';
import { endInterruptedImports } from '../features/imports/end-interrupted-imports';
import { publishPlannedPages } from '../features/imports/pages/publish-planned-pages';
import { publishDueDrafts } from '../features/imports/product-drafts/publish-draft';
import { applySales } from '../features/imports/sales/apply-sales';
import { deliverMails } from '../features/mails/deliver-mails';
import { reconcile } from '../features/payments/reconcile';
import { deliverChanges } from '../features/stores/changes/deliver-changes';
import { repeat } from '../platform/jobs/repeat';
import { deliverWebhooks } from '../platform/webhooks/deliver-webhooks';
import { cleanUp } from './clean-up';

const second = 1000;
const hour = 3600 * second;

/**
 * Starts the background jobs.
 * @returns a function that stops the jobs and waits for running ones
 */
export function startJobs(context: Context): () => Promise<void> {
  const { log, config } = context;
  const deliver = async (): Promise<void> => {
    const shops = [...config.shopProcesses];
    await Promise.all(
      shops.map(([storeId, processes]) =>
        deliverChanges(context, storeId, { processes, purgeHooks: config.purgeHooks.get(storeId) ?? [] }),
      ),
    );
  };
  const writeEmptySearches = () => context.emptySearches.flush(context.db);
  const changes = repeat('deliver changes', deliver, second, log);
  context.adminChanges.on('made', changes.runSoon);
  const jobs = [
    changes,
    repeat('deliver mails', async () => void (await deliverMails(context)), second, log),
    repeat('deliver webhooks', () => deliverWebhooks(context), second, log),
    repeat('reconcile payments', () => reconcile(context), 30 * second, log),
    repeat('begin and end sales', () => applySales(context), 5 * second, log),
    repeat('publish drafts', () => publishDueDrafts(context), 5 * second, log),
    repeat('publish planned pages', () => publishPlannedPages(context), 5 * second, log),
    repeat('end interrupted imports', () => endInterruptedImports(context), 15 * second, log),
    repeat('write empty searches', writeEmptySearches, 10 * second, log),
    repeat('clean up', () => cleanUp(context), hour, log),
  ];
  return async () => {
    context.adminChanges.off('made', changes.runSoon);
    await Promise.all(jobs.map(({ stop }) => stop()));
    await writeEmptySearches();
  };
}
