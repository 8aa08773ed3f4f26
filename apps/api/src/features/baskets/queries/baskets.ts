import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../../platform/database/database';
import { offerOf, type Print, type PrintOffer } from '../../catalogue';
import type { ImageRow } from '../../media';
import type { Shop } from '../../stores';
import type { DropPoint, InvoiceDetails, ShippingDetails } from '../address-contract';
import { type AddedVoucher, vouchersOfBasket } from '../vouchers/queries';

export interface ChosenShippingMethod {
  id: string;
  kind: 'home' | 'dropPoint';
  countries: readonly string[];
  /** Minor units of the shop's currency. */
  price: number;
  freeFrom: number | null;
}

/** A line with its price and stock in the shop's currency. */
export interface PricedLine {
  id: string;
  variantId: string;
  quantity: number;
  /** The id of the add-on's relation to the product; empty without a print. */
  addOnId: string;
  print: Print | null;
  /** The current print offer; null if it was withdrawn. */
  offer: PrintOffer | null;
  /** Price of one unit including its print, as `discounted`. If reduced, the lowest price of the 30 days before. */
  unit: number;
  discounted: number | null;
  printPrice: number;
  /** The quantity available to this basket. */
  stock: number;
  /** ISO date; the variant is a preorder until then. */
  availableFrom: string | null;
}

/** A line with all its display data in the shop's culture. */
export interface DisplayedLine extends PricedLine {
  productId: string;
  sku: string;
  size: string;
  colorName: string;
  name: string;
  brand: string;
  /** Without the culture's prefix and the variant's segment. */
  path: string;
  image: ImageRow;
  categories: string[];
}

export interface StoredBasket<Line extends PricedLine = PricedLine> {
  id: string;
  status: 'open' | 'ordered' | 'merged';
  version: number;
  /** The owner since a login. */
  customerId: string | null;
  billing: InvoiceDetails | null;
  shipping: ShippingDetails | null;
  useShippingAddress: boolean;
  shippingMethod: ChosenShippingMethod | null;
  dropPoint: DropPoint | null;
  comment: string;
  /** Without lines that are no longer sold in this currency. */
  lines: Line[];
  /** In the order of addition. */
  vouchers: AddedVoucher[];
}

/** The basket was merged into another one. */
export class BasketMerged extends Error {
  override readonly name = 'BasketMerged';
}

/** The basket with the data for its totals; undefined if it has no row yet. */
export function findBasket(db: Db, shop: Shop, id: string): Promise<StoredBasket | undefined> {
  return readBasket<PricedLine>(db, shop, id, sql``, sql``);
}

/** The basket with the display data of its lines. */
export function findDisplayedBasket(
  db: Db,
  shop: Shop,
  id: string,
): Promise<StoredBasket<DisplayedLine> | undefined> {
  return readBasket<DisplayedLine>(
    db,
    shop,
    id,
    sql`,
      'productId', v.product_id, 'sku', v.sku, 'size', v.size,
      'name', t.name, 'brand', product.brand, 'path', t.path, 'colorName', c.names -> ${shop.culture}::text, 'image', c.images -> 0,
      'categories', (
        select coalesce(json_agg(ct.name order by pc.is_main desc, ct.name), '[]')
        from product_categories pc
        join category_texts ct on ct.store_id = pc.store_id and ct.category_id = pc.category_id
          and ct.culture = ${shop.culture}
        where pc.store_id = v.store_id and pc.product_id = v.product_id
      )`,
    sql`
      join products product on product.store_id = v.store_id and product.id = v.product_id
      join product_texts t on t.store_id = v.store_id and t.product_id = v.product_id and t.culture = ${shop.culture}
      join product_colors c on c.store_id = v.store_id and c.product_id = v.product_id and c.code = v.color`,
  );
}

