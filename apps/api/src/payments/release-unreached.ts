import type { Context } from '../context';
import { lockPayment } from '../db/repositories/payments';
import { release } from './settle';

/** Ends an open payment whose page no shopper can have seen, since the provider's answer never came. */
export async function releaseUnreached(context: Context, id: string): Promise<void> {
  await context.db.transaction().execute(async (trx) => {
    const payment = await lockPayment(trx, id);
    if (payment?.status !== 'open' || payment.reference !== null) return;
    await release(trx, payment, {
      status: 'expired',
      reason: 'ProviderUnavailable',
      finished_at: context.clock(),
    });
  });
}
