import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { demoStores } from '@matchday/api/demo';
import { services } from './platform';

type StoreProducts = Pick<ReturnType<typeof demoStores>[number], 'products'>;

/** The products of all clubs as they were imported: from the demonstration, or from the club's own data. */
export function storesData(): StoreProducts[] {
  const own = services.clubs.flatMap(({ dataFolder }): StoreProducts[] =>
    dataFolder ? [JSON.parse(readFileSync(join(dataFolder, 'catalogue.json'), 'utf8'))] : [],
  );
  return [...demoStores(), ...own];
}
