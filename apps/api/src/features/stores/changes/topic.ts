/** A changed item of a store, as named in the shop's cache. */
export interface Topic {
  type: 'product' | 'category' | 'content' | 'dictionary' | 'settings';
  id?: string;
}
