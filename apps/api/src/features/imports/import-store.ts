import { randomUUID } from 'node:crypto';
import { type Kysely, sql } from 'kysely';
import type { Database, Db } from '../../platform/database/database';
import type { ProductRow } from '../catalogue';
import { announce, type Topic } from '../stores';
import { recordPageVersions } from './pages/record-versions';
import { assignStorePositions, diffSources, readStoredData, type StoredData, writeSources } from './sources';
import type { StoreData } from './store-data';
import { writeCategories } from './write/category-rows';
import { recordChangedItems } from './write/changed-items';
import { writeContent } from './write/content-rows';
import { writeCultures } from './write/culture-rows';
import type { ListChange } from './write/list-change';
import { writeOffers, writePrints } from './write/print-rows';
import { productsOf, removeProducts, writeProducts } from './write/product-rows';
import { clearStore } from './write/remove-rows';
import { writeSizeGuides } from './write/size-guide-rows';
import { StoreChange } from './write/store-change';
import { writeMethods, writeStore } from './write/store-rows';
import { changeVariants } from './write/variant-rows';
import { writeVouchers } from './write/voucher-rows';

export interface ImportOptions {
  /** The stored data of the store, if the caller has just read it. */
  stored?: StoredData;
  /** Called with the share of changed products written, from 0 to 1. The import waits for it. */
  onProgress?: (share: number) => Promise<void>;
  /** Further work in the same transaction; also runs if nothing changed. */
  inTransaction?: (trx: Db) => Promise<void>;
}

/**
 * Replaces a store's data, all or nothing, and announces the changes to the store's shop. Writes only entries that differ
 * from the last import; importing the same data again changes nothing.
 * @returns the topics of new, changed and removed items
 * @throws {UnknownLink} if a link has no target in the store
 */
export async function importStore(
  db: Kysely<Database>,
  data: StoreData,
  { stored, onProgress = async () => {}, inTransaction = async () => {} }: ImportOptions = {},
): Promise<Topic[]> {
  return db.transaction().execute(async (trx) => {
    const revision = await lockStore(trx, data.store.id);
    const isCurrent = revision !== undefined && revision === stored?.revision;
    const before = isCurrent ? stored : await readStoredData(trx, data.store.id);
    const topics = await replaceStore(trx, before, data, onProgress);
    await inTransaction(trx);
    return topics;
  });
}

/**
 * Makes other imports wait until the transaction ends. Checkouts do not wait, because they only reference the store's key.
 * @returns the revision of the store's data; undefined if there is no such store
 */
export async function lockStore(trx: Db, storeId: string): Promise<string | undefined> {
  const store = await trx
    .selectFrom('stores')
    .select('revision')
    .where('id', '=', storeId)
    .forNoKeyUpdate()
    .executeTakeFirst();
  return store?.revision;
}

/**
 * Writes the entries that differ from the stored ones, and announces them.
 * @param before the stored data of the locked store; undefined if there are none
 */
export async function replaceStore(
  trx: Db,
  before: StoredData | undefined,
  data: StoreData,
  onProgress = async (_share: number) => {},
): Promise<Topic[]> {
  const after = assignStorePositions(before, data);
  const sources = diffSources(before, after);
  const isSame = sources.written.length + sources.removed.length === 0;
  const topics = isSame ? [] : await write(trx, new StoreChange(before, after), onProgress);
  if (!isSame) await writeSources(trx, data.store.id, sources);
  await announce(trx, data.store.id, topics);
  return topics;
}

async function write(
  trx: Db,
  change: StoreChange,
  onProgress: (share: number) => Promise<void>,
): Promise<Topic[]> {
  const { before, after } = change;
  if (!before) await clearStore(trx, after.data);
  const products = productsOf(change);
  await writeStore(trx, after.data, randomUUID());
  await writeCultures(trx, change);
  await writeContent(trx, change);
  await recordPageVersions(trx, change);
  await writeVouchers(trx, change);
  await writeCategories(trx, change);
  await writeSizeGuides(trx, change);
  await writeProducts(trx, change, products, onProgress);
  await writePrints(trx, change);
  await writeOffers(trx, change, products);
  await writeMethods(trx, change);
  if (isLarge(products, after.data.products)) await countRows(trx);
  const topics = await recordChangedItems(trx, change);
  await changeVariants(trx, change.storeId, products);
  await removeProducts(trx, change.storeId, products);
  return topics;
}

const isLarge = ({ written, removed }: ListChange<ProductRow>, { length }: readonly ProductRow[]) =>
  (written.length + removed.length) * 10 > length;

/** Without current statistics, the database plans basket queries as if the catalogue were empty. */
async function countRows(trx: Db): Promise<void> {
  await sql`
    analyze variants, prices, products, product_texts, product_colors, product_categories, category_texts,
      product_add_ons, add_ons, players`.execute(trx);
}
