import { expect, it } from 'vitest';
import { editDistance } from './edit-distance';
import { maxEdits } from './search-weights';
import { fold, foldedSpellings, languageOf, wordsOf } from './words';

it.each([
  ['T-shirt 2026/27', ['t', 'shirt', 'tshirt', '2026', '27']],
  ["Kids' half-zip", ['kids', 'half', 'zip', 'halfzip']],
  ['Pantalón, ÆRØ!', ['pantalón', 'ærø']],
  ['— / —', []],
])('splits %s into words', (text, words) => {
  expect(wordsOf(text)).toEqual(words);
});

it.each([
  ['trøje', ['troje', 'troeje']],
  ['blå', ['bla', 'blaa']],
  ['ærme', ['arme', 'aerme']],
  ['niño', ['nino']],
  ['shirt', ['shirt']],
])('removes the accents of %s', (word, spellings) => {
  expect([foldedSpellings(word), fold(word)]).toEqual([spellings, spellings[0]]);
});

it.each([
  ['en-GB', 'jerseys', 'jersey'],
  ['da', 'strømperne', 'strømper'],
  ['es', 'camisetas', 'camiseta'],
  ['fr', 'maillot', 'maillot'],
])('stems in %s: %s and %s have the same stem', (culture, one, other) => {
  const { stem } = languageOf(culture);
  expect(stem(one)).toBe(stem(other));
});

it.each([
  ['jersey', 'jersey', 0],
  ['jersye', 'jersey', 1],
  ['jesey', 'jersey', 1],
  ['jerseyy', 'jersey', 1],
  ['jorsey', 'jersey', 1],
  ['jrsye', 'jersey', 2],
  ['', 'ab', 2],
  ['short', 'jersey', 3],
])('calculates the edit distance from %s to %s, up to the limit plus one', (a, b, distance) => {
  expect([editDistance(a, b, 2), editDistance(b, a, 2)]).toEqual([distance, distance]);
});

it('allows more typing errors in long words, and none in short words and numbers', () => {
  expect(['cap', 'caps', 'jacket', 'goalkeeper', '2026'].map(maxEdits)).toEqual([0, 1, 1, 2, 0]);
});
