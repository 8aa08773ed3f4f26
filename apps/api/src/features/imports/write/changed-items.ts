import { sql } from 'kysely';
import { type Db, json } from '../../../platform/database/database';
import type { ProductRow } from '../../catalogue';
import type { Topic } from '../../stores';
import type { StoreData } from '../store-data';
import { isSame } from './same-data';
import type { StoreChange } from './store-change';

interface Item {
  type: Topic['type'];
  /** Empty if a store has only one item of the type. */
  id: string;
  /** The data that its page shows. */
  pageData: unknown;
}

/** The prints that a product page shows. */
function printsOf({ addOns = [], players = [] }: StoreData, { addOns: offered = [] }: ProductRow): unknown {
  const prints = offered.map(({ addOnId }) => addOns.find(({ id }) => id === addOnId));
  return prints.some((print) => print?.kind === 'Player') ? [prints, players] : prints;
}

function sizeGuideOf({ sizeGuides = [] }: StoreData, { sizeGuideId }: ProductRow): unknown {
  return sizeGuides.find(({ id }) => id === sizeGuideId);
}

/** The items of a store with the data of their pages. A category changes with its own data and with the products it lists. */
function itemsOf({ data, paths }: { data: StoreData; paths: StoreChange['pathsBefore'] }): Item[] {
  const parents = new Map(data.categories.map(({ id, parentId }) => [id, parentId]));
  const cultures = data.store.cultures.map(({ culture }) => culture);
  const listed = new Map<string, Set<string>>();
  for (const { id: productId, categoryIds, isUnlisted } of data.products) {
    for (const categoryId of isUnlisted ? [] : categoryIds) {
      for (let at: string | null | undefined = categoryId; at; at = parents.get(at)) {
        listed.set(at, (listed.get(at) ?? new Set()).add(productId));
      }
    }
  }
  return [
    { type: 'settings', id: '', pageData: [data.store, data.settings, data.shippingMethods] },
    { type: 'dictionary', id: '', pageData: data.dictionary },
    ...data.pages.map((page) => ({ type: 'content' as const, id: page.id, pageData: page })),
    { type: 'content', id: '', pageData: data.redirects },
    ...data.categories.map((row) => ({
      type: 'category' as const,
      id: row.id,
      pageData: [row, [...(listed.get(row.id) ?? [])]],
    })),
    ...data.products.map((row) => ({
      type: 'product' as const,
      id: row.id,
      pageData: [
        row,
        printsOf(data, row),
        sizeGuideOf(data, row),
        cultures.map((culture) => paths(culture)?.product(row)),
      ],
    })),
  ];
}

type Known = Pick<Item, 'type' | 'id'>;

/** Records which items are new, changed or removed, with the time, and returns their topics. */
export async function recordChangedItems(trx: Db, change: StoreChange): Promise<Topic[]> {
  const { storeId, before, after, paths, pathsBefore } = change;
  const items = itemsOf({ data: after.data, paths });
  const earlier: readonly (Known & { pageData?: unknown })[] = before
    ? itemsOf({ data: before.data, paths: pathsBefore })
    : await findItems(trx, storeId);
  const known = new Map(earlier.map((item) => [keyOf(item), item]));
  const currentKeys = new Set(items.map(keyOf));
  const written = items.filter((item) => {
    const found = known.get(keyOf(item));
    return !found || !isSame(found.pageData, item.pageData);
  });
  const removed = earlier.filter((item) => !currentKeys.has(keyOf(item)));
  await sql`
    delete from imported_items where store_id = ${storeId} and (type, id) in (
      select type, id from jsonb_to_recordset(${namesOf(removed)}::jsonb) as item (type text, id text))
  `.execute(trx);
  await sql`
    insert into imported_items (store_id, type, id)
    select ${storeId}, type, id from jsonb_to_recordset(${namesOf(written)}::jsonb) as item (type text, id text)
    on conflict (store_id, type, id) do update set changed_at = excluded.changed_at
  `.execute(trx);
  return [...written, ...removed].map(({ type, id }) => topic(type, id));
}

function findItems(trx: Db, storeId: string): Promise<Known[]> {
  return trx.selectFrom('imported_items').select(['type', 'id']).where('store_id', '=', storeId).execute();
}

const namesOf = (items: readonly Known[]) => json(items.map(({ type, id }) => ({ type, id })));

const keyOf = ({ type, id }: Known) => `${type} ${id}`;

const topic = (type: Topic['type'], id: string): Topic => (id === '' ? { type } : { type, id });
