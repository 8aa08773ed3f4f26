import type { Rule } from '../rule';
import { culturesOf } from '../store-facts';

/** How the drafts of starter data begin, in its languages. */
const draft = /<strong>(?:DRAFT|UDKAST|BORRADOR):/;

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
      const blocks = page?.texts[culture]?.blocks ?? [];
      if (!blocks.some(isRichText)) return [`The page with terms is empty in ${culture}.`];
      return draft.test(JSON.stringify(blocks))
        ? [`The page with terms is still a draft in ${culture}.`]
        : [];
    }),
};
