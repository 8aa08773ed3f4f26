import { type Db, json } from '../../../platform/database/database';
import { normaliseCode, type VoucherRow } from '../../baskets';
import { removeEntries } from './remove-rows';
import type { StoreChange } from './store-change';

/**
 * Writes a store's vouchers; a missing voucher is deleted and leaves the baskets. Runs before the variants, because payments
 * lock vouchers before variants.
 */
export async function writeVouchers(trx: Db, change: StoreChange): Promise<void> {
  const { storeId } = change;
  const { written, removed } = change.list('vouchers');
  await removeEntries(
    trx,
    'vouchers',
    storeId,
    removed.map(({ id }) => id),
  );
  for (const { entry } of written) {
    const values = toColumns(entry);
    await trx
      .insertInto('vouchers')
      .values({ store_id: storeId, id: entry.id, ...values })
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
