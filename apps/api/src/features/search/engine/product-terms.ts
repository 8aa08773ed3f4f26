import { type TermField, termField } from './search-weights';
import type { TermCollection } from './term-index';
import { foldedSpellings, type Language, wordsOf } from './words';

/** Searchable texts of a product in one culture. */
export interface ProductWords {
  name: string;
  /** For example category names, colour names and the brand. */
  attributes: readonly string[];
  texts: readonly string[];
}

/** Adds a product's terms to a collection. Long texts contribute only word stems. */
export function collectTerms(
  collection: TermCollection,
  ordinal: number,
  { name, attributes, texts }: ProductWords,
  stem: Language['stem'],
): void {
  const add = (text: string, field: TermField): void => {
    for (const word of wordsOf(text)) {
      const stemmed = stem(word);
      for (const term of foldedSpellings(stemmed)) collection.add(ordinal, term, field, word);
      if (field === termField.text || stemmed === word) continue;
      for (const term of foldedSpellings(word)) collection.add(ordinal, term, field, word);
    }
  };
  add(name, termField.name);
  for (const attribute of new Set(attributes)) add(attribute, termField.attribute);
  for (const text of texts) add(text, termField.text);
}
