import { toColumns } from '../../../platform/database/columns';
import type { Db } from '../../../platform/database/database';
import { insertRows } from '../../../platform/database/insert-rows';
import { SizeGuideRow } from '../store-data';
import { affectedIds } from './list-change';
import { removeEntries } from './remove-rows';
import type { StoreChange } from './store-change';

export async function writeSizeGuides(trx: Db, change: StoreChange): Promise<void> {
  const guides = change.list('sizeGuides');
  await removeEntries(trx, 'size_guides', change.storeId, affectedIds(guides));
  await insertRows(
    trx,
    'size_guides',
    guides.written.map(({ entry }) =>
      Object.assign(toColumns(SizeGuideRow, entry), { store_id: change.storeId }),
    ),
  );
}
