import type { Kysely } from 'kysely';
import type { Database, Db } from '../../../platform/database/database';
import { ApiError } from '../../../platform/http/errors/api-error';
import type { Shop } from '../../stores';
import {
  type DisplayedLine,
  findDisplayedBasket,
  lockBasket,
  type StoredBasket,
  touchBasket,
} from '../queries/baskets';
import { voucherEffect, voucherError } from './basket-vouchers';
import { addBasketVoucher, findVoucherId, removeBasketVoucher } from './queries';
import { normaliseCode } from './voucher';

const field = 'voucherCode';
const maxVouchers = 10;

/**
 * Adds a voucher to a basket. Inserts the basket's row if it has none yet.
 *
 * @throws {ApiError} 404 `UnknownVoucher`, 409 with the reason why the voucher does not apply, 409 `BasketOrdered`
 */
export async function addVoucher(
  db: Kysely<Database>,
  shop: Shop,
  basketId: string,
  code: string,
): Promise<StoredBasket<DisplayedLine>> {
  return db.transaction().execute(async (trx) => {
    const id = await requireVoucherId(trx, shop, code);
    if (!(await touchBasket(trx, shop, basketId))) throw new ApiError(409, 'BasketOrdered');
    await addBasketVoucher(trx, { storeId: shop.storeId, basketId }, id);
    const basket = await findDisplayedBasket(trx, shop, basketId);
    if (!basket) throw new Error(`The basket ${basketId} does not exist.`);
    if (basket.vouchers.length > maxVouchers)
      throw new ApiError(400, 'TooManyItems', { field: 'vouchers', limit: maxVouchers }, field);
    const fault = voucherEffect(basket, shop).vouchers.find((voucher) => voucher.id === id)?.fault;
    if (fault) throw voucherError(fault, shop, field);
    return basket;
  });
}

/**
 * Removes a voucher from a basket.
 * @throws {ApiError} 404 `UnknownVoucher` if the basket does not have it, 409 `BasketOrdered`
 */
export async function removeVoucher(
  db: Kysely<Database>,
  shop: Shop,
  basketId: string,
  code: string,
): Promise<StoredBasket<DisplayedLine> | undefined> {
  return db.transaction().execute(async (trx) => {
    const status = await lockBasket(trx, shop.storeId, basketId);
    if (status === 'ordered' || status === 'merged') throw new ApiError(409, 'BasketOrdered');
    const id = await requireVoucherId(trx, shop, code);
    if (!(await removeBasketVoucher(trx, { storeId: shop.storeId, basketId }, id)))
      throw new ApiError(404, 'UnknownVoucher', {}, field);
    await touchBasket(trx, shop, basketId);
    return findDisplayedBasket(trx, shop, basketId);
  });
}

async function requireVoucherId(trx: Db, { storeId }: Shop, code: string): Promise<string> {
  const id = await findVoucherId(trx, storeId, normaliseCode(code));
  if (id === undefined) throw new ApiError(404, 'UnknownVoucher', {}, field);
  return id;
}
