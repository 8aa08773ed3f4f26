import { type Place, place, type TermCollection } from './term-index';
import { foldings, type Language, wordsOf } from './words';

/** What a product can be found by, in one culture. */
export interface ProductWords {
  name: string;
  /** Such as the names of its categories and colours, its brand. */
  attributes: readonly string[];
  texts: readonly string[];
}

/** Adds a product's terms to a collection. Words of long texts are kept by their stem alone. */
export function collectTerms(
  collection: TermCollection,
  ordinal: number,
  { name, attributes, texts }: ProductWords,
  stem: Language['stem'],
): void {
  const add = (text: string, at: Place): void => {
    for (const word of wordsOf(text)) {
      const stemmed = stem(word);
      for (const term of foldings(stemmed)) collection.add(ordinal, term, at, word);
      if (at === place.text || stemmed === word) continue;
      for (const term of foldings(word)) collection.add(ordinal, term, at, word);
    }
  };
  add(name, place.name);
  for (const attribute of new Set(attributes)) add(attribute, place.attribute);
  for (const text of texts) add(text, place.text);
}
