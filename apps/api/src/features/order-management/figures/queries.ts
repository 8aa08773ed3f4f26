import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../../platform/database/database';
import { productNameIn } from '../../catalogue';
import type { Period } from './period';

/** Which figures are wanted. */
export interface Wanted extends Period {
  storeId: string;
  productId: string | undefined;
  /** The language of names. */
  culture: string;
}

const dayOf = (column: RawBuilder<unknown>, timeZone: string) =>
  sql<string>`to_char(${column} at time zone ${timeZone}::text, 'YYYY-MM-DD')`;

const within = (column: RawBuilder<unknown>, { from, to, timeZone }: Period) =>
  sql<boolean>`${column} >= ${from}::timestamp at time zone ${timeZone}::text
    and ${column} < (${to}::timestamp + interval '1 day') at time zone ${timeZone}::text`;

/** Leaves out orders that were cancelled before any money was taken. */
const counted = sql<boolean>`(o.status <> 'Cancelled' or exists (
  select from payments p where p.store_id = o.store_id and p.order_id = o.id and p.paid_amount > 0))`;

export interface OrderFigures {
  day: string;
  currency: string;
  orders: number;
  units: number;
  /** Minor units. */
  gross: number;
}

/** Placed orders by day and currency. With a product: orders with it, and the price of its lines. */
export async function findOrderFigures(db: Db, wanted: Wanted): Promise<OrderFigures[]> {
  const { storeId, productId, timeZone } = wanted;
  const gross = productId === undefined ? sql`o.total` : sql`coalesce(line.total, 0)`;
  const { rows } = await sql<OrderFigures>`
    select ${dayOf(sql`o.placed_at`, timeZone)} as day, o.currency, count(*)::int as orders,
      coalesce(sum(line.units), 0)::int as units, sum(${gross})::float8 as gross
    from orders o
    join lateral (
      select sum(l.quantity) as units, sum(l.total - l.voucher_discount) as total from order_lines l
      ${productId === undefined ? sql`` : sql`join variants v on v.store_id = l.store_id and v.id = l.variant_id and v.product_id = ${productId}`}
      where l.store_id = o.store_id and l.order_id = o.id
    ) line on line.units > 0
    where o.store_id = ${storeId} and ${within(sql`o.placed_at`, wanted)} and ${counted}
    group by 1, 2`.execute(db);
  return rows;
}

/** What was paid back, by the day on which the provider did it. */
export async function findRefundFigures(
  db: Db,
  wanted: Wanted,
): Promise<{ day: string; currency: string; refunds: number }[]> {
  const { rows } = await sql<{ day: string; currency: string; refunds: number }>`
    select ${dayOf(sql`r.finished_at`, wanted.timeZone)} as day, o.currency, sum(r.amount)::float8 as refunds
    from refunds r
    join orders o on o.store_id = r.store_id and o.id = r.order_id and o.placed_at is not null
    where r.store_id = ${wanted.storeId} and r.status = 'done' and ${within(sql`r.finished_at`, wanted)}
    group by 1, 2`.execute(db);
  return rows;
}

/** Baskets by the day on which their checkout began, and how many of them are paid by now. */
export async function findCheckoutFigures(
  db: Db,
  wanted: Wanted,
): Promise<{ day: string; begun: number; paid: number }[]> {
  const { rows } = await sql<{ day: string; begun: number; paid: number }>`
    select ${dayOf(sql`checkout_begun_at`, wanted.timeZone)} as day, count(*)::int as begun,
      (count(*) filter (where status = 'ordered'))::int as paid
    from baskets
    where store_id = ${wanted.storeId} and ${within(sql`checkout_begun_at`, wanted)} and status <> 'merged'
    group by 1`.execute(db);
  return rows;
}

export interface ProductFigures {
  productId: string;
  name: string;
  currency: string;
  units: number;
  /** Minor units. */
  gross: number;
}

/** The products that were sold most often, by product and currency. */
export async function findTopProducts(db: Db, wanted: Wanted, limit: number): Promise<ProductFigures[]> {
  const { rows } = await sql<ProductFigures>`
    with sold as (
      select v.store_id, v.product_id, o.currency, sum(l.quantity) as units,
        sum(l.total - l.voucher_discount) as gross
      from orders o
      join order_lines l on l.store_id = o.store_id and l.order_id = o.id
      join variants v on v.store_id = l.store_id and v.id = l.variant_id
      where o.store_id = ${wanted.storeId} and ${within(sql`o.placed_at`, wanted)} and ${counted}
        ${wanted.productId === undefined ? sql`` : sql`and v.product_id = ${wanted.productId}`}
      group by 1, 2, 3
    ), top as (
      select product_id, sum(units) as all_units from sold group by 1 order by all_units desc, product_id limit ${limit}
    )
    select product_id as "productId", ${productNameIn(wanted.culture)} as name, currency, units::int as units,
      gross::float8 as gross
    from sold v join top using (product_id)
    order by all_units desc, product_id, currency`.execute(db);
  return rows;
}

export interface SoldOutRow {
  variantId: string;
  productId: string;
  name: string;
  color: string;
  size: string;
  sku: string;
  lastSoldAt: Date;
}

/** The variants that were sold in the period and have no stock left now, the last sold first. */
export async function findSoldOut(db: Db, wanted: Wanted, limit: number): Promise<SoldOutRow[]> {
  const { rows } = await sql<SoldOutRow>`
    select v.id as "variantId", v.product_id as "productId", ${productNameIn(wanted.culture)} as name, v.color, v.size, v.sku,
      max(o.placed_at) as "lastSoldAt"
    from orders o
    join order_lines l on l.store_id = o.store_id and l.order_id = o.id
    join variants v on v.store_id = l.store_id and v.id = l.variant_id and v.stock <= 0
    where o.store_id = ${wanted.storeId} and ${within(sql`o.placed_at`, wanted)}
      ${wanted.productId === undefined ? sql`` : sql`and v.product_id = ${wanted.productId}`}
    group by v.store_id, v.id, v.product_id, v.color, v.size, v.sku
    order by "lastSoldAt" desc, v.id limit ${limit}`.execute(db);
  return rows;
}
