import type { TermIndex, WordMatch } from './term-index';
import { type Language, wordsOf } from './words';

const maxWords = 10;

export interface TermMatches {
  /** Score of each matching ordinal; other elements have no meaning. */
  scores: Float32Array;
  /** The ordinals that match the most words, unsorted. */
  ordinals: number[];
  /** The corrected search term; undefined if nothing was corrected. */
  correction: string | undefined;
}

/** The words of a search term; hyphenated words are split. */
function queryWords(term: string): string[] {
  return wordsOf(term.replaceAll(/['’]/g, '').replaceAll('-', ' ')).slice(0, maxWords);
}

/** Finds the ordinals below `end` that match all words of the term; if none does, those that match the most words. */
export function matchTerm(index: TermIndex, term: string, language: Language, end: number): TermMatches {
  const words = queryWords(term);
  const matches = words.map((word) => index.matchWord(word, language));
  const scores = new Float32Array(end);
  const { wordsFound, best } = scratch(end);
  for (const match of matches) {
    for (const ordinal of collectBestScores(index, match, best)) {
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
  const isCorrected = matches.some(({ correction }) => correction !== undefined);
  const corrected = words.map((word, index) => matches[index]?.correction ?? word);
  return { scores, ordinals, correction: isCorrected ? corrected.join(' ') : undefined };
}

let wordsFoundBuffer = new Uint8Array(0);
let bestScoreBuffer = new Float32Array(0);

/** Zeroed buffers, reused by every search. */
function scratch(end: number): { wordsFound: Uint8Array; best: Float32Array } {
  if (wordsFoundBuffer.length < end) {
    wordsFoundBuffer = new Uint8Array(end);
    bestScoreBuffer = new Float32Array(end);
  }
  const wordsFound = wordsFoundBuffer.subarray(0, end);
  return { wordsFound: wordsFound.fill(0), best: bestScoreBuffer };
}

/** Writes the score of the word's best term for each ordinal. */
function collectBestScores(index: TermIndex, match: WordMatch, best: Float32Array): number[] {
  const found: number[] = [];
  index.score(match, (ordinal, score) => {
    const known = best[ordinal] ?? 0;
    if (known === 0) found.push(ordinal);
    if (score > known) best[ordinal] = score;
  });
  return found;
}
