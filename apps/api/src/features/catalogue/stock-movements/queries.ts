import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../../platform/database/database';
import { colorNameIn, productNameIn } from '../queries/names-in-culture';
import { runsLowAt } from '../stock';
import type { StockLevel, StockMovement } from './contract';

interface Page {
  page: number;
  pageSize: number;
}

interface StockFilter {
  storeId: string;
  /** The language of names. */
  culture: string;
  search: string | undefined;
  runsLow: boolean;
}

const startOf = ({ page, pageSize }: Page) => (page - 1) * pageSize;

/** A page of the store's variants, those with the least stock first. */
export async function findStock(
  db: Db,
  { storeId, culture, search, runsLow }: StockFilter,
  page: Page,
): Promise<{ items: StockLevel[]; total: number }> {
  const matching = sql`
    v.store_id = ${storeId}
    ${search === undefined ? sql`` : sql`and v.id in (${variantsWith(storeId, search)})`}
    ${runsLow ? sql`and v.stock <= ${runsLowAt}` : sql``}`;
  const [items, total] = await Promise.all([
    sql<StockLevel>`
      ${levels(culture)} from (
        select * from variants v where ${matching}
        order by v.stock, v.id limit ${page.pageSize} offset ${startOf(page)}
      ) v order by v.stock, v.id`.execute(db),
    sql<{ total: number }>`select count(*)::int as total from variants v where ${matching}`.execute(db),
  ]);
  return { items: items.rows, total: total.rows[0]?.total ?? 0 };
}

export async function findStockLevel(
  db: Db,
  { storeId, culture, variantId }: { storeId: string; culture: string; variantId: string },
): Promise<StockLevel | undefined> {
  const { rows } = await sql<StockLevel>`
    ${levels(culture)} from variants v where v.store_id = ${storeId} and v.id = ${variantId}`.execute(db);
  return rows[0];
}

/** The columns of variants `v`. */
const levels = (culture: string): RawBuilder<unknown> => sql`
  select v.id as "variantId", v.product_id as "productId", v.size, v.sku, v.ean, v.stock,
    to_char(v.available_from, 'YYYY-MM-DD') as "availableFrom",
    ${productNameIn(culture)} as name, ${colorNameIn(culture)} as color`;

/** The ids of variants whose product's name has all words, or whose article number begins with the text. */
function variantsWith(storeId: string, search: string): RawBuilder<unknown> {
  const text = search.trim();
  const prefix = `${text.toLowerCase().replace(/[\\%_]/g, String.raw`\$&`)}%`;
  return sql`
    select named.id from product_texts t
    join variants named on named.store_id = t.store_id and named.product_id = t.product_id
    where t.store_id = ${storeId} and array_to_tsvector(search_words(t.name)) @@ search_query(${text})
    union all select id from variants where store_id = ${storeId} and lower(sku) like ${prefix}
    union all select id from variants where store_id = ${storeId} and ean = ${text}`;
}

interface MovementRow extends Omit<StockMovement, 'actor' | 'at'> {
  at: Date;
  kind: 'key' | 'staff' | null;
  actorId: string | null;
  actorName: string | null;
}

/** A page of a variant's movements, newest first. */
export async function findStockMovements(
  db: Db,
  { storeId, variantId }: { storeId: string; variantId: string },
  page: Page,
): Promise<{ items: StockMovement[]; total: number }> {
  const ofVariant = sql`m.store_id = ${storeId} and m.variant_id = ${variantId}`;
  const [{ rows }, total] = await Promise.all([
    sql<MovementRow>`
      select m.id::text, m.at, m.stock_before as "from", m.stock_after as "to", m.reason, m.note,
        m.order_id as "orderId", o.number as "orderNumber",
        m.actor_kind as kind, m.actor_id as "actorId", m.actor_name as "actorName"
      from stock_movements m left join orders o on o.store_id = m.store_id and o.id = m.order_id
      where ${ofVariant} order by m.id desc limit ${page.pageSize} offset ${startOf(page)}`.execute(db),
    sql<{ total: number }>`select count(*)::int as total from stock_movements m where ${ofVariant}`.execute(
      db,
    ),
  ]);
  return { items: rows.map(toMovement), total: total.rows[0]?.total ?? 0 };
}

function toMovement({ at, kind, actorId, actorName, ...row }: MovementRow): StockMovement {
  const actor = kind === null ? null : { kind, id: actorId ?? '', name: actorName ?? '' };
  return { ...row, at: at.toISOString(), actor };
}

export async function deleteOldStockMovements(db: Db, storeId: string, before: Date): Promise<void> {
  await db.deleteFrom('stock_movements').where('store_id', '=', storeId).where('at', '<', before).execute();
}
