import { sql } from 'kysely';
import type { Db } from '../../../platform/database/database';
import type { Shop } from '../../stores';

/** A variant's name with its colour and size, such as `Home shirt, Black, M`. */
export async function findVariantName(
  db: Db,
  { storeId, culture }: Shop,
  id: string,
): Promise<string | undefined> {
  const { rows } = await sql<{ name: string }>`
    select concat_ws(', ', t.name, c.names ->> ${culture}::text, v.size) as name
    from variants v
    join product_texts t on t.store_id = v.store_id and t.product_id = v.product_id and t.culture = ${culture}
    join product_colors c on c.store_id = v.store_id and c.product_id = v.product_id and c.code = v.color
    where v.store_id = ${storeId} and v.id = ${id}`.execute(db);
  return rows[0]?.name;
}
