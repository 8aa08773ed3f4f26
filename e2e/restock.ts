import { isDeep } from '@matchday/test-depth';
import { importStock } from './staff';
import { plentiful, storesData } from './stores-data';

const unitsForAllTests = 2000;

/** The deep tests buy more than the demonstration has in stock. Scarce variants stay scarce. */
export default async function restock() {
  if (!isDeep) return;
  for (const store of storesData())
    await importStock(store, new Map(plentiful(store).map((variantId) => [variantId, unitsForAllTests])));
}
