import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import type { Db } from '../db/database';
import type { Topic } from '../outbox/topic';
import type { ProductRow, StoreData } from './store-data';

interface Item {
  type: Topic['type'];
  /** Empty where a store has one of the type. */
  id: string;
  hash: string;
}

/** A short name of a value: equal for equal values, in whichever order their fields stand. */
export function hashOf(value: unknown): string {
  return createHash('sha256').update(JSON.stringify(value, inOrder)).digest('base64url').slice(0, 22);
}

function inOrder(_: string, value: unknown): unknown {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
  return Object.fromEntries(Object.entries(value).toSorted(([a], [b]) => (a < b ? -1 : 1)));
}

/** The prints that a product can be had with, as its page shows them. */
function printsOf({ addOns = [], players = [] }: StoreData, { addOns: offered = [] }: ProductRow): unknown {
  const prints = offered.map(({ addOnId }) => addOns.find(({ id }) => id === addOnId));
  return prints.some((print) => print?.kind === 'Player') ? [prints, players] : prints;
}

function sizeGuideOf({ sizeGuides = [] }: StoreData, { sizeGuideId }: ProductRow): unknown {
  return sizeGuides.find(({ id }) => id === sizeGuideId);
}

/** What a store's pages are made of. A category changes with its own text and with the products that it lists. */
export function itemsOf(data: StoreData): Item[] {
  const parents = new Map(data.categories.map(({ id, parentId }) => [id, parentId]));
  const listed = new Map<string, Set<string>>();
  for (const { id: productId, categoryIds, isUnlisted } of data.products) {
    for (const categoryId of isUnlisted ? [] : categoryIds) {
      for (let at: string | null | undefined = categoryId; at; at = parents.get(at)) {
        listed.set(at, (listed.get(at) ?? new Set()).add(productId));
      }
    }
  }
  return [
    { type: 'settings', id: '', hash: hashOf([data.store, data.settings]) },
    { type: 'dictionary', id: '', hash: hashOf(data.dictionary) },
    ...data.pages.map((page) => ({ type: 'content' as const, id: page.id, hash: hashOf(page) })),
    { type: 'content', id: '', hash: hashOf(data.redirects) },
    ...data.categories.map((row) => ({
      type: 'category' as const,
      id: row.id,
      hash: hashOf([row, [...(listed.get(row.id) ?? [])]]),
    })),
    ...data.products.map((row) => ({
      type: 'product' as const,
      id: row.id,
      hash: hashOf([row, printsOf(data, row), sizeGuideOf(data, row)]),
    })),
  ];
}

/** Notes the items as imported and tells which of them are new, changed or gone. */
export async function replaceItems(trx: Db, storeId: string, items: readonly Item[]): Promise<Topic[]> {
  const before = await trx
    .selectFrom('imported_items')
    .select(['type', 'id', 'hash'])
    .where('store_id', '=', storeId)
    .execute();
  const hashes = new Map(before.map((item) => [keyOf(item), item.hash]));
  const kept = new Set(items.map(keyOf));
  const changed = [
    ...items.filter((item) => hashes.get(keyOf(item)) !== item.hash),
    ...before.filter((item) => !kept.has(keyOf(item))),
  ];
  const written = JSON.stringify(items);
  await sql`
    delete from imported_items where store_id = ${storeId} and (type, id) not in (
      select type, id from jsonb_to_recordset(${written}::jsonb) as item (type text, id text))
  `.execute(trx);
  await sql`
    insert into imported_items as known (store_id, type, id, hash)
    select ${storeId}, type, id, hash
    from jsonb_to_recordset(${written}::jsonb) as item (type text, id text, hash text)
    on conflict (store_id, type, id) do update set hash = excluded.hash, changed_at = excluded.changed_at
      where known.hash <> excluded.hash
  `.execute(trx);
  return changed.map(({ type, id }) => topic(type as Topic['type'], id));
}

const keyOf = ({ type, id }: { type: string; id: string }) => `${type} ${id}`;

const topic = (type: Topic['type'], id: string): Topic => (id === '' ? { type } : { type, id });
