import { sql } from 'kysely';
import type { Db } from '../db/database';
import { insertRows } from '../db/insert-rows';
import { json } from '../db/json';
import { type WantedPrice, writePrices } from '../db/repositories/prices';
import type { Paths } from './paths';
import type { ProductRow, StoreData } from './store-data';

export async function writeCategories(
  trx: Db,
  data: StoreData,
  paths: (culture: string) => Paths,
): Promise<void> {
  const storeId = data.store.id;
  await trx.deleteFrom('categories').where('store_id', '=', storeId).execute();
  await insertRows(
    trx,
    'categories',
    data.categories.map(({ id, parentId, image }, position) => ({
      store_id: storeId,
      id,
      parent_id: parentId,
      position,
      image: image && json(image),
    })),
  );
  await insertRows(
    trx,
    'category_texts',
    data.categories.flatMap(({ id, texts }) =>
      Object.entries(texts).map(([culture, text]) => ({
        store_id: storeId,
        category_id: id,
        culture,
        name: text.name,
        path: paths(culture).category(id),
        description: text.description,
        meta_title: text.metaTitle,
        meta_description: text.metaDescription,
      })),
    ),
  );
}

export async function writeProducts(
  trx: Db,
  data: StoreData,
  paths: (culture: string) => Paths,
  now: Date,
): Promise<void> {
  const storeId = data.store.id;
  const ids = data.products.map(({ id }) => id);
  await trx
    .deleteFrom('products')
    .where('store_id', '=', storeId)
    .where(sql<boolean>`not (id = any(${ids}::text[]))`)
    .execute();
  for (const table of ['product_texts', 'product_categories', 'product_colors', 'prices'] as const)
    await trx.deleteFrom(table).where('store_id', '=', storeId).execute();
  await writeProductRows(trx, data);
  await insertRows(
    trx,
    'product_texts',
    data.products.flatMap((product) =>
      Object.entries(product.texts).map(([culture, text]) => ({
        store_id: storeId,
        product_id: product.id,
        culture,
        name: text.name,
        path: paths(culture).product(product),
        description: text.description,
        features: json(text.features),
        composition: text.composition,
        care: text.care,
        warnings: json(text.warnings ?? []),
        meta_title: text.metaTitle,
        meta_description: text.metaDescription,
      })),
    ),
  );
  await insertRows(
    trx,
    'product_categories',
    data.products.flatMap((product, position) =>
      product.categoryIds.map((categoryId, index) => ({
        store_id: storeId,
        product_id: product.id,
        category_id: categoryId,
        is_main: index === 0,
        position,
      })),
    ),
  );
  await insertRows(
    trx,
    'product_colors',
    data.products.flatMap((product) =>
      product.colors.map(({ code, swatch, name, images }, position) => ({
        store_id: storeId,
        product_id: product.id,
        code,
        position,
        swatch: json(swatch),
        names: json(name),
        images: json(images),
      })),
    ),
  );
  await writeVariants(trx, storeId, data.products, now);
}

async function writeProductRows(trx: Db, { store, products }: StoreData): Promise<void> {
  const rows = products.map(({ id, brand, isNew, isUnlisted, manufacturer, sizeGuideId }, position) => ({
    id,
    position,
    brand,
    is_new: isNew,
    is_unlisted: isUnlisted,
    manufacturer,
    size_guide_id: sizeGuideId ?? null,
  }));
  await sql`
    insert into products (store_id, id, position, brand, is_new, is_unlisted, manufacturer, size_guide_id)
    select ${store.id}, row.*
    from jsonb_to_recordset(${json(rows)}::jsonb)
      as row (id text, position int, brand text, is_new boolean, is_unlisted boolean, manufacturer jsonb,
        size_guide_id text)
    on conflict (store_id, id) do update set
      position = excluded.position, brand = excluded.brand, is_new = excluded.is_new,
      is_unlisted = excluded.is_unlisted, manufacturer = excluded.manufacturer,
      size_guide_id = excluded.size_guide_id
  `.execute(trx);
}

/** The stock of a variant that is there already moves by what the imports differ: what was sold meanwhile stays sold. */
async function writeVariants(
  trx: Db,
  storeId: string,
  products: readonly ProductRow[],
  now: Date,
): Promise<void> {
  const variants = products.flatMap((product) =>
    product.colors.flatMap((color) =>
      color.variants.map((variant, index) => ({
        id: variant.id,
        position: index,
        product_id: product.id,
        color: color.code,
        size: variant.size,
        sku: variant.sku,
        ean: variant.ean,
        is_lead: index === 0,
        stock: variant.stock,
        available_from: variant.availableFrom ?? null,
      })),
    ),
  );
  const ids = variants.map(({ id }) => id);
  await trx
    .deleteFrom('variants')
    .where('store_id', '=', storeId)
    .where(sql<boolean>`not (id = any(${ids}::text[]))`)
    .execute();
  await sql`
    insert into variants (store_id, id, product_id, color, size, sku, ean, position, is_lead,
      stock, imported_stock, available_from)
    select ${storeId}, id, product_id, color, size, sku, ean, position, is_lead, stock, stock, available_from
    from jsonb_to_recordset(${json(variants)}::jsonb) as row (id text, product_id text, color text, size text,
      sku text, ean text, position int, is_lead boolean, stock int, available_from date)
    order by id
    on conflict (store_id, id) do update set
      product_id = excluded.product_id, color = excluded.color, size = excluded.size, sku = excluded.sku,
      ean = excluded.ean, position = excluded.position, is_lead = excluded.is_lead,
      stock = greatest(0, variants.stock + excluded.imported_stock - variants.imported_stock),
      imported_stock = excluded.imported_stock, available_from = excluded.available_from
  `.execute(trx);
  await writePrices(trx, storeId, products.flatMap(wantedPrices), now);
}

/** Every variant of a product costs the same. */
function wantedPrices({ colors, prices }: ProductRow): WantedPrice[] {
  const variants = colors.flatMap((color) => color.variants);
  return Object.entries(prices).flatMap(([currency, { unit, discounted = null, prior = null, history }]) => {
    const told = history?.map(({ since, asked, isReduced = false }) => ({
      since: new Date(since),
      asked,
      isReduced,
    }));
    return variants.map(({ id: variantId }) => ({ variantId, currency, unit, discounted, prior, told }));
  });
}
