import type { Rule } from '../rule';
import { culturesOf } from '../store-facts';

const path = '/withdrawal/';

export const withdrawalFunction: Rule = {
  name: 'withdrawal-function',
  need: 'The page with the withdrawal function, which every page links to, has a text in every language.',
  findMissing: (store) => {
    const page = store.pages.find(({ texts }) => Object.values(texts).some((text) => text.path === path));
    if (!page) return [`There is no page at ${path}.`];
    return culturesOf(store)
      .filter((culture) => !page.texts[culture])
      .map((culture) => `The page ${page.id} has no text in ${culture}.`);
  },
};
