import type { Context } from '../context';
import { noteOrderEvent } from '../db/repositories/orders';
import { findPayment, lockPayment, type Payment, updatePayment } from '../db/repositories/payments';
import { providerOf } from './provider-of';
import { settle } from './settle';

/**
 * Brings a payment to its end, whoever asks first: webhook, receipt, checkout or the reconciliation. The provider is
 * asked for the state of its session; nobody else's word counts.
 *
 * @returns the payment as it then stands; undefined when there is none of that id
 * @throws ProviderUnavailable when the provider cannot be asked; nothing has changed then
 */
export async function finishPayment(context: Context, id: string): Promise<Payment | undefined> {
  const payment = await findPayment(context.db, id);
  if (!payment || payment.reference === null || payment.status === 'paid' || payment.status === 'refunded')
    return payment;
  const session = await providerOf(context, payment.provider).readSession(payment.reference);
  const settled = await context.db.transaction().execute((trx) => settle(trx, id, session, context.clock()));
  if (settled.status !== 'refunding') return settled;
  return refund(context, settled, payment.reference, session.amount);
}

/** Pays back what was paid, under a key that makes it happen once. */
async function refund(
  context: Context,
  payment: Payment,
  reference: string,
  amount: number,
): Promise<Payment> {
  const provider = providerOf(context, payment.provider);
  await provider.refund({ reference, amount, idempotencyKey: `${payment.id}-refund` });
  return context.db.transaction().execute(async (trx) => {
    const current = await lockPayment(trx, payment.id);
    if (current?.status !== 'refunding') return current ?? payment;
    const finished = { status: 'refunded' as const, finished_at: context.clock() };
    await updatePayment(trx, payment.id, finished);
    await noteOrderEvent(trx, {
      storeId: payment.store_id,
      orderId: payment.order_id,
      type: 'Refunded',
      details: { payment: payment.id, amount },
    });
    return { ...current, ...finished };
  });
}
