import type { Rule } from '../rule';
import { culturesOf } from '../store-facts';

/** The order confirmation holds the rich text of the page, and nothing else of it. */
const isRichText = (block: unknown): boolean =>
  typeof block === 'object' && block !== null && 'type' in block && block.type === 'richText';

export const termsOfSale: Rule = {
  name: 'terms-of-sale',
  need: 'Every language has the terms of sale, which the checkout asks to accept.',
  findMissing: (store) =>
    culturesOf(store).flatMap((culture) => {
      const target = store.settings[culture]?.termsAndConditionsPage?.url;
      if (!target) return [`The settings in ${culture} name no page with terms.`];
      const page = store.pages.find(({ id }) => target === `page:${id}`);
      return page?.texts[culture]?.blocks.some(isRichText)
        ? []
        : [`The page with terms is empty in ${culture}.`];
    }),
};
