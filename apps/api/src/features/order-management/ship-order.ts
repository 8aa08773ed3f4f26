import { randomUUID } from 'node:crypto';
import type { Db } from '../../platform/database/database';
import type { CodeOf, Fail } from '../../platform/http/errors/declare-errors';
import { queueMail } from '../../platform/mail/queue-mail';
import { recordInvoice } from '../invoices';
import {
  type Actor,
  actorName,
  applyTransition,
  insertShipment,
  leftToShip,
  type Order,
  readOrder,
  recordOrderEvent,
  type Shipment,
  toOrder,
} from '../orders';
import { findOrderPayment, lockPayment, recordCapture } from '../payments';
import { requireAuthorisation } from './require-authorisation';

export interface NewShipment {
  storeId: string;
  orderId: string;
  carrier: string;
  trackingNumber: string | null;
  trackingUrl: string | null;
  /** Everything that is left to ship if undefined. */
  lines: Shipment['lines'] | undefined;
  actor: Actor;
  now: Date;
}

/** Errors of {@link shipOrder}. */
export const shipErrors = {
  404: ['UnknownOrder', 'UnknownOrderLine'],
  409: ['OrderCannotMove', 'ShipmentTooLarge', 'AuthorisationEnded'],
} as const;

type FailShipping = Fail<CodeOf<typeof shipErrors>>;

/**
 * Records, in the caller's transaction, that a parcel with goods of a confirmed order was handed to the carrier, with the
 * capture of their price, their invoice and the mail to the shopper. The parcel with the last goods completes the order.
 */
export async function shipOrder(
  fail: FailShipping,
  trx: Db,
  shipment: NewShipment,
): Promise<{ order: Order; shipment: Shipment }> {
  const { storeId, orderId, actor, now } = shipment;
  const found = await findOrderPayment(trx, storeId, orderId);
  const payment = found && (await lockPayment(trx, found.id));
  if (!payment) return fail('UnknownOrder', {}, 'orderId');
  const placed = toOrder(await readOrder(trx, storeId, orderId));
  if (placed.status !== 'Confirmed') return fail('OrderCannotMove', { from: placed.status, to: 'Complete' });
  requireAuthorisation(fail, payment);
  const left = leftToShip(placed);
  const lines = shipment.lines ? chooseLines(fail, left, placed, shipment.lines) : toLines(left);
  const id = randomUUID();
  await insertShipment(trx, {
    store_id: storeId,
    id,
    order_id: orderId,
    carrier: shipment.carrier,
    tracking_number: shipment.trackingNumber,
    tracking_url: shipment.trackingUrl,
    actor: actorName(actor),
    created_at: now,
    lines,
  });
  await recordOrderEvent(trx, {
    storeId,
    orderId,
    type: 'Shipped',
    actor: actorName(actor),
    details: { shipment: id, lines },
  });
  const shipped = await readOrder(trx, storeId, orderId);
  const order = toOrder(shipped);
  const recorded = order.shipments.find((each) => each.id === id);
  if (!recorded) throw new Error(`The shipment ${id} was not recorded.`);
  const isLast = leftToShip(order).size === 0;
  await recordCapture(trx, payment, shipped, { isFinal: isLast, actor, key: `shipment:${id}`, now });
  const mailKey = isLast ? `order-completed:${orderId}` : `order-shipped:${id}`;
  await recordInvoice(trx, shipped, {
    goods: payment.capture === 'atOnce' ? 'all' : 'shipped',
    mailKey,
    now,
  });
  if (isLast) {
    await applyTransition(trx, payment, { to: 'Complete', actor, now });
    return { order: toOrder(await readOrder(trx, storeId, orderId)), shipment: recorded };
  }
  await queueMail(trx, {
    storeId,
    culture: shipped.order.culture,
    to: shipped.order.email,
    template: 'orderShipped',
    data: { order, shipment: recorded },
    key: mailKey,
  });
  return { order, shipment: recorded };
}

const toLines = (quantities: ReadonlyMap<string, number>): Shipment['lines'] =>
  [...quantities].map(([lineId, quantity]) => ({ lineId, quantity }));

/** The requested lines, with repeated ones added up. */
function chooseLines(
  fail: FailShipping,
  left: ReadonlyMap<string, number>,
  { lines }: Order,
  requested: Shipment['lines'],
): Shipment['lines'] {
  const chosen = new Map<string, number>();
  for (const [index, { lineId, quantity }] of requested.entries()) {
    if (!lines.some(({ id }) => id === lineId)) return fail('UnknownOrderLine', {}, `lines.${index}.lineId`);
    const total = (chosen.get(lineId) ?? 0) + quantity;
    const most = left.get(lineId) ?? 0;
    if (total > most) return fail('ShipmentTooLarge', { left: String(most) }, `lines.${index}.quantity`);
    chosen.set(lineId, total);
  }
  return toLines(chosen);
}
