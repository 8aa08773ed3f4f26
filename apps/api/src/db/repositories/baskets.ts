import { type RawBuilder, sql } from 'kysely';
import type { DropPoint, InvoiceDetails, ShippingDetails } from '../../contract/checkout';
import type { ImageRow } from '../../import/store-data';
import type { Shop } from '../../shop/shop';
import type { Db } from '../database';
import { availableStock } from './available-stock';

export interface ChosenMethod {
  id: string;
  kind: 'home' | 'dropPoint';
  countries: readonly string[];
  /** Minor units of the shop's currency. */
  price: number;
  freeFrom: number | null;
}

/** A line with what it costs and how many there are, in the shop's currency. */
export interface PricedLine {
  id: string;
  variantId: string;
  quantity: number;
  unit: number;
  discounted: number | null;
  /** What this basket can have. */
  stock: number;
}

/** A line with all that is shown of it, in the shop's culture. */
export interface DisplayedLine extends PricedLine {
  productId: string;
  sku: string;
  size: string;
  colorName: string;
  availableFrom: string | null;
  name: string;
  /** Below the culture's prefix and without the variant's segment. */
  path: string;
  image: ImageRow;
  categories: string[];
}

export interface StoredBasket<Line extends PricedLine = PricedLine> {
  id: string;
  status: 'open' | 'ordered';
  version: number;
  billing: InvoiceDetails | null;
  shipping: ShippingDetails | null;
  useShippingAddress: boolean;
  shippingMethod: ChosenMethod | null;
  dropPoint: DropPoint | null;
  comment: string;
  /** Without those that are no longer sold in this currency. */
  lines: Line[];
}

/** The basket with what its totals need; undefined while nothing was put into it. */
export function findBasket(db: Db, shop: Shop, id: string): Promise<StoredBasket | undefined> {
  return readBasket<PricedLine>(db, shop, id, sql``, sql``);
}

/** The basket with all that is shown of its lines. */
export function findBasketToShow(
  db: Db,
  shop: Shop,
  id: string,
): Promise<StoredBasket<DisplayedLine> | undefined> {
  return readBasket<DisplayedLine>(
    db,
    shop,
    id,
    sql`,
      'productId', v.product_id, 'sku', v.sku, 'size', v.size, 'availableFrom', v.available_from,
      'name', t.name, 'path', t.path, 'colorName', c.names -> ${shop.culture}::text, 'image', c.images -> 0,
      'categories', (
        select coalesce(json_agg(ct.name order by pc.is_main desc, ct.name), '[]')
        from product_categories pc
        join category_texts ct on ct.store_id = pc.store_id and ct.category_id = pc.category_id
          and ct.culture = ${shop.culture}
        where pc.store_id = v.store_id and pc.product_id = v.product_id
      )`,
    sql`
      join product_texts t on t.store_id = v.store_id and t.product_id = v.product_id and t.culture = ${shop.culture}
      join product_colors c on c.store_id = v.store_id and c.product_id = v.product_id and c.code = v.color`,
  );
}

async function readBasket<Line extends PricedLine>(
  db: Db,
  { storeId, currency }: Shop,
  id: string,
  shown: RawBuilder<unknown>,
  from: RawBuilder<unknown>,
): Promise<StoredBasket<Line> | undefined> {
  const { rows } = await sql<StoredBasket<Line>>`
    select b.id, b.status, b.version, b.billing, b.shipping, b.comment,
      b.use_shipping_address as "useShippingAddress", b.drop_point as "dropPoint",
      case when m.prices ? ${currency} then json_build_object(
        'id', m.id, 'kind', m.kind, 'countries', m.countries,
        'price', m.prices -> ${currency}::text, 'freeFrom', m.free_from -> ${currency}::text
      ) end as "shippingMethod",
      coalesce((
        select json_agg(json_build_object(
          'id', l.id, 'variantId', l.variant_id, 'quantity', l.quantity,
          'unit', p.unit, 'discounted', p.discounted, 'stock', ${availableStock(storeId, id)} ${shown}
        ) order by l.position, l.id)
        from basket_lines l
        join variants v on v.store_id = l.store_id and v.id = l.variant_id
        join prices p on p.store_id = v.store_id and p.variant_id = v.id and p.currency = ${currency}
        ${from}
        where l.store_id = b.store_id and l.basket_id = b.id
      ), '[]') as lines
    from baskets b
    left join shipping_methods m on m.store_id = b.store_id and m.id = b.shipping_method_id
    where b.store_id = ${storeId} and b.id = ${id}`.execute(db);
  return rows[0];
}

/** Locks the basket until the transaction ends: whoever pays for it, changes it or finishes its payment waits. */
export async function lockBasket(
  trx: Db,
  storeId: string,
  id: string,
): Promise<'open' | 'ordered' | undefined> {
  const row = await trx
    .selectFrom('baskets')
    .select('status')
    .where('store_id', '=', storeId)
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
  return row?.status;
}

export async function markOrdered(trx: Db, storeId: string, id: string): Promise<void> {
  await trx
    .updateTable('baskets')
    .set({ status: 'ordered' })
    .where('store_id', '=', storeId)
    .where('id', '=', id)
    .execute();
}
