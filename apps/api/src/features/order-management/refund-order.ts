import { isDeepStrictEqual } from 'node:util';
import { toMoney } from '../../platform/contract/money';
import type { Db } from '../../platform/database/database';
import type { CodeOf, Fail } from '../../platform/http/errors/declare-errors';
import { idempotencyErrors } from '../../platform/http/idempotency/run-once';
import { findWithdrawal, openErrors, openWithdrawal, settleWithdrawal } from '../customer-service';
import { type Actor, findReturnsOf, returnErrors, returnGoods } from '../orders';
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
  /** The goods that return to stock with the refund. */
  restockLines?: readonly RestockLine[];
  /** The withdrawal that the refund settles, and the name of the caller. */
  settles?: { withdrawalId: string; name: string };
  actor: Actor;
  /** Refuses the refund if the caller must confirm what the order is then refunded in all. */
  checkRefund: RefundCheck;
  recordChange: RecordChange;
  /** A repeated key with the same content returns the same refund. */
  key: string;
}

interface RestockLine {
  lineId: string;
  quantity: number;
}

/** Errors of {@link refundOrder}. */
export const refundErrors = {
  404: ['UnknownOrder', ...openErrors[404], ...returnErrors[404]],
  409: ['NothingPaid', 'RefundTooLarge', ...openErrors[409], ...returnErrors[409], ...idempotencyErrors[409]],
} as const;

type FailRefund = Fail<CodeOf<typeof refundErrors>>;

/**
 * Refunds a part of an order's payment, or the rest. The refund, the goods that return to stock, the withdrawal that it
 * settles and the mail to the shopper are recorded before the provider is called. If the provider is unavailable, the refund stays pending and the reconciliation retries it.
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
    if (await isSameRefund(trx, request, earlier)) return earlier;
    return fail('IdempotencyKeyReused', {}, 'Idempotency-Key');
  }
  const withdrawal = await findSettled(fail, trx, request);
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
  const { restockLines = [], settles, recordChange } = request;
  if (restockLines.length > 0)
    await returnGoods(fail, trx, {
      storeId,
      orderId,
      lines: restockLines.map((line) => ({ ...line, restock: true })),
      cause: { refundId: refund.id },
      actor,
      now,
      field: 'restockLines',
    });
  const after = {
    refund: refund.id,
    amount,
    currency: payment.currency,
    ...(restockLines.length > 0 && { restockLines }),
  };
  await recordChange(trx, { target: { kind: 'order', id: orderId }, after });
  if (withdrawal && settles)
    await settleWithdrawal(trx, withdrawal, { ...settles, storeId, actor, now, recordChange }, refund.id);
  return refund;
}

/** Locks the withdrawal that the refund settles. It is locked before the order, as every step of a withdrawal does. */
async function findSettled(fail: FailRefund, trx: Db, { storeId, orderId, settles }: OrderRefundRequest) {
  if (!settles) return undefined;
  const withdrawal = await openWithdrawal(fail, trx, { ...settles, storeId });
  return withdrawal.order_id === orderId ? withdrawal : fail('UnknownWithdrawal', {}, 'withdrawalId');
}

/** Whether a repeated call asks for what the earlier one has done. */
async function isSameRefund(
  trx: Db,
  { storeId, orderId, amount, restockLines = [], settles }: OrderRefundRequest,
  earlier: RefundRow,
): Promise<boolean> {
  if (amount !== undefined && amount !== earlier.amount) return false;
  const returns = await findReturnsOf(trx, storeId, orderId);
  const restocked = returns.filter(({ refundId }) => refundId === earlier.id);
  if (!isDeepStrictEqual(quantitiesOf(restockLines), quantitiesOf(restocked))) return false;
  if (!settles) return true;
  const withdrawal = await findWithdrawal(trx, storeId, settles.withdrawalId);
  return withdrawal?.refund_id === earlier.id;
}

function quantitiesOf(lines: readonly RestockLine[]): Map<string, number> {
  const quantities = new Map<string, number>();
  for (const { lineId, quantity } of lines) quantities.set(lineId, (quantities.get(lineId) ?? 0) + quantity);
  return quantities;
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
