/** A change as the API announces it. */
export interface Topic {
  type: 'product' | 'category' | 'content' | 'dictionary' | 'settings';
  /** Id of the changed item; if missing, all items of the type. */
  id?: string;
}

/** The tags of cached data, by its source. */
export const tags = {
  products: 'product',
  product: (id: string) => `product:${id}`,
  categories: 'category',
  category: (id: string) => `category:${id}`,
  contents: 'content',
  content: (id: string) => `content:${id}`,
  dictionary: 'dictionary',
  settings: 'settings',
  /**
   * What the API did not know. Missing products have no tag: each sale is a change of a product, and would make the
   * shop ask for them again.
   */
  missingCategories: 'missing-categories',
  missingContents: 'missing-contents',
} as const;

/** The tag that a change marks as stale: of one item, or of all items of its type. */
export const tagOf = ({ type, id }: Topic): string => (id ? `${type}:${id}` : type);

const minute = 60;
const hour = 60 * minute;
const day = 24 * hour;

/**
 * How long cached data lives, in seconds. Invalidations refresh it; `revalidate` is the fallback, and until
 * `expire` the old page is served while the API does not respond.
 */
export const lifetimes = {
  present: { stale: 5 * minute, revalidate: hour, expire: 30 * day },
  /** A shopper's own combination: a search or a filtered list, which few others request. */
  passing: { stale: 30, revalidate: 30, expire: hour },
  /** Items that the API does not know: requested again at most once a minute. */
  missing: { stale: minute, revalidate: minute, expire: day },
  /** A draft in a preview: as short as a static page can be kept. */
  draft: { stale: 30, revalidate: 1, expire: 5 * minute },
  /** A page that was rendered without its texts or settings. */
  incomplete: { stale: minute, revalidate: 5, expire: day },
} as const;
