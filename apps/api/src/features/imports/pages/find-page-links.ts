import type { PageRow, StoreData } from '../store-data';

/** What else of a store links to a page. */
interface PageLinks {
  /** Whether the settings of a language do, such as its navigation or its footer. */
  isInSettings: boolean;
  /** The titles of the pages and the old paths of the redirects that do, in the first language. */
  names: readonly string[];
}

/** Finds the links to a page, as `page:<id>` or by its address, also those in HTML. */
export function findPageLinks(data: StoreData, page: PageRow): PageLinks {
  const addresses = data.store.cultures.flatMap(({ culture, pathPrefix }) => {
    const text = page.texts[culture];
    return text ? [pathPrefix + text.path] : [];
  });
  const targets = [`page:${page.id}`, ...addresses];
  const links = (value: unknown): boolean => {
    if (typeof value === 'string')
      return targets.some((target) => value === target || value.includes(`href="${target}"`));
    return typeof value === 'object' && value !== null && Object.values(value).some(links);
  };
  const [first] = data.store.cultures;
  const pages = data.pages.filter(
    ({ id, texts }) => id !== page.id && Object.values(texts).some(({ blocks }) => links(blocks)),
  );
  return {
    isInSettings: links(data.settings),
    names: [
      ...pages.map(({ id, texts }) => texts[first?.culture ?? '']?.title || id),
      ...data.redirects.filter(({ to }) => links(to)).map(({ from }) => from),
    ],
  };
}
