import type { Rule } from '../rule';
import { culturesOf } from '../store-facts';

export const fibreComposition: Rule = {
  name: 'fibre-composition',
  need: 'The material of every product is known before buying, for textiles the fibre composition, in every language.',
  findMissing: (store) =>
    store.products.flatMap(({ id, texts }) =>
      culturesOf(store)
        .filter((culture) => !texts[culture]?.composition.trim())
        .map((culture) => `The product ${id} has no composition in ${culture}.`),
    ),
};
