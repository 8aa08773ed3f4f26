import { type Kysely, sql } from 'kysely';
import type { Database, Db } from '../db/database';
import { announce } from '../db/repositories/outbox';
import type { Topic } from '../outbox/topic';
import { writeCategories, writeProducts } from './catalogue-rows';
import { hashOf, itemsOf, replaceItems } from './changes';
import { Paths } from './paths';
import { writePrints } from './print-rows';
import { writeSizeGuides } from './size-guide-rows';
import { writeSources } from './sources';
import type { StoreData } from './store-data';
import { writeContent, writeCultures, writeMethods, writeStore } from './store-rows';
import { writeVouchers } from './voucher-rows';

/**
 * Puts a store's data into the database, all of it or nothing, and announces what changed to the store's shop.
 * The same data once more change nothing. The database counts the new rows, without which it plans a basket's statements
 * as if the catalogue were empty.
 * @param alongside what else belongs into the same transaction; it is done even where nothing changed
 * @returns what is new, changed or gone
 * @throws {UnknownLink} when a link names nothing of the store
 */
export async function importStore(
  db: Kysely<Database>,
  data: StoreData,
  alongside: (trx: Db) => Promise<void> = async () => {},
): Promise<Topic[]> {
  const contentHash = hashOf(data);
  return db.transaction().execute(async (trx) => {
    const known = await trx
      .selectFrom('stores')
      .select('content_hash')
      .where('id', '=', data.store.id)
      .forUpdate()
      .executeTakeFirst();
    await alongside(trx);
    if (known?.content_hash === contentHash) return [];
    const paths = pathsByCulture(data);
    await writeStore(trx, data, contentHash);
    await writeCultures(trx, data, paths);
    await writeContent(trx, data, paths);
    await writeVouchers(trx, data);
    await writeCategories(trx, data, paths);
    await writeSizeGuides(trx, data);
    await writeProducts(trx, data, paths, new Date());
    await writePrints(trx, data);
    await writeMethods(trx, data);
    await writeSources(trx, data);
    const topics = await replaceItems(trx, data.store.id, itemsOf(data));
    await announce(trx, data.store.id, topics);
    await sql`
      analyze variants, prices, products, product_texts, product_colors, product_categories, category_texts,
        product_add_ons, add_ons, players`.execute(trx);
    return topics;
  });
}

function pathsByCulture(data: StoreData): (culture: string) => Paths {
  const paths = new Map(data.store.cultures.map(({ culture }) => [culture, new Paths(data, culture)]));
  return (culture) => {
    const found = paths.get(culture);
    if (!found) throw new Error(`The store ${data.store.id} does not name its culture ${culture}.`);
    return found;
  };
}
