/** The text of a product that contains a term; a higher number is more relevant. */
export const termField = { text: 1, attribute: 2, name: 3 } as const;
export type TermField = (typeof termField)[keyof typeof termField];

/** What a matching term counts by the text that contains it. */
export const fieldWeights: Readonly<Record<number, number>> = {
  [termField.text]: 1,
  [termField.attribute]: 4,
  [termField.name]: 10,
};

/** The share of the weight that a term counts by how it matches the shopper's word. */
export const matchQuality = {
  exact: 1,
  /** Another form of the word: `shirts` for `shirt`. */
  stem: 0.9,
  /** A longer word that starts with the word, or a compound that ends with it. */
  partial: 0.5,
  typo: 0.4,
} as const;

/** The shortest word that also finds longer words that start with it. */
export const minPrefixLength = 2;
/** The shortest word that also finds compounds that end with it. */
export const minCompoundPartLength = 4;

/** The largest edit distance at which another word counts as a typing error of this one. */
export function maxEdits(word: string): number {
  if (word.length < 4 || /^\d+$/.test(word)) return 0;
  return word.length < 8 ? 1 : 2;
}
