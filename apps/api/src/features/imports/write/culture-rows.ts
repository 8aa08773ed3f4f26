import { sql } from 'kysely';
import { type Db, json } from '../../../platform/database/database';
import { insertRows } from '../../../platform/database/insert-rows';
import { cleanHtml } from './clean-html';
import { resolveLinks } from './links';
import { isSame } from './same-data';
import type { StoreChange } from './store-change';

/** Writes settings and texts of each culture. */
export async function writeCultures(trx: Db, change: StoreChange): Promise<void> {
  const { storeId, before, after, paths } = change;
  const { data } = after;
  const isNew = !before || !isSame(before.data.store.cultures, data.store.cultures);
  if (isNew) await trx.deleteFrom('store_cultures').where('store_id', '=', storeId).execute();
  const written = new Set(change.changedCultures((side, culture) => side.settings[culture]));
  for (const [position, { culture, locale, currency, pathPrefix }] of data.store.cultures.entries()) {
    if (!isNew && !written.has(culture)) continue;
    const settings = json(cleanHtml(resolveLinks(data.settings[culture], paths(culture))));
    const values = { locale, currency, path_prefix: pathPrefix, position, settings };
    await trx
      .insertInto('store_cultures')
      .values({ store_id: storeId, culture, ...values })
      .onConflict((conflict) => conflict.columns(['store_id', 'culture']).doUpdateSet(values))
      .execute();
  }
  for (const { culture } of data.store.cultures)
    await writeTexts(
      trx,
      storeId,
      culture,
      isNew ? {} : (before.data.dictionary[culture] ?? {}),
      data.dictionary[culture] ?? {},
    );
}

type Texts = Readonly<Record<string, string>>;

async function writeTexts(
  trx: Db,
  storeId: string,
  culture: string,
  before: Texts,
  after: Texts,
): Promise<void> {
  const outdated = Object.keys(before).filter((alias) => before[alias] !== after[alias]);
  if (outdated.length > 0)
    await sql`
      delete from dictionary_items
      where store_id = ${storeId} and culture = ${culture} and alias = any(${outdated}::text[])`.execute(trx);
  await insertRows(
    trx,
    'dictionary_items',
    Object.entries(after)
      .filter(([alias, value]) => before[alias] !== value)
      .map(([alias, value]) => ({ store_id: storeId, culture, alias, value })),
  );
}