async function readBasket<Line extends PricedLine>(
  db: Db,
  { storeId, culture, currency }: Shop,
  id: string,
  displayColumns: RawBuilder<unknown>,
  from: RawBuilder<unknown>,
): Promise<StoredBasket<Line> | undefined> {
  const { rows } = await sql<StoredBasket<Line>>`
    select b.id, b.status, b.version, b.billing, b.shipping, b.comment, b.customer_id as "customerId",
      b.use_shipping_address as "useShippingAddress", b.drop_point as "dropPoint",
      case when m.prices ? ${currency} then json_build_object(
        'id', m.id, 'kind', m.kind, 'countries', m.countries,
        'price', m.prices -> ${currency}::text, 'freeFrom', m.free_from -> ${currency}::text
      ) end as "shippingMethod",
      coalesce((
        select json_agg(json_build_object(
          'id', l.id, 'variantId', l.variant_id, 'quantity', l.quantity,
          'addOnId', l.add_on_id, 'print', l.print, 'offer', o.offer, 'printPrice', coalesce(o.price, 0),
          'unit', coalesce(case when p.discounted is not null then p.prior end, p.unit) + coalesce(o.price, 0),
          'discounted', p.discounted + coalesce(o.price, 0),
          'stock', ${availableStock(storeId, id)}, 'availableFrom', v.available_from ${displayColumns}
        ) order by l.position, l.id)
        from basket_lines l
        join variants v on v.store_id = l.store_id and v.id = l.variant_id
        join prices p on p.store_id = v.store_id and p.variant_id = v.id and p.currency = ${currency}
        left join lateral (
          select ${offerOf(sql`l.print ->> 'playerId'`)} as offer, (a.prices ->> ${currency}::text)::int as price
          from product_add_ons r
          join add_ons a on a.store_id = r.store_id and a.id = r.add_on_id
          where r.store_id = l.store_id and r.relation_id = l.add_on_id and r.product_id = v.product_id
            and a.prices ? ${currency}
        ) o on l.add_on_id <> ''
        ${from}
        where l.store_id = b.store_id and l.basket_id = b.id
      ), '[]') as lines,
      ${vouchersOfBasket(culture, currency)} as vouchers
    from baskets b
    left join shipping_methods m on m.store_id = b.store_id and m.id = b.shipping_method_id
      and m.is_active is not false
    where b.store_id = ${storeId} and b.id = ${id}`.execute(db);
  const [basket] = rows;
  if (basket?.status === 'merged') throw new BasketMerged(id);
  return basket;
}

/** Locks the basket until the transaction ends. Checkout, changes and the end of a payment wait for the lock. */
export async function lockBasket(
  trx: Db,
  storeId: string,
  id: string,
): Promise<'open' | 'ordered' | 'merged' | undefined> {
  const row = await trx
    .selectFrom('baskets')
    .select('status')
    .where('store_id', '=', storeId)
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
  return row?.status;
}

/**
 * Locks an open basket and increases its version. Inserts its row if it has none yet.
 *
 * @returns false if it is not open any more
 */
export async function touchBasket(
  trx: Db,
  { storeId, culture, currency }: Shop,
  id: string,
): Promise<boolean> {
  const { rows } = await sql`
    insert into baskets (store_id, id, culture, currency)
    values (${storeId}, ${id}, ${culture}, ${currency})
    on conflict (store_id, id) do update set
      version = baskets.version + 1, culture = excluded.culture, currency = excluded.currency, updated_at = now()
      where baskets.status = 'open'
    returning id`.execute(trx);
  return rows.length > 0;
}

export async function markOrdered(trx: Db, storeId: string, id: string): Promise<void> {
  await trx
    .updateTable('baskets')
    .set({ status: 'ordered' })
    .where('store_id', '=', storeId)
    .where('id', '=', id)
    .execute();
}

/** The basket that a merged basket's lines are in now; undefined for any other basket. */
export async function findMergeTarget(db: Db, storeId: string, id: string): Promise<string | undefined> {
  const { rows } = await sql<{ id: string }>`
    with recursive path as (
      select merged_into from baskets where store_id = ${storeId} and id = ${id} and status = 'merged'
      union all
      select next.merged_into from path
      join baskets next on next.store_id = ${storeId} and next.id = path.merged_into and next.status = 'merged'
    )
    select b.id from path join baskets b on b.store_id = ${storeId} and b.id = path.merged_into
    where b.status <> 'merged'`.execute(db);
  return rows[0]?.id;
}

/** Deletes baskets not changed since `before`, except ordered ones and those being paid. */
export async function deleteOldBaskets(db: Db, before: Date): Promise<void> {
  await sql`
    delete from baskets b
    where created_at < ${before} and updated_at < ${before} and status <> 'ordered' and not exists (
      select from payments p
      where p.store_id = b.store_id and p.basket_id = b.id and (p.status = 'open' or p.finished_at is null)
    )`.execute(db);
}

/**
 * The quantity of variant `v` that a basket can have: the stock for sale plus what is held for the basket's own open
 * payment, which is released when the basket changes.
 */
export function availableStock(storeId: string, basketId: string): RawBuilder<number> {
  return sql<number>`v.stock + coalesce((
    select h.quantity
    from payments o
    join stock_holds h on h.store_id = o.store_id and h.payment_id = o.id
    where o.store_id = ${storeId} and o.basket_id = ${basketId} and o.status = 'open' and h.variant_id = v.id
  ), 0)`;
}
