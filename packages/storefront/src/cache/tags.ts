/** A change as the API announces it. */
export interface Topic {
  type: 'product' | 'category' | 'content' | 'dictionary' | 'settings';
  /** Which one changed; all of the type when left out. */
  id?: string;
}

/** The tags of cached data, by what it was made of. */
export const tags = {
  products: 'product',
  product: (id: string) => `product:${id}`,
  categories: 'category',
  category: (id: string) => `category:${id}`,
  contents: 'content',
  content: (id: string) => `content:${id}`,
  dictionary: 'dictionary',
  settings: 'settings',
} as const;

/** The tag that a change makes stale: of one thing, or of all things of its type. */
export const tagOf = ({ type, id }: Topic): string => (id ? `${type}:${id}` : type);

const minute = 60;
const hour = 60 * minute;
const day = 24 * hour;

/**
 * How long cached data lives, in seconds. An invalidation is what refreshes it; `revalidate` is the net below, and until
 * `expire` the old page is served while the API does not answer.
 */
export const lifetimes = {
  present: { stale: 5 * minute, revalidate: hour, expire: 30 * day },
  /** What a shopper has put together: a search, a filtered list. Few others will ask for the same. */
  passing: { stale: 30, revalidate: 30, expire: hour },
  /** What the API does not know: asked for again at most once a minute. */
  missing: { stale: minute, revalidate: minute, expire: day },
  /** A page that had to do without its texts or settings. */
  incomplete: { stale: minute, revalidate: 5, expire: day },
} as const;
