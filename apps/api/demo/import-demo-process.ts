import { createContext } from '../src/composition';
import { readConfig } from '../src/config';
import type { Context } from '../src/context';
import { importStore } from '../src/features/imports/import-store';
import { storesWithSources } from '../src/features/imports/sources';
import { demoStores } from '.';
import { createDemoStaff } from './create-demo-staff';

const abandoned = () => process.exit(1);

// The server that began it waits for it: if that ends, so does this.
process.once('disconnect', abandoned);
const context = await createContext(readConfig(process.env));
try {
  await importStores(context);
} finally {
  await context.close();
  process.off('disconnect', abandoned);
  process.disconnect();
}

/**
 * Fills a database that has no store yet with the demonstration stores and their staff, and renews those from before
 * data were kept. A store that others may have filled gets no staff, because everyone knows their passwords.
 */
async function importStores(context: Context): Promise<void> {
  const { db, stores, log } = context;
  const known = new Set((await stores.all()).map(({ id }) => id));
  const kept = await storesWithSources(db);
  for (const data of demoStores()) {
    const id = data.store.id;
    if (known.size > 0 && (!known.has(id) || kept.has(id))) continue;
    await importStore(db, data);
    if (known.size === 0) await createDemoStaff(context, data.store);
    log.info({ store: data.store.id, products: data.products.length }, 'demonstration store imported');
  }
}
