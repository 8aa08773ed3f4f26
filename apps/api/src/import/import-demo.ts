import { demoStores } from '../../demo';
import type { Context } from '../context';
import { importStore } from './import-store';

/** Fills a database that has no store yet with the demonstration stores. */
export async function importDemo({ db, stores, log }: Context): Promise<void> {
  if ((await stores.all()).length > 0) return;
  for (const data of demoStores()) {
    await importStore(db, data);
    log.info({ store: data.store.id, products: data.products.length }, 'demonstration store imported');
  }
  await stores.reload();
}
