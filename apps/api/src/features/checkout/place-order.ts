import { randomUUID } from 'node:crypto';
import type { Db } from '../../platform/database/database';
import type { CodeOf, Fail } from '../../platform/http/errors/declare-errors';
import { errorItem } from '../../platform/http/errors/error-body';
import {
  basketTotals,
  claimUnowned,
  type DisplayedLine,
  findDisplayedBasket,
  isLineAvailable,
  lockBasket,
  lockVouchers,
  requireVersion,
  type StoredBasket,
  shortage,
  type Totals,
  unusableVoucherErrors,
  voucherErrors,
} from '../baskets';
import { perVariant, takeStock } from '../catalogue';
import { type Prepayment, redeemVouchers } from '../orders';
import {
  confirm,
  findLastPayment,
  findOpenPayment,
  insertPayment,
  lockPayment,
  minHoldLeftMs,
  type NewPayment,
  type Payment,
} from '../payments';
import { findTexts, type Shop } from '../stores';
import { checkoutErrors } from './checkout-errors';
import { captureRule, prepaymentAlias } from './prepayment';
import { type PaymentRequest, writeOrder } from './write-order';

/** Provider name of orders that cost nothing. */
const noProvider = 'none';

/** Errors of a basket that cannot be paid. */
export const placeOrderErrors = {
  400: [
    'BasketEmpty',
    'ShippingMethodRequired',
    'ShippingMethodUnavailable',
    'DropPointRequired',
    'PrepaymentNotAccepted',
  ],
  409: ['BasketOrdered', 'LineTooLarge', 'OutOfStock', 'PrintUnavailable', ...unusableVoucherErrors[409]],
} as const;

type FailPlacing = Fail<CodeOf<typeof placeOrderErrors> | 'InvalidField' | 'BasketChanged'>;

export type PlacedOrder =
  /** The payment to be paid. */
  | { kind: 'pay'; payment: NewPayment & Pick<Payment, 'url'> }
  /** Nothing to pay: the basket is ordered. */
  | { kind: 'free'; url: string }
  /** An open payment that does not match the basket any more, or is about to expire. */
  | { kind: 'outdated'; payment: Payment };

/**
 * Turns the basket into an open order with a payment and holds its stock. If the basket has an open payment and has
 * not changed, keeps that payment. If the basket cannot be paid, the transaction must be rolled back.
 */
export async function placeOrder(
  fail: FailPlacing,
  trx: Db,
  shop: Shop,
  basketId: string,
  request: PaymentRequest,
): Promise<PlacedOrder> {
  const status = await lockBasket(trx, shop.storeId, basketId);
  if (status === 'ordered') return findFreeOrder(fail, trx, shop, basketId);
  await requireVersion(fail, trx, shop, { basketId, ifMatch: request.ifMatch });
  if (request.customerId) await claimUnowned(trx, shop.storeId, basketId, request.customerId);
  await lockVouchers(trx, { storeId: shop.storeId, basketId });
  const basket = await findDisplayedBasket(trx, shop, basketId);
  if (!basket || basket.lines.length === 0) return fail('BasketEmpty', {}, 'lines');
  const faults = await checkoutErrors(trx, shop, basket);
  if (faults.length > 0) fail.all(faults);
  refuseWithdrawnPrints(fail, shop, basket.lines);
  const voucherFaults = voucherErrors(basket, shop);
  if (voucherFaults.length > 0) fail.all(voucherFaults);

  const totals = basketTotals(basket, shop);
  const isFree = totals.total === 0;
  const { capture, needsConsent } = captureRule(request.method, basket);
  if (needsConsent && !isFree && !request.acceptsPrepayment)
    fail('PrepaymentNotAccepted', {}, 'acceptsPrepayment');
  const open = await findOpenPayment(trx, shop.storeId, basketId);
  if (open)
    return {
      kind: open.capture === capture && isCurrent(open, basket, totals, shop, request) ? 'pay' : 'outdated',
      payment: open,
    };

  const orderId = randomUUID();
  await holdStock(fail, trx, shop, { orderId, lines: basket.lines });
  const payment: NewPayment = {
    store_id: shop.storeId,
    id: randomUUID(),
    order_id: orderId,
    basket_id: basketId,
    provider: isFree ? noProvider : request.method.provider,
    method: request.method.id,
    return_url: request.returnUrl,
    cancel_url: request.cancelUrl,
    amount: totals.total,
    currency: shop.currency,
    capture: isFree ? 'atOnce' : capture,
    basket_version: basket.version,
    created_at: request.now,
    expires_at: new Date(request.now.getTime() + request.holdMs),
  };
  const prepayment = needsConsent && !isFree ? await agreement(trx, shop, request.now) : null;
  const uses = await writeOrder(trx, shop, basket, totals, payment, { ...request, prepayment });
  await insertPayment(trx, payment, perVariant(basket.lines));
  await redeemVouchers(trx, payment, uses, 'held');
  if (!isFree) return { kind: 'pay', payment: { ...payment, url: null } };
  await confirmFree(trx, payment.id, request.now);
  return { kind: 'free', url: request.returnUrl };
}

