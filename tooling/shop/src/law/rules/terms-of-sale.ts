import type { Rule } from '../rule';
import { culturesOf } from '../store-facts';

export const termsOfSale: Rule = {
  name: 'terms-of-sale',
  need: 'Every language has the terms of sale, which the checkout asks to accept.',
  findMissing: (store) =>
    culturesOf(store).flatMap((culture) => {
      const target = store.settings[culture]?.termsAndConditionsPage?.url;
      if (!target) return [`The settings in ${culture} name no page with terms.`];
      const page = store.pages.find(({ id }) => target === `page:${id}`);
      return page?.texts[culture]?.blocks.length ? [] : [`The page with terms is empty in ${culture}.`];
    }),
};
