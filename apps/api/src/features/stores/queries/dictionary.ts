import { sql } from 'kysely';
import type { Db } from '../../../platform/database/database';
import type { Shop } from '../shop';

/** The texts of a culture, by alias. */
export function findDictionary(
  db: Db,
  storeId: string,
  culture: string,
): Promise<{ alias: string; value: string }[]> {
  return db
    .selectFrom('dictionary_items')
    .select(['alias', 'value'])
    .where('store_id', '=', storeId)
    .where('culture', '=', culture)
    .orderBy('alias')
    .execute();
}

/** The texts of the given aliases in the shop's culture; unknown aliases are omitted. */
export async function findTexts(
  db: Db,
  { storeId, culture }: Pick<Shop, 'storeId' | 'culture'>,
  aliases: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  const rows = await db
    .selectFrom('dictionary_items')
    .select(['alias', 'value'])
    .where('store_id', '=', storeId)
    .where('culture', '=', culture)
    .where(sql<boolean>`alias = any(${aliases}::text[])`)
    .execute();
  return new Map(rows.map(({ alias, value }) => [alias, value]));
}
