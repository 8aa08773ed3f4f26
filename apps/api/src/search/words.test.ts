import { expect, it } from 'vitest';
import { editDistance, forgiven } from './edit-distance';
import { fold, foldings, languageOf, wordsOf } from './words';

it.each([
  ['T-shirt 2026/27', ['t', 'shirt', 'tshirt', '2026', '27']],
  ["Kids' half-zip", ['kids', 'half', 'zip', 'halfzip']],
  ['Pantalón, ÆRØ!', ['pantalón', 'ærø']],
  ['— / —', []],
])('reads the words of %s', (text, words) => {
  expect(wordsOf(text)).toEqual(words);
});

it.each([
  ['trøje', ['troje', 'troeje']],
  ['blå', ['bla', 'blaa']],
  ['ærme', ['arme', 'aerme']],
  ['niño', ['nino']],
  ['shirt', ['shirt']],
])('writes %s without its accents', (word, ways) => {
  expect([foldings(word), fold(word)]).toEqual([ways, ways[0]]);
});

it.each([
  ['en-GB', 'jerseys', 'jersey'],
  ['da', 'strømperne', 'strømper'],
  ['es', 'camisetas', 'camiseta'],
  ['fr', 'maillot', 'maillot'],
])('knows in %s that %s and %s are one word', (culture, one, other) => {
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
])('counts the slips from %s to %s, up to one more than two', (a, b, slips) => {
  expect([editDistance(a, b, 2), editDistance(b, a, 2)]).toEqual([slips, slips]);
});

it('forgives more in long words, and nothing in short ones and numbers', () => {
  expect(['cap', 'caps', 'jacket', 'goalkeeper', '2026'].map(forgiven)).toEqual([0, 1, 1, 2, 0]);
});
