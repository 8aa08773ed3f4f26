import type { Rule } from '../rule';
import { culturesOf } from '../store-facts';

export const safetyWarnings: Rule = {
  name: 'safety-warnings',
  need: 'The warnings of a product stand in every language that the shop serves.',
  findMissing: (store) =>
    store.products.flatMap(({ id, texts }) => {
      const counts = culturesOf(store).map((culture) => texts[culture]?.warnings?.length ?? 0);
      return culturesOf(store)
        .filter((_, at) => counts[at] !== Math.max(...counts))
        .map((culture) => `The product ${id} has not all of its warnings in ${culture}.`);
    }),
};
