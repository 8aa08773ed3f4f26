import { stemmer as danish } from '@orama/stemmers/danish';
import { stemmer as english } from '@orama/stemmers/english';
import { stemmer as spanish } from '@orama/stemmers/spanish';
import { LRUCache } from 'lru-cache';

const stemsKept = 10_000;

/** How the words of a language are compared. */
export interface Language {
  stem: (word: string) => string;
  /** Whether words are written together, so that `hjemmetrøje` is a `trøje`. */
  hasCompounds: boolean;
}

const languages: Readonly<Record<string, Language>> = {
  da: { stem: remembering(danish), hasCompounds: true },
  en: { stem: remembering(english), hasCompounds: false },
  es: { stem: remembering(spanish), hasCompounds: false },
};
const plain: Language = { stem: (word) => word, hasCompounds: false };

/** A stemmer that works out a word that comes again but once. */
function remembering(stem: Language['stem']): Language['stem'] {
  const stems = new LRUCache<string, string>({ max: stemsKept });
  return (word) => {
    const known = stems.get(word);
    if (known !== undefined) return known;
    const stemmed = stem(word);
    stems.set(word, stemmed);
    return stemmed;
  };
}

/** The language of a culture such as `da` or `en-GB`; words of an unknown one are compared as they are. */
export function languageOf(culture: string): Language {
  return languages[culture.slice(0, 2)] ?? plain;
}

const wordPattern = /[\p{L}\p{N}]+(?:['’-][\p{L}\p{N}]+)*/gu;
const joint = /['’-]/;

/** The words of a text in lower case. What is joined by a hyphen or an apostrophe counts as its parts and as a whole. */
export function wordsOf(text: string): string[] {
  const words = text.normalize('NFC').toLowerCase().match(wordPattern) ?? [];
  return words.flatMap((word) =>
    joint.test(word) ? word.split(joint).concat(word.replaceAll(/['’-]/g, '')) : [word],
  );
}

const marks = /\p{M}/gu;
const special = /[æøåäöüßœðþł]/;
/** Letters that have no accent to take off: as one letter, and as people write them without the key. */
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

/** The ways in which a word without accents is written: `trøje` is `troje` and `troeje`. */
export function foldings(word: string): readonly string[] {
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
