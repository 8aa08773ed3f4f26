/** Something of a store that changed, as a club app's cache knows it. */
export interface Topic {
  type: 'product' | 'category' | 'content' | 'dictionary' | 'settings';
  id?: string;
}
