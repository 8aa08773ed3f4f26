import type { Db } from '../db/database';
import {
  claimBasket,
  findBasketOwner,
  findCustomerBasket,
  lockBaskets,
  mergeInto,
} from '../db/repositories/basket-merging';
import { findOpenPayment, lockPayment } from '../db/repositories/payments';
import { release } from '../payments/settle';
import type { Shop } from '../shop/shop';

/**
 * Makes one basket of a guest's and of the one that the customer who logs in has kept, in the caller's transaction. The
 * guest's goes on, since it is the one on the screen; the kept one's lines are added to it, and tokens of the kept one
 * lead there from now on. A payment that is open for the kept one is ended first.
 *
 * A guest's basket that belongs to another customer, or is an order already, stays as it is.
 *
 * @returns the id of the customer's basket afterwards; null where there is none
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
  const kept = await lockForMerging(trx, storeId, guestBasketId, customerId);
  if (guestBasketId === null || guestBasketId === kept) return kept ?? null;
  const guest = await findBasketOwner(trx, storeId, guestBasketId);
  if (guest && (guest.status !== 'open' || (guest.customerId !== null && guest.customerId !== customerId)))
    return kept ?? null;
  if (!guest && kept) return kept;

  if (kept) {
    await endOpenPayment(trx, storeId, kept, now);
    await mergeInto(trx, shop, { from: kept, into: guestBasketId });
  }
  await claimBasket(trx, shop, guestBasketId, customerId);
  return guestBasketId;
}

/**
 * Locks the baskets before anything is decided by them: either may be ordered, merged or claimed until then.
 * @returns the id of the basket that the customer has kept
 */
async function lockForMerging(
  trx: Db,
  storeId: string,
  guestBasketId: string | null,
  customerId: string,
): Promise<string | undefined> {
  const kept = await findCustomerBasket(trx, storeId, customerId);
  if (guestBasketId === null) return kept;
  await lockBaskets(trx, storeId, kept ? [guestBasketId, kept] : [guestBasketId]);
  const still = await findCustomerBasket(trx, storeId, customerId);
  return still === kept || still === undefined || still === guestBasketId
    ? still
    : lockForMerging(trx, storeId, guestBasketId, customerId);
}

/**
 * The provider cannot be asked inside a transaction: the pieces go back on sale at once, and the reconciliation closes
 * the provider's page. Whoever pays before that is served as one who pays late.
 */
async function endOpenPayment(trx: Db, storeId: string, basketId: string, now: Date): Promise<void> {
  const open = await findOpenPayment(trx, storeId, basketId);
  const payment = open && (await lockPayment(trx, open.id));
  if (payment?.status !== 'open') return;
  const end = { status: 'expired' as const, reason: 'BasketMerged', finished_at: null };
  await release(trx, payment, end, now, { role: 'shopper' });
}
