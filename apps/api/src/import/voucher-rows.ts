import { sql } from 'kysely';
import type { Db } from '../db/database';
import { json } from '../db/json';
import { normaliseCode } from '../domain/vouchers/voucher';
import type { StoreData, VoucherRow } from './store-data';

/**
 * Writes a store's vouchers; one that is left out can no longer be used and leaves the baskets. Before the variants, as
 * whoever pays locks vouchers before them.
 */
export async function writeVouchers(trx: Db, { store, vouchers = [] }: StoreData): Promise<void> {
  await sql`
    delete from vouchers
    where store_id = ${store.id} and id <> all(${vouchers.map(({ id }) => id)}::text[])`.execute(trx);
  for (const voucher of vouchers) {
    const values = toColumns(voucher);
    await trx
      .insertInto('vouchers')
      .values({ store_id: store.id, id: voucher.id, ...values })
      .onConflict((conflict) => conflict.columns(['store_id', 'id']).doUpdateSet(values))
      .execute();
  }
}

function toColumns(voucher: VoucherRow) {
  return {
    code: normaliseCode(voucher.code),
    kind: voucher.kind,
    percent: voucher.percent ?? null,
    amounts: voucher.amounts ? json(voucher.amounts) : null,
    minimums: voucher.minimums ? json(voucher.minimums) : null,
    valid_from: voucher.validFrom ?? null,
    valid_until: voucher.validUntil ?? null,
    max_uses: voucher.maxUses ?? null,
    max_uses_per_customer: voucher.maxUsesPerCustomer ?? null,
    combinable: voucher.combinable,
    names: json(voucher.names),
  };
}
