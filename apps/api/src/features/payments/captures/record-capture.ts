import { randomUUID } from 'node:crypto';
import type { Db } from '../../../platform/database/database';
import { type Actor, actorName, type OrderWithLines, recordOrderEvent } from '../../orders';
import { captureRetries } from '../payment-timing';
import type { Payment } from '../queries';
import { dispatchedValue } from './dispatched-value';
import { type CaptureRow, findCapturesOf, insertCapture, sumCaptures } from './queries';

export interface CaptureDue {
  /** Whether nothing more of the order will be captured. */
  isFinal: boolean;
  /** Whether everything counts as dispatched, such as goods that were picked up. */
  isAllDispatched?: boolean;
  actor: Actor;
  /** A repeated key records one capture. */
  key: string;
  now: Date;
}

/**
 * Records, in the caller's transaction, the capture of what an order has dispatched and not captured yet. A card that
 * cannot be captured in parts is captured with the last parcel. The provider is called after the commit.
 *
 * @param payment locked
 * @param placed the order with its shipments
 * @returns undefined if there is nothing to capture or release now
 */
export async function recordCapture(
  trx: Db,
  payment: Payment,
  placed: OrderWithLines,
  due: CaptureDue,
): Promise<CaptureRow | undefined> {
  if (payment.capture !== 'onDispatch' || (!due.isFinal && !payment.multicapture)) return undefined;
  const dispatched = due.isAllDispatched ? placed.order.total : dispatchedValue(placed);
  const amount = dispatched - (await sumCaptures(trx, payment.store_id, payment.id));
  if (amount > 0) return insert(trx, payment, 'capture', amount, due);
  return due.isFinal ? insert(trx, payment, 'release', 0, due) : undefined;
}

/** Records, in the caller's transaction, that what is still authorised is released. */
export async function recordRelease(
  trx: Db,
  payment: Payment,
  due: Pick<CaptureDue, 'actor' | 'key' | 'now'>,
): Promise<CaptureRow | undefined> {
  if (payment.authorisation !== 'active') return undefined;
  return insert(trx, payment, 'release', 0, { ...due, isFinal: true });
}

/**
 * Records the last capture of a payment again, if the provider has refused it.
 * @returns undefined if there is none to repeat
 */
export async function repeatCapture(
  trx: Db,
  payment: Payment,
  { actor, now }: Pick<CaptureDue, 'actor' | 'now'>,
): Promise<CaptureRow | undefined> {
  const captures = await findCapturesOf(trx, payment.store_id, payment.order_id);
  const last = captures.at(-1);
  if (last?.status !== 'failed') return undefined;
  const key = `repeated:${last.id}`;
  return insert(trx, payment, last.kind, last.amount, { isFinal: last.is_final, actor, key, now });
}

async function insert(
  trx: Db,
  { store_id: storeId, id: paymentId, order_id: orderId }: Payment,
  kind: CaptureRow['kind'],
  amount: number,
  { isFinal, actor, key, now }: CaptureDue,
): Promise<CaptureRow> {
  const capture = await insertCapture(trx, {
    store_id: storeId,
    id: randomUUID(),
    order_id: orderId,
    payment_id: paymentId,
    kind,
    key,
    amount,
    is_final: isFinal,
    actor: actorName(actor),
    // The caller tries first; the reconciliation is the first retry.
    next_attempt_at: new Date(now.getTime() + captureRetries.firstMs),
    created_at: now,
  });
  await recordOrderEvent(trx, {
    storeId,
    orderId,
    type: kind === 'capture' ? 'CaptureDue' : 'ReleaseDue',
    actor: actorName(actor),
    details: { payment: paymentId, capture: capture.id, amount },
  });
  return capture;
}
