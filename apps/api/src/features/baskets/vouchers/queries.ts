import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../../platform/database/database';
import type { Voucher } from './voucher';

/** A voucher in a basket, with its name in the shop's culture. */
export interface AddedVoucher extends Voucher {
  name: string;
}

/**
 * SQL for the vouchers of basket `b`, in the order of addition. Uses are counted if they are limited. Uses held for
 * the basket's own payment do not count.
 */
export function vouchersOfBasket(culture: string, currency: string): RawBuilder<AddedVoucher[]> {
  const uses = sql`
    select count(*) from voucher_redemptions r
    where r.store_id = v.store_id and r.voucher_id = v.id and r.basket_id <> b.id`;
  return sql`coalesce((
    select json_agg(json_build_object(
      'id', v.id, 'code', v.code, 'kind', v.kind, 'name', v.names ->> ${culture}::text,
      'percent', v.percent, 'amount', v.amounts -> ${currency}::text, 'minimum', v.minimums -> ${currency}::text,
      'validFrom', v.valid_from, 'validUntil', v.valid_until,
      'maxUses', v.max_uses, 'maxUsesPerCustomer', v.max_uses_per_customer, 'combinable', v.combinable,
      'uses', case when v.max_uses is null then 0 else (${uses}) end,
      'usesByCustomer', case when v.max_uses_per_customer is null then 0 else (
        ${uses} and (r.customer_id = b.customer_id or r.email = lower(trim(b.billing ->> 'email')))
      ) end
    ) order by w.position, v.id)
    from basket_vouchers w
    join vouchers v on v.store_id = w.store_id and v.id = w.voucher_id
    where w.store_id = b.store_id and w.basket_id = b.id
  ), '[]')`;
}

/** @param code in capitals */
export async function findVoucherId(db: Db, storeId: string, code: string): Promise<string | undefined> {
  const row = await db
    .selectFrom('vouchers')
    .select('id')
    .where('store_id', '=', storeId)
    .where('code', '=', code)
    .executeTakeFirst();
  return row?.id;
}

interface BasketKey {
  storeId: string;
  basketId: string;
}

/** Adds a voucher to a locked basket, after its other vouchers. */
export async function addBasketVoucher(trx: Db, { storeId, basketId }: BasketKey, id: string): Promise<void> {
  await sql`
    insert into basket_vouchers (store_id, basket_id, voucher_id, position)
    select ${storeId}, ${basketId}::uuid, ${id}, coalesce(max(position), 0) + 1
    from basket_vouchers where store_id = ${storeId} and basket_id = ${basketId}
    on conflict do nothing`.execute(trx);
}

/** @returns whether the basket had it */
export async function removeBasketVoucher(
  trx: Db,
  { storeId, basketId }: BasketKey,
  id: string,
): Promise<boolean> {
  const { numDeletedRows } = await trx
    .deleteFrom('basket_vouchers')
    .where('store_id', '=', storeId)
    .where('basket_id', '=', basketId)
    .where('voucher_id', '=', id)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

/** Moves the vouchers of a merged basket: all of them if all can be combined, otherwise only if the target has none. */
export async function mergeVouchers(
  trx: Db,
  storeId: string,
  { from, into }: { from: string; into: string },
): Promise<void> {
  await sql`
    insert into basket_vouchers (store_id, basket_id, voucher_id, position)
    select ${storeId}, ${into}::uuid, voucher_id, position + (
      select coalesce(max(position), 0) from basket_vouchers where store_id = ${storeId} and basket_id = ${into}
    )
    from basket_vouchers
    where store_id = ${storeId} and basket_id = ${from} and (
      not exists (select from basket_vouchers where store_id = ${storeId} and basket_id = ${into})
      or (
        select bool_and(v.combinable) from basket_vouchers w
        join vouchers v on v.store_id = w.store_id and v.id = w.voucher_id
        where w.store_id = ${storeId} and w.basket_id in (${from}, ${into})
      )
    )
    on conflict do nothing`.execute(trx);
}

/** Locks the limited vouchers of a basket in the order of their ids, so that the last use is given once. */
export async function lockVouchers(trx: Db, { storeId, basketId }: BasketKey): Promise<void> {
  await sql`
    select 1 from vouchers
    where store_id = ${storeId} and coalesce(max_uses, max_uses_per_customer) is not null and id in (
      select voucher_id from basket_vouchers where store_id = ${storeId} and basket_id = ${basketId}
    )
    order by id
    for update`.execute(trx);
}
