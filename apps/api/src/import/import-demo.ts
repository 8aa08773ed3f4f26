import { demoStores } from '../../demo';
import type { Context } from '../context';
import { importStore } from './import-store';
import { storesWithSources } from './sources';

/**
 * Imports the demo stores into an empty database. Also imports demo stores again that have no stored source data.
 * @returns whether the database was empty
 */
export async function importDemo({ db, stores, log }: Context): Promise<boolean> {
  const known = new Set((await stores.all()).map(({ id }) => id));
  const withSources = await storesWithSources(db);
  for (const data of demoStores()) {
    const id = data.store.id;
    if (known.size > 0 && (!known.has(id) || withSources.has(id))) continue;
    await importStore(db, data);
    log.info({ store: data.store.id, products: data.products.length }, 'demonstration store imported');
  }
  await stores.reload();
  return known.size === 0;
}
