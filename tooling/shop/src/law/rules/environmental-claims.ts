import { claimsIn } from '../claims';
import type { Rule } from '../rule';
import { culturesOf } from '../store-facts';

/** Claims that say nothing that can be checked (Directive 2005/29/EC annex I no. 4a), in the shipped languages. */
const generic =
  /sustainab|eco-?friendly|environmentally friendly|climate[- ](?:neutral|friendly|positive)|carbon[- ]neutral|bæredygtig|miljøvenlig|klima(?:neutral|venlig|positiv)|CO2-neutral|sostenible|ecológic|respetuos[oa]s? con el medio ambiente|clim[aá]tic\w* neutr|neutr\w+ en carbono/i;

export const environmentalClaims: Rule = {
  name: 'environmental-claims',
  need: 'A general claim about the environment stands only on a product with a proven label.',
  findMissing: (store) =>
    culturesOf(store).flatMap((culture) => {
      const ofShop = claimsIn(store, culture)
        .filter((claim) => generic.test(claim))
        .map((claim) => `“${claim}” in ${culture} is a claim about the environment without a proof.`);
      const ofProducts = store.products.flatMap(({ id, texts }) => {
        const text = texts[culture];
        if (!text || text.sustainabilityLabel) return [];
        return [text.name, text.description]
          .concat(text.features)
          .filter((claim) => generic.test(claim))
          .map((claim) => `“${claim}” of the product ${id} in ${culture} has no label with a proof.`);
      });
      return ofShop.concat(ofProducts);
    }),
};