/** The words that the shopper has agreed to. */
async function agreement(trx: Db, shop: Shop, now: Date): Promise<Prepayment> {
  const texts = await findTexts(trx, shop, [prepaymentAlias]);
  return { text: texts.get(prepaymentAlias) ?? prepaymentAlias, acceptedAt: now.toISOString() };
}

/** Confirms an order that costs nothing, without a payment provider. */
async function confirmFree(trx: Db, paymentId: string, now: Date): Promise<void> {
  const payment = await lockPayment(trx, paymentId);
  if (!payment || !(await confirm(trx, payment, now)))
    throw new Error(`The free order of payment ${paymentId} could not be confirmed.`);
}

/** Answers a repeated checkout of a basket that cost nothing. */
async function findFreeOrder(
  fail: Fail<'BasketOrdered'>,
  trx: Db,
  { storeId }: Shop,
  basketId: string,
): Promise<PlacedOrder> {
  const paid = await findLastPayment(trx, storeId, basketId);
  if (paid?.provider !== noProvider) return fail('BasketOrdered');
  return { kind: 'free', url: paid.return_url };
}

function isCurrent(
  open: Payment,
  basket: StoredBasket,
  totals: Totals,
  shop: Shop,
  request: PaymentRequest,
): boolean {
  return (
    open.basket_version === basket.version &&
    open.amount === totals.total &&
    open.currency === shop.currency &&
    open.method === request.method.id &&
    open.return_url === request.returnUrl &&
    open.cancel_url === request.cancelUrl &&
    open.expires_at.getTime() - request.now.getTime() > minHoldLeftMs
  );
}

async function holdStock(
  fail: FailPlacing,
  trx: Db,
  shop: Shop,
  { orderId, lines }: { orderId: string; lines: readonly DisplayedLine[] },
): Promise<void> {
  const cause = { reason: 'ordered', orderId } as const;
  const shortages = await takeStock(trx, shop.storeId, perVariant(lines), cause);
  if (shortages.length === 0) return;
  const left = new Map(shortages.map((short) => [short.variantId, short.left]));
  const errors = lines.flatMap((line) => {
    const quantityLeft = left.get(line.variantId);
    if (quantityLeft === undefined) return [];
    return [errorItem({ ...shortage(quantityLeft, nameOf(line)), field: `lines.${line.id}` }, shop)];
  });
  fail.all(errors);
}

/** Rejects lines whose print was withdrawn, or whose player left, after the line was added. */
function refuseWithdrawnPrints(fail: FailPlacing, shop: Shop, lines: readonly DisplayedLine[]): void {
  const errors = lines.flatMap((line) => {
    if (isLineAvailable(line)) return [];
    const print = [line.print?.name, line.print?.number].filter((part) => part != null).join(' ');
    const field = `lines.${line.id}`;
    return [errorItem({ code: 'PrintUnavailable', params: { name: nameOf(line), print }, field }, shop)];
  });
  if (errors.length > 0) fail.all(errors);
}

const nameOf = ({ name, colorName, size }: DisplayedLine) => [name, colorName, size].join(', ');
