import { findText, shippedTexts } from '@matchday/dictionary/languages';
import { sql } from 'kysely';
import type { Db } from '../../../platform/database/database';

interface CultureOf {
  storeId: string;
  culture: string;
}

/** The texts of a culture, by alias: the store's own, and the shipped ones that the store does not replace. */
export async function findDictionary(db: Db, shop: CultureOf): Promise<{ alias: string; value: string }[]> {
  const own = toMap(await selectTexts(db, shop).execute());
  const aliases = new Set([...own.keys(), ...shippedTexts(shop.culture).keys()]);
  return [...aliases].toSorted().map((alias) => ({ alias, value: findText(alias, shop.culture, own) ?? '' }));
}

/** A text of a shop in one culture, with the shipped value and the store's own. */
interface StoreText {
  alias: string;
  shipped: string | null;
  own: string | null;
}

/** A text by its alias; undefined if neither the product nor the store has it. */
export function storeText(alias: string, culture: string, own: string | undefined): StoreText | undefined {
  const shipped = shippedTexts(culture).get(alias);
  return shipped === undefined && own === undefined
    ? undefined
    : { alias, shipped: shipped ?? null, own: own ?? null };
}

/** The texts of a store's culture by alias, or only the given one. None for a culture that the store does not have. */
export async function findStoreTexts(db: Db, shop: CultureOf, alias?: string): Promise<StoreText[]> {
  const { storeId, culture } = shop;
  const known = await db
    .selectFrom('store_cultures')
    .select('culture')
    .where('store_id', '=', storeId)
    .where('culture', '=', culture)
    .executeTakeFirst();
  if (!known) return [];
  const query = selectTexts(db, shop);
  const own = toMap(await (alias === undefined ? query : query.where('alias', '=', alias)).execute());
  const aliases = alias === undefined ? new Set([...own.keys(), ...shippedTexts(culture).keys()]) : [alias];
  return [...aliases].toSorted().flatMap((each) => storeText(each, culture, own.get(each)) ?? []);
}

/** The texts of the given aliases in the shop's culture; unknown aliases are omitted. */
export async function findTexts(
  db: Db,
  shop: CultureOf,
  aliases: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  const rows = await selectTexts(db, shop).where(sql<boolean>`alias = any(${aliases}::text[])`).execute();
  const own = toMap(rows);
  return new Map(
    aliases.flatMap((alias) => {
      const text = findText(alias, shop.culture, own);
      return text === undefined ? [] : [[alias, text]];
    }),
  );
}

/** The store's own texts whose alias starts with a prefix. */
export async function findOwnTexts(
  db: Db,
  shop: CultureOf,
  prefix: string,
): Promise<ReadonlyMap<string, string>> {
  return toMap(await selectTexts(db, shop).where(startsWith(prefix)).execute());
}

/** The own error messages of all stores, as a function of store and culture. */
export async function findErrorMessages(
  db: Db,
): Promise<(storeId: string, culture: string) => ReadonlyMap<string, string>> {
  const rows = await db
    .selectFrom('dictionary_items')
    .selectAll()
    .where(startsWith('ErrorMessage.'))
    .execute();
  const byCulture = Map.groupBy(rows, ({ store_id, culture }) => `${store_id} ${culture}`);
  return (storeId, culture) => toMap(byCulture.get(`${storeId} ${culture}`) ?? []);
}

const startsWith = (prefix: string) => sql<boolean>`starts_with(alias, ${prefix})`;

const toMap = (rows: readonly { alias: string; value: string }[]) =>
  new Map(rows.map(({ alias, value }) => [alias, value]));

const selectTexts = (db: Db, { storeId, culture }: CultureOf) =>
  db
    .selectFrom('dictionary_items')
    .select(['alias', 'value'])
    .where('store_id', '=', storeId)
    .where('culture', '=', culture);
