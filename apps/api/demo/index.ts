import type { StoreData } from '../src/features/imports/store-data';
import { astralisSeed } from './astralis';
import { buildStore } from './build-store';
import { dbuSeed } from './dbu';
import { realbetisSeed } from './realbetis';

export { type DemoStaff, demoStaff } from './staff';

/** The clubs' shops as they are imported for demonstration. */
export function demoStores(): StoreData[] {
  return [buildStore(astralisSeed), buildStore(realbetisSeed), buildStore(dbuSeed)];
}
