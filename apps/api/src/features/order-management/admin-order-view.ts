import { toMoney } from '../../platform/contract/money';
import type { Db } from '../../platform/database/database';
import { listWithdrawalsOf } from '../customer-service';
import { findOrder, findOrderEvents, findReturnsOf, type OrderWithLines, toOrder } from '../orders';
import { findCapturesOf, findOrderPayment } from '../payments';
import type { AdminOrder, OrderPayment } from './contract';
import { listRefundViews } from './refund-order';

/** An order for the store's staff, with its history and refunds; undefined if the store has no such order. */
export async function findAdminOrder(
  db: Db,
  { storeId, orderId }: { storeId: string; orderId: string },
): Promise<AdminOrder | undefined> {
  const found = await findOrder(db, storeId, orderId);
  const payment = found && (await readPayment(db, found));
  if (!payment) return undefined;
  const events = await findOrderEvents(db, storeId, orderId);
  return {
    order: toOrder(found),
    history: events.map(({ type, actor, from_status, to_status, details, created_at }) => ({
      type,
      actor,
      from: from_status,
      to: to_status,
      details,
      at: created_at.toISOString(),
    })),
    payment,
    refunds: await listRefundViews(db, { storeId, orderId }),
    returns: await findReturnsOf(db, storeId, orderId),
    withdrawals: await listWithdrawalsOf(db, { storeId, orderId }),
  };
}

async function readPayment(db: Db, { order }: OrderWithLines): Promise<OrderPayment | undefined> {
  const payment = await findOrderPayment(db, order.store_id, order.id);
  if (!payment) return undefined;
  const money = (amount: number) => toMoney(amount, payment.currency);
  const captures = await findCapturesOf(db, order.store_id, order.id);
  return {
    capture: payment.capture,
    amount: money(payment.amount),
    captured: money(payment.paid_amount ?? 0),
    authorisation: payment.authorisation,
    authorisedUntil: payment.authorised_until?.toISOString() ?? null,
    captures: captures.map(({ id, kind, amount, status, created_at, finished_at }) => ({
      id,
      kind,
      amount: money(amount),
      status,
      createdAt: created_at.toISOString(),
      finishedAt: finished_at?.toISOString() ?? null,
    })),
    prepayment: order.prepayment,
  };
}
