import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { demoStores } from '@matchday/api/demo';
import { services } from './platform';

interface StoreProducts extends Pick<ReturnType<typeof demoStores>[number], 'products'> {
  clubId: string;
}

/** The products of all clubs as they were imported: from the demonstration, or from the club's own data. */
export function storesData(): StoreProducts[] {
  const own = services.clubs.flatMap(({ id, dataFolder }): StoreProducts[] =>
    dataFolder
      ? [{ clubId: id, ...JSON.parse(readFileSync(join(dataFolder, 'catalogue.json'), 'utf8')) }]
      : [],
  );
  const demonstrations = demoStores().map(({ store, products }) => ({ clubId: store.id, products }));
  return [...demonstrations, ...own];
}

/** Ids of variants with enough stock for all tests, which buy in the same shop. */
export function plentiful({ products }: StoreProducts): string[] {
  return products
    .flatMap(({ colors }) => colors.flatMap(({ variants }) => variants))
    .flatMap(({ id, stock }) => (stock >= 20 ? [id] : []));
}
