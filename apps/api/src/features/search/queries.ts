import { sql } from 'kysely';
import type { Db } from '../../platform/database/database';
import type { Market } from '../catalogue';

/** The data by which a listed product is searched, filtered and sorted in a market. */
export interface SearchRow {
  id: string;
  position: number;
  /** Seconds since 1970. */
  added_at: number;
  is_new: boolean;
  brand: string;
  name: string;
  description: string;
  features: string[];
  category_ids: string[];
  colors: [code: string, name: string][];
  /** Players whose names can be printed on it. */
  players: string[];
  /** In the order of the colours; null if none has a price in the currency. */
  variants: SearchVariant[] | null;
}

/** `asked` is in the currency's minor unit; `availableFrom` is an ISO date. */
export type SearchVariant = [
  color: string,
  size: string,
  asked: number,
  isReduced: boolean,
  hasStock: boolean,
  availableFrom: string | null,
];

/** The next listed products after an id, ordered by id; an empty id starts at the first. */
export function findSearchRowsAfter(
  db: Db,
  market: Market,
  after: string,
  limit: number,
): Promise<SearchRow[]> {
  return findRows(db, market, sql`p.id > ${after}`, limit);
}

/** The listed products with these ids. */
export function findSearchRows(db: Db, market: Market, ids: readonly string[]): Promise<SearchRow[]> {
  return findRows(db, market, sql`p.id = any(${ids}::text[])`, ids.length);
}

async function findRows(
  db: Db,
  { storeId, culture, currency }: Market,
  condition: ReturnType<typeof sql>,
  limit: number,
): Promise<SearchRow[]> {
  const { rows } = await sql<SearchRow>`
    select p.id, p.position, extract(epoch from p.added_at)::float8 as added_at, p.is_new, p.brand,
      t.name, t.description, t.features,
      array(select m.category_id from product_categories m
        where m.store_id = p.store_id and m.product_id = p.id) as category_ids,
      (select jsonb_agg(jsonb_build_array(c.code, coalesce(c.names ->> ${culture}::text, c.code)))
        from product_colors c where c.store_id = p.store_id and c.product_id = p.id) as colors,
      array(select player.name from players player
        where player.store_id = p.store_id and player.is_active and exists (
          select 1 from product_add_ons relation
          join add_ons a on a.store_id = relation.store_id and a.id = relation.add_on_id
          where relation.store_id = p.store_id and relation.product_id = p.id and a.kind = 'Player')) as players,
      (select jsonb_agg(jsonb_build_array(v.color, v.size, least(r.discounted, r.unit),
          coalesce(r.discounted < r.unit, false), v.stock > 0, v.available_from) order by c.position, v.position)
        from variants v
        join prices r on r.store_id = v.store_id and r.variant_id = v.id and r.currency = ${currency}
        join product_colors c
          on c.store_id = v.store_id and c.product_id = v.product_id and c.code = v.color
        where v.store_id = p.store_id and v.product_id = p.id) as variants
    from products p
    join product_texts t on t.store_id = p.store_id and t.product_id = p.id and t.culture = ${culture}
    where p.store_id = ${storeId} and not p.is_unlisted and ${condition}
    order by p.id
    limit ${limit}`.execute(db);
  return rows;
}

/** The listed products that have a variant with this SKU or EAN. */
export async function findIdsByCode(db: Db, storeId: string, code: string): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select distinct product_id as id from variants
    where store_id = ${storeId} and (lower(sku) = lower(${code}) or ean = ${code})`.execute(db);
  return rows.map(({ id }) => id);
}
