import type { Db } from '../db/database';
import { insertRows } from '../db/insert-rows';
import { json } from '../db/json';
import type { StoreData } from './store-data';

export async function writeSizeGuides(trx: Db, { store, sizeGuides = [] }: StoreData): Promise<void> {
  await trx.deleteFrom('size_guides').where('store_id', '=', store.id).execute();
  await insertRows(
    trx,
    'size_guides',
    sizeGuides.map(({ id, texts, measures, rows }) => ({
      store_id: store.id,
      id,
      texts: json(texts),
      measures: json(measures),
      rows: json(rows),
    })),
  );
}
