import { findMissingPage } from '../legal-page';
import type { Rule } from '../rule';
import { culturesOf } from '../store-facts';

export const termsOfSale: Rule = {
  name: 'terms-of-sale',
  need: 'Every language has the terms of sale, which the checkout asks to accept.',
  findMissing: (store) =>
    culturesOf(store).flatMap((culture) =>
      findMissingPage(store, culture, {
        target: store.settings[culture]?.termsAndConditionsPage?.url,
        name: 'terms',
      }),
    ),
};
