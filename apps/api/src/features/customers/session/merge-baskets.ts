import type { Db } from '../../../platform/database/database';
import { claimBasket, findBasketOwner, findCustomerBasket, lockBaskets, mergeInto } from '../../baskets';
import { findOpenPayment, lockPayment, release } from '../../payments';
import type { Shop } from '../../stores';

/**
 * Merges a guest's basket with the basket that the customer who logs in already has, in the caller's transaction. The
 * guest's basket remains, because it is the one on the screen. The lines of the customer's earlier basket are added
 * to it, and tokens of the earlier basket open the merged one. An open payment of the earlier basket is ended first.
 *
 * A guest's basket that belongs to another customer or is already ordered stays unchanged.
 *
 * @returns the id of the customer's basket afterwards; null if there is none
 */
export async function mergeBaskets(
  trx: Db,
  shop: Shop,
  {
    guestBasketId,
    customerId,
    now = new Date(),
  }: { guestBasketId: string | null; customerId: string; now?: Date },
): Promise<string | null> {
  const { storeId } = shop;
  const customerBasketId = await lockForMerging(trx, storeId, guestBasketId, customerId);
  if (guestBasketId === null || guestBasketId === customerBasketId) return customerBasketId ?? null;
  const guestBasket = await findBasketOwner(trx, storeId, guestBasketId);
  if (
    guestBasket &&
    (guestBasket.status !== 'open' ||
      (guestBasket.customerId !== null && guestBasket.customerId !== customerId))
  )
    return customerBasketId ?? null;
  if (!guestBasket && customerBasketId) return customerBasketId;

  if (customerBasketId) {
    await endOpenPayment(trx, storeId, customerBasketId, now);
    await mergeInto(trx, shop, { from: customerBasketId, into: guestBasketId });
  }
  await claimBasket(trx, shop, guestBasketId, customerId);
  return guestBasketId;
}

/**
 * Locks both baskets before any decision, because either may be ordered, merged or claimed at the same time.
 * @returns the id of the customer's basket
 */
async function lockForMerging(
  trx: Db,
  storeId: string,
  guestBasketId: string | null,
  customerId: string,
): Promise<string | undefined> {
  const customerBasketId = await findCustomerBasket(trx, storeId, customerId);
  if (guestBasketId === null) return customerBasketId;
  await lockBaskets(trx, storeId, customerBasketId ? [guestBasketId, customerBasketId] : [guestBasketId]);
  const currentId = await findCustomerBasket(trx, storeId, customerId);
  return currentId === customerBasketId || currentId === undefined || currentId === guestBasketId
    ? currentId
    : lockForMerging(trx, storeId, guestBasketId, customerId);
}

/**
 * The provider cannot be called inside a transaction. Stock is released at once, and the reconciliation closes the
 * provider's session. If the shopper pays before that, the payment is handled as a late one.
 */
async function endOpenPayment(trx: Db, storeId: string, basketId: string, now: Date): Promise<void> {
  const open = await findOpenPayment(trx, storeId, basketId);
  const payment = open && (await lockPayment(trx, open.id));
  if (payment?.status !== 'open') return;
  const end = { status: 'expired' as const, reason: 'BasketMerged', finished_at: null };
  await release(trx, payment, end, now, { role: 'shopper' });
}
