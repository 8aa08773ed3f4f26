import { languageCodeOf, languages as shippedLanguages } from '@matchday/dictionary/languages';
import { LRUCache } from 'lru-cache';

const maxCachedStems = 10_000;

/** Rules for comparing the words of a language. */
export interface Language {
  stem: (word: string) => string;
  /** Whether the language has compound words, so that `hjemmetrøje` matches `trøje`. */
  hasCompounds: boolean;
}

const languages = new Map<string, Language>(
  await Promise.all(
    Object.entries(shippedLanguages).map(async ([code, { stemmer, hasCompounds }]) => {
      const path = `@orama/stemmers/${stemmer}`;
      const { stemmer: stem } = (await import(path)) as { stemmer: Language['stem'] };
      return [code, { stem: memoiseStems(stem), hasCompounds }] as const;
    }),
  ),
);
const plain: Language = { stem: (word) => word, hasCompounds: false };

/** Wraps a stemmer in a cache. */
function memoiseStems(stem: Language['stem']): Language['stem'] {
  const stems = new LRUCache<string, string>({ max: maxCachedStems });
  return (word) => {
    const known = stems.get(word);
    if (known !== undefined) return known;
    const stemmed = stem(word);
    stems.set(word, stemmed);
    return stemmed;
  };
}

/** The language of a culture such as `da` or `en-GB`; an unknown language has no stemming. */
export function languageOf(culture: string): Language {
  return languages.get(languageCodeOf(culture)) ?? plain;
}

const wordPattern = /[\p{L}\p{N}]+(?:['’-][\p{L}\p{N}]+)*/gu;
const joint = /['’-]/;

/** The words of a text in lower case. A word with a hyphen or an apostrophe yields its parts and the joined word. */
export function wordsOf(text: string): string[] {
  const words = text.normalize('NFC').toLowerCase().match(wordPattern) ?? [];
  return words.flatMap((word) =>
    joint.test(word) ? word.split(joint).concat(word.replaceAll(/['’-]/g, '')) : [word],
  );
}

const marks = /\p{M}/gu;
const special = /[æøåäöüßœðþł]/;
/** Letters without a decomposed form: as one letter, and as people type them on other keyboards. */
const spellings: Readonly<Record<string, readonly [one: string, two: string]>> = {
  æ: ['a', 'ae'],
  ä: ['a', 'ae'],
  ø: ['o', 'oe'],
  ö: ['o', 'oe'],
  å: ['a', 'aa'],
  ü: ['u', 'ue'],
  ß: ['s', 'ss'],
  œ: ['o', 'oe'],
  ð: ['d', 'd'],
  þ: ['t', 'th'],
  ł: ['l', 'l'],
};

/** A word without accents: `pantalón` is `pantalon`, `trøje` is `troje`. */
export function fold(word: string): string {
  return spell(word, 0);
}

/** The spellings of a word without accents: `troje` and `troeje` for `trøje`. */
export function foldedSpellings(word: string): readonly string[] {
  const folded = fold(word);
  return special.test(word) ? [folded, spell(word, 1)] : [folded];
}

function spell(word: string, way: 0 | 1): string {
  if (/^[a-z0-9]*$/.test(word)) return word;
  return Array.from(word, (letter) => spellings[letter]?.[way] ?? letter)
    .join('')
    .normalize('NFD')
    .replaceAll(marks, '');
}
