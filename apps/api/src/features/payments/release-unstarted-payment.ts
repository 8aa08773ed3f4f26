import type { Actor } from '../orders';
import type { PaymentsContext } from './provider-of';
import { lockPayment } from './queries';
import { release } from './settle';

/** Ends an open payment that has no provider session, so that no shopper can have seen its page. */
export async function releaseUnstarted(context: PaymentsContext, id: string, actor?: Actor): Promise<void> {
  await context.db.transaction().execute(async (trx) => {
    const payment = await lockPayment(trx, id);
    if (payment?.status !== 'open' || payment.reference !== null) return;
    const now = context.clock();
    await release(
      trx,
      payment,
      { status: 'expired', reason: 'ProviderUnavailable', finished_at: now },
      now,
      actor,
    );
  });
}
