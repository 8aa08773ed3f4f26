import type { Meaning, TermIndex } from './term-index';
import { type Language, wordsOf } from './words';

const mostWords = 10;

export interface Matched {
  /** How well each ordinal fits; meaningful for the ordinals alone. */
  scores: Float32Array;
  /** Those that fit the most words, in no order. */
  ordinals: number[];
  /** The search as it was understood, where that is not how it was typed. */
  correction: string | undefined;
}

/** The words of a search; what a hyphen joins are two. */
export function searchedWords(term: string): string[] {
  return wordsOf(term.replaceAll(/['’]/g, '').replaceAll('-', ' ')).slice(0, mostWords);
}

/** Those among `end` ordinals that have all words of a search; where there are none, those that have the most. */
export function matchTerm(index: TermIndex, term: string, language: Language, end: number): Matched {
  const words = searchedWords(term);
  const meanings = words.map((word) => index.meaningOf(word, language));
  const scores = new Float32Array(end);
  const { wordsFound, best } = scratch(end);
  for (const meaning of meanings) {
    for (const ordinal of collectBest(index, meaning, best)) {
      scores[ordinal] = (scores[ordinal] ?? 0) + (best[ordinal] ?? 0);
      wordsFound[ordinal] = (wordsFound[ordinal] ?? 0) + 1;
      best[ordinal] = 0;
    }
  }
  const most = wordsFound.reduce((most, found) => Math.max(most, found), 0);
  const ordinals: number[] = [];
  if (most > 0) {
    for (let ordinal = 0; ordinal < end; ordinal += 1)
      if (wordsFound[ordinal] === most) ordinals.push(ordinal);
  }
  const isCorrected = meanings.some(({ correction }) => correction !== undefined);
  const understood = words.map((word, index) => meanings[index]?.correction ?? word);
  return { scores, ordinals, correction: isCorrected ? understood.join(' ') : undefined };
}

let wordsFoundBefore = new Uint8Array(0);
let bestBefore = new Float32Array(0);

/** Zeros to reckon with until the next search, which is how long they are needed. */
function scratch(end: number): { wordsFound: Uint8Array; best: Float32Array } {
  if (wordsFoundBefore.length < end) {
    wordsFoundBefore = new Uint8Array(end);
    bestBefore = new Float32Array(end);
  }
  const wordsFound = wordsFoundBefore.subarray(0, end);
  return { wordsFound: wordsFound.fill(0), best: bestBefore };
}

/** Notes for each ordinal what the word's best term says of it. */
function collectBest(index: TermIndex, meaning: Meaning, best: Float32Array): number[] {
  const found: number[] = [];
  index.score(meaning, (ordinal, score) => {
    const known = best[ordinal] ?? 0;
    if (known === 0) found.push(ordinal);
    if (score > known) best[ordinal] = score;
  });
  return found;
}
