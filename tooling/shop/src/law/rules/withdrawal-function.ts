import type { Rule } from '../rule';
import { culturesOf } from '../store-facts';

const path = '/withdrawal/';

export const withdrawalFunction: Rule = {
  name: 'withdrawal-function',
  need: 'The withdrawal function is easy to find from every page, in every language.',
  findMissing: (store) => {
    const page = store.pages.find(({ texts }) => Object.values(texts).some((text) => text.path === path));
    if (!page) return [`There is no page at ${path}.`];
    return culturesOf(store).flatMap((culture) => {
      if (!page.texts[culture]) return [`The page ${page.id} has no text in ${culture}.`];
      const groups = store.settings[culture]?.footer.view.links ?? [];
      const isLinked = groups.some(({ links }) => links.some(({ url }) => url === `page:${page.id}`));
      return isLinked ? [] : [`The footer in ${culture} does not link to the page ${page.id}.`];
    });
  },
};
