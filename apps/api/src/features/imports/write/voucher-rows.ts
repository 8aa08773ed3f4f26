import { toColumns } from '../../../platform/database/columns';
import type { Db } from '../../../platform/database/database';
import { normaliseCode } from '../../baskets';
import { VoucherRow } from '../store-data';
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
    const values = toColumns(VoucherRow, { ...entry, code: normaliseCode(entry.code) });
    await trx
      .insertInto('vouchers')
      .values({ ...values, store_id: storeId })
      .onConflict((conflict) => conflict.columns(['store_id', 'id']).doUpdateSet(values))
      .execute();
  }
}
