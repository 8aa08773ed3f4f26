import { expect } from 'vitest';
import type { Context } from '../../src/context';
import { deliverMails } from '../../src/features/mails/deliver-mails';
import { reconcile } from '../../src/features/payments/reconcile';
import { countBacklog } from '../../src/jobs/backlog';
import { retry } from './concurrent-checkouts';

const hour = 3_600_000;

/** @param setAhead moves the context's clock ahead by the given milliseconds */
export async function settleEverything(context: Context, setAhead: (ms: number) => void): Promise<void> {
  const countPending = async () => {
    const { payments, refunds, captures, mails } = (await countBacklog(context.db, context.clock())).waiting;
    return payments.count + refunds.count + captures.count + mails.count;
  };
  for (let hours = 2; (await countPending()) > 0; hours += 1) {
    expect(hours).toBeLessThan(100);
    setAhead(hours * hour);
    await retry(() => reconcile(context));
    await retry(() => Promise.all([deliverMails(context), deliverMails(context)]));
  }
}
