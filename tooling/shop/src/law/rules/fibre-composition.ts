import type { Rule } from '../rule';
import { culturesOf } from '../store-facts';

/** How the languages call goods of several components. */
const isSet =
  /(?<!\p{L})(?:mini ?kits?|kit sets?|sets? of|minisæt|dragt|conjuntos?|mini ?equipaci(?:ón|ones))(?!\p{L})/iu;

export const fibreComposition: Rule = {
  name: 'fibre-composition',
  need: 'The material of every product is known before buying, for textiles the fibre composition, for sets of each component, in every language.',
  findMissing: (store) =>
    store.products.flatMap(({ id, texts }) => {
      const counts = culturesOf(store).map((culture) => texts[culture]?.parts?.length ?? 0);
      const components = Math.max(...counts);
      return culturesOf(store).flatMap((culture, at) => {
        const { name = '', composition = '', parts = [] } = texts[culture] ?? {};
        const incomplete = parts.filter((part) => part.composition.trim() === '');
        const isUnnamedSet = components === 0 && isSet.test(name);
        return [
          !composition.trim() && `The product ${id} has no composition in ${culture}.`,
          counts[at] !== components && `The product ${id} does not name all components in ${culture}.`,
          isUnnamedSet && `“${name}” in ${culture} is a set, and the product ${id} names no components.`,
        ]
          .concat(
            incomplete.map((part) => `${part.name} of the product ${id} has no composition in ${culture}.`),
          )
          .filter((sentence) => sentence !== false);
      });
    }),
};
