/** How many pages the one that is shown may fetch ahead. A product page is about 17 KB as transferred, so 272 KB. */
export const mostPages = 16;

/** Counts the pages that are fetched ahead while one page is shown. */
export interface PrefetchBudget {
  /** Whether one more page may be fetched ahead, which it then is. */
  take: () => boolean;
}

/** @param pathOf the address of the page that is shown */
export function createPrefetchBudget(pathOf: () => string): PrefetchBudget {
  let shown = '';
  let pages = 0;
  return {
    take() {
      const path = pathOf();
      if (path !== shown) pages = 0;
      shown = path;
      pages += 1;
      return pages <= mostPages;
    },
  };
}

/** The budget of this document. */
export const prefetchBudget = createPrefetchBudget(() => location.pathname);
