import { findMissingPage } from '../legal-page';
import type { Rule } from '../rule';
import { culturesOf } from '../store-facts';

export const accessibilityStatement: Rule = {
  name: 'accessibility-statement',
  need: 'Every language has an accessibility statement that names the authority that supervises.',
  findMissing: (store) =>
    culturesOf(store).flatMap((culture) => {
      const { url, authority = '' } = store.settings[culture]?.accessibilityStatement ?? {};
      const missing = findMissingPage(store, culture, { target: url, name: 'the accessibility statement' });
      if (missing.length > 0) return missing;
      const page = store.pages.find(({ id }) => url === `page:${id}`);
      const isNamed =
        authority.trim() !== '' && JSON.stringify(page?.texts[culture]?.blocks).includes(authority);
      return isNamed ? [] : [`The accessibility statement in ${culture} does not name the authority.`];
    }),
};
