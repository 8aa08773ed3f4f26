import type { Kysely } from 'kysely';
import type { Database, Db } from '../../../platform/database/database';
import { type Fail, failAnywhere } from '../../../platform/http/errors/declare-errors';
import type { Shop } from '../../stores';
import { type BasketChange, requireVersion } from '../basket-version';
import {
  type DisplayedLine,
  findDisplayedBasket,
  lockBasket,
  type StoredBasket,
  touchBasket,
} from '../queries/baskets';
import { type unusableVoucherErrors, voucherEffect, voucherFailure } from './basket-vouchers';
import { addBasketVoucher, findVoucherId, removeBasketVoucher } from './queries';
import { normaliseCode } from './voucher';

const field = 'voucherCode';
const maxVouchers = 10;

/** Adds a voucher to a basket. Inserts the basket's row if it has none yet. */
export async function addVoucher(
  fail: Fail<
    'UnknownVoucher' | 'BasketOrdered' | 'BasketChanged' | (typeof unusableVoucherErrors)[409][number]
  >,
  db: Kysely<Database>,
  shop: Shop,
  change: BasketChange,
  code: string,
): Promise<StoredBasket<DisplayedLine>> {
  const { basketId } = change;
  return db.transaction().execute(async (trx) => {
    await requireVersion(fail, trx, shop, change);
    const id = await requireVoucherId(fail, trx, shop, code);
    if (!(await touchBasket(trx, shop, basketId))) fail('BasketOrdered');
    await addBasketVoucher(trx, { storeId: shop.storeId, basketId }, id);
    const basket = await findDisplayedBasket(trx, shop, basketId);
    if (!basket) throw new Error(`The basket ${basketId} does not exist.`);
    if (basket.vouchers.length > maxVouchers)
      failAnywhere('TooManyItems', { field: 'vouchers', limit: maxVouchers }, field);
    const fault = voucherEffect(basket, shop).vouchers.find((voucher) => voucher.id === id)?.fault;
    if (fault) {
      const { code, params } = voucherFailure(fault, shop);
      fail(code, params, field);
    }
    return basket;
  });
}

/** Removes a voucher from a basket. */
export async function removeVoucher(
  fail: Fail<'UnknownVoucher' | 'BasketOrdered' | 'BasketChanged'>,
  db: Kysely<Database>,
  shop: Shop,
  change: BasketChange,
  code: string,
): Promise<StoredBasket<DisplayedLine> | undefined> {
  const { basketId } = change;
  return db.transaction().execute(async (trx) => {
    await requireVersion(fail, trx, shop, change);
    const status = await lockBasket(trx, shop.storeId, basketId);
    if (status === 'ordered' || status === 'merged') fail('BasketOrdered');
    const id = await requireVoucherId(fail, trx, shop, code);
    if (!(await removeBasketVoucher(trx, { storeId: shop.storeId, basketId }, id)))
      fail('UnknownVoucher', {}, field);
    await touchBasket(trx, shop, basketId);
    return findDisplayedBasket(trx, shop, basketId);
  });
}

async function requireVoucherId(
  fail: Fail<'UnknownVoucher'>,
  trx: Db,
  { storeId }: Shop,
  code: string,
): Promise<string> {
  const id = await findVoucherId(trx, storeId, normaliseCode(code));
  return id ?? fail('UnknownVoucher', {}, field);
}
