import { toMoney } from '../../platform/contract/money';
import type { Db } from '../../platform/database/database';
import type { CodeOf, Fail } from '../../platform/http/errors/declare-errors';
import { idempotencyErrors } from '../../platform/http/idempotency/run-once';
import type { Actor } from '../orders';
import {
  findOrderPayment,
  findRefund,
  findRefundByKey,
  findRefundsOf,
  lockPayment,
  type PaymentsContext,
  payRefund,
  type Refund,
  type RefundRow,
  recordRefund,
  sumRefunds,
} from '../payments';
import type { RecordChange } from '../staff';

/** Checks the amount that an order is refunded in all, in the minor unit of a currency. */
export type RefundCheck = (refunded: number, currency: string) => void;

export interface OrderRefundRequest {
  storeId: string;
  orderId: string;
  /** In the minor unit; the whole remaining amount if undefined. */
  amount?: number;
  reason: string;
  actor: Actor;
  /** Refuses the refund if the caller must confirm what the order is then refunded in all. */
  checkRefund: RefundCheck;
  recordChange: RecordChange;
  /** A repeated key with the same amount returns the same refund. */
  key: string;
}

/** Errors of {@link refundOrder}. */
export const refundErrors = {
  404: ['UnknownOrder'],
  409: ['NothingPaid', 'RefundTooLarge', ...idempotencyErrors[409]],
} as const;

type FailRefund = Fail<CodeOf<typeof refundErrors>>;

/**
 * Refunds a part of an order's payment, or the rest. The refund and the mail to the shopper are recorded before the
 * provider is called. If the provider is unavailable, the refund stays pending and the reconciliation retries it.
 */
export async function refundOrder(
  fail: FailRefund,
  context: PaymentsContext,
  request: OrderRefundRequest,
): Promise<Refund> {
  const { storeId, orderId } = request;
  const payment = await findOrderPayment(context.db, storeId, orderId);
  if (!payment) return fail('UnknownOrder', {}, 'orderId');
  const recorded = await context.db
    .transaction()
    .execute((trx) => recordRequestedRefund(fail, trx, payment.id, request, context.clock()));
  await payRefund(context, recorded);
  return toRefund((await findRefund(context.db, storeId, recorded.id)) ?? recorded, payment.currency);
}

async function recordRequestedRefund(
  fail: FailRefund,
  trx: Db,
  paymentId: string,
  request: OrderRefundRequest,
  now: Date,
): Promise<RefundRow> {
  const { storeId, orderId, reason, actor, key } = request;
  const payment = await lockPayment(trx, paymentId);
  if (!payment) throw new Error(`There is no payment ${paymentId}.`);
  const earlier = await findRefundByKey(trx, { storeId, orderId, key });
  if (earlier) {
    if (request.amount === undefined || request.amount === earlier.amount) return earlier;
    return fail('IdempotencyKeyReused', {}, 'Idempotency-Key');
  }
  const paid = payment.paid_amount ?? 0;
  const refunded = await sumRefunds(trx, storeId, payment.id);
  const left = paid - refunded;
  const amount = request.amount ?? left;
  if (paid === 0) fail('NothingPaid');
  if (amount > left || left === 0) {
    const money = toMoney(left, payment.currency);
    fail('RefundTooLarge', { left: `${money.amount} ${money.currency}` }, 'amount');
  }
  request.checkRefund(refunded + amount, payment.currency);
  const refund = await recordRefund(trx, payment, {
    amount,
    reason,
    actor,
    key,
    mailReason: 'returned',
    now,
  });
  const after = { refund: refund.id, amount, currency: payment.currency };
  await request.recordChange(trx, { target: { kind: 'order', id: orderId }, after });
  return refund;
}

/** An order's refunds, oldest first. */
export async function listRefundViews(
  db: Db,
  { storeId, orderId }: { storeId: string; orderId: string },
): Promise<Refund[]> {
  const payment = await findOrderPayment(db, storeId, orderId);
  if (!payment) return [];
  const refunds = await findRefundsOf(db, storeId, orderId);
  return refunds.map((refund) => toRefund(refund, payment.currency));
}

function toRefund({ id, order_id, amount, reason, status, ...at }: RefundRow, currency: string): Refund {
  return {
    id,
    orderId: order_id,
    amount: toMoney(amount, currency),
    reason,
    status,
    createdAt: at.created_at.toISOString(),
    finishedAt: at.finished_at?.toISOString() ?? null,
  };
}
