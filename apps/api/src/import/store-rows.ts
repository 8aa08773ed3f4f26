import { type Db } from '../db/database';
import { insertRows } from '../db/insert-rows';
import { json } from '../db/json';
import { cleanHtml } from './clean-html';
import { resolveLinks } from './links';
import type { Paths } from './paths';
import type { StoreData } from './store-data';

export async function writeStore(trx: Db, { store }: StoreData, contentHash: string): Promise<void> {
  const values = {
    name: store.name,
    default_culture: store.defaultCulture,
    root_category_id: store.rootCategoryId,
    order_prefix: store.orderPrefix,
    time_zone: store.timeZone ?? 'UTC',
    vat_rates: json(store.vatRates),
    content_hash: contentHash,
  };
  await trx
    .insertInto('stores')
    .values({ id: store.id, ...values })
    .onConflict((conflict) => conflict.column('id').doUpdateSet(values))
    .execute();
}

/** Settings and texts of each culture. */
export async function writeCultures(
  trx: Db,
  data: StoreData,
  paths: (culture: string) => Paths,
): Promise<void> {
  const storeId = data.store.id;
  await trx.deleteFrom('store_cultures').where('store_id', '=', storeId).execute();
  await insertRows(
    trx,
    'store_cultures',
    data.store.cultures.map(({ culture, locale, currency, pathPrefix }, position) => ({
      store_id: storeId,
      culture,
      locale,
      currency,
      path_prefix: pathPrefix,
      position,
      settings: json(cleanHtml(resolveLinks(data.settings[culture], paths(culture)))),
    })),
  );
  await insertRows(
    trx,
    'dictionary_items',
    data.store.cultures.flatMap(({ culture }) =>
      Object.entries(data.dictionary[culture] ?? {}).map(([alias, value]) => ({
        store_id: storeId,
        culture,
        alias,
        value,
      })),
    ),
  );
}

export async function writeContent(
  trx: Db,
  data: StoreData,
  paths: (culture: string) => Paths,
): Promise<void> {
  const storeId = data.store.id;
  for (const table of ['pages', 'redirects'] as const)
    await trx.deleteFrom(table).where('store_id', '=', storeId).execute();
  await insertRows(
    trx,
    'pages',
    data.pages.map(({ id, alias }) => ({ store_id: storeId, id, alias })),
  );
  await insertRows(
    trx,
    'page_texts',
    data.pages.flatMap(({ id, texts }) =>
      Object.entries(texts).map(([culture, text]) => ({
        store_id: storeId,
        page_id: id,
        culture,
        path: text.path,
        title: text.title,
        seo_title: text.seoTitle,
        seo_description: text.seoDescription,
        blocks: json(cleanHtml(resolveLinks(text.blocks, paths(culture)))),
      })),
    ),
  );
  await insertRows(
    trx,
    'redirects',
    data.redirects.map(({ culture, from, to }) => ({
      store_id: storeId,
      culture,
      from_path: from,
      to_path: resolveLinks(to, paths(culture)),
    })),
  );
}

/** How a store delivers and is paid. */
export async function writeMethods(trx: Db, data: StoreData): Promise<void> {
  const storeId = data.store.id;
  for (const table of ['shipping_methods', 'payment_methods'] as const)
    await trx.deleteFrom(table).where('store_id', '=', storeId).execute();
  await insertRows(
    trx,
    'shipping_methods',
    data.shippingMethods.map((method, position) => ({
      store_id: storeId,
      id: method.id,
      position,
      kind: method.kind,
      carrier: method.carrier,
      countries: json(method.countries),
      prices: json(method.prices),
      free_from: method.freeFrom && json(method.freeFrom),
      days: json(method.days),
      texts: json(method.texts),
    })),
  );
  await insertRows(
    trx,
    'payment_methods',
    data.paymentMethods.map(({ id, provider, texts }, position) => ({
      store_id: storeId,
      id,
      position,
      provider,
      texts: json(texts),
    })),
  );
}
