import { editDistance } from './edit-distance';
import {
  fieldWeights,
  matchQuality,
  maxEdits,
  minCompoundPartLength,
  minPrefixLength,
  type TermField,
} from './search-weights';
import { fold, type Language } from './words';

const fieldBits = 2;
const fieldMask = 3;
const maxTerms = 200;

/** A term that matches a search word, and how well it matches. */
interface Hit {
  term: number;
  quality: number;
}

/** The terms that match a search word. */
export interface WordMatch {
  hits: readonly Hit[];
  /** The corrected word, in the spelling of a product. */
  correction: string | undefined;
}

/**
 * Sorted terms of a market's products. The postings of all terms share one array, because a process caches the indexes of
 * many stores. A posting is a product's ordinal combined with the field that contains the term.
 */
export class TermIndex {
  readonly #terms: readonly string[];
  readonly #starts: Uint32Array;
  readonly #postings: Uint32Array;
  /** Original spellings of terms that differ from them. */
  readonly #spellings: ReadonlyMap<string, string>;

  constructor(
    terms: readonly string[],
    starts: Uint32Array,
    postings: Uint32Array,
    spellings: ReadonlyMap<string, string>,
  ) {
    this.#terms = terms;
    this.#starts = starts;
    this.#postings = postings;
    this.#spellings = spellings;
  }

  static readonly empty = new TermIndex([], new Uint32Array(1), new Uint32Array(0), new Map());

  get bytes(): number {
    const letters = this.#terms.reduce((sum, term) => sum + term.length, 0);
    return (
      this.#postings.byteLength +
      this.#starts.byteLength +
      letters +
      this.#terms.length * 32 +
      this.#spellings.size * 80
    );
  }

  /** Returns a new index in which the given products have only the added terms. */
  with(ordinals: ReadonlySet<number>, added: TermCollection): TermIndex {
    const terms: string[] = [];
    const starts: number[] = [];
    const postings: number[] = [];
    const copyPostings = (from: number): void => {
      for (let at = this.#starts[from] ?? 0; at < (this.#starts[from + 1] ?? 0); at += 1) {
        const posting = this.#postings[at] ?? 0;
        if (!ordinals.has(posting >>> fieldBits)) postings.push(posting);
      }
    };
    const append = (term: string, own: number | undefined, fresh: readonly number[]): void => {
      const start = postings.length;
      if (own !== undefined) copyPostings(own);
      for (const posting of fresh) postings.push(posting);
      if (postings.length === start) return;
      terms.push(term);
      starts.push(start);
    };
    const fresh = [...added.postings].toSorted(([a], [b]) => compare(a, b));
    let own = 0;
    for (const [term, list] of fresh) {
      for (let known = this.#terms[own]; known !== undefined && known < term; known = this.#terms[own]) {
        append(known, own, []);
        own += 1;
      }
      const isKnown = this.#terms[own] === term;
      append(term, isKnown ? own : undefined, list);
      if (isKnown) own += 1;
    }
    for (; own < this.#terms.length; own += 1) append(this.#terms[own] ?? '', own, []);
    starts.push(postings.length);
    const spellings = new Map([...this.#spellings, ...added.spellings]);
    return new TermIndex(terms, Uint32Array.from(starts), Uint32Array.from(postings), spellings);
  }

  /**
   * Finds the terms that match a word: the word itself, its other forms, longer words that start with it and compounds
   * that end with it. If there are none, finds the terms with the smallest edit distance.
   */
  matchWord(word: string, { stem, hasCompounds }: Language): WordMatch {
    const folded = fold(word);
    const stemmed = fold(stem(word));
    const hits: Hit[] = [];
    const exact = this.#find(folded);
    const other = this.#find(stemmed);
    if (exact !== undefined) hits.push({ term: exact, quality: matchQuality.exact });
    if (other !== undefined && other !== exact) hits.push({ term: other, quality: matchQuality.stem });
    if (folded.length >= minPrefixLength) this.#addPrefixed(folded, hits);
    if (hasCompounds && stemmed.length >= minCompoundPartLength) this.#addCompounds(stemmed, hits);
    if (hits.length > 0) return { hits, correction: undefined };
    return this.#nearest(folded, stemmed);
  }

  /** Calls `found` with each product that has one of the terms, and the term's score for it. */
  score({ hits }: WordMatch, found: (ordinal: number, score: number) => void): void {
    for (const { term, quality } of hits) {
      for (let at = this.#starts[term] ?? 0; at < (this.#starts[term + 1] ?? 0); at += 1) {
        const posting = this.#postings[at] ?? 0;
        found(posting >>> fieldBits, quality * (fieldWeights[posting & fieldMask] ?? 0));
      }
    }
  }

  #find(term: string): number | undefined {
    const at = this.#firstFrom(term);
    return this.#terms[at] === term ? at : undefined;
  }

  #firstFrom(term: string): number {
    let low = 0;
    let high = this.#terms.length;
    while (low < high) {
      const middle = (low + high) >>> 1;
      if ((this.#terms[middle] ?? '') < term) low = middle + 1;
      else high = middle;
    }
    return low;
  }

  #addPrefixed(prefix: string, hits: Hit[]): void {
    const first = this.#firstFrom(prefix);
    for (const [at, known] of this.#terms.slice(first, first + maxTerms).entries()) {
      if (!known.startsWith(prefix)) return;
      if (known !== prefix) hits.push({ term: first + at, quality: matchQuality.partial });
    }
  }

  #addCompounds(part: string, hits: Hit[]): void {
    for (let term = 0; term < this.#terms.length; term += 1) {
      const known = this.#terms[term] ?? '';
      if (known.length > part.length + 1 && known.endsWith(part))
        hits.push({ term, quality: matchQuality.partial });
      if (hits.length === maxTerms) return;
    }
  }

  #nearest(folded: string, stemmed: string): WordMatch {
    let limit = maxEdits(folded);
    if (limit === 0) return { hits: [], correction: undefined };
    let nearest: number[] = [];
    for (let term = 0; term < this.#terms.length; term += 1) {
      const known = this.#terms[term] ?? '';
      if (maxEdits(known) === 0) continue;
      const distance = Math.min(
        editDistance(folded, known, limit),
        stemmed === folded ? limit + 1 : editDistance(stemmed, known, limit),
      );
      if (distance > limit) continue;
      if (distance < limit) nearest = [];
      limit = distance;
      nearest.push(term);
    }
    const postings = (term: number) => (this.#starts[term + 1] ?? 0) - (this.#starts[term] ?? 0);
    const [best] = nearest.toSorted((a, b) => postings(b) - postings(a));
    if (best === undefined) return { hits: [], correction: undefined };
    const term = this.#terms[best] ?? '';
    return {
      hits: nearest.map((term) => ({ term, quality: matchQuality.typo })),
      correction: this.#spellings.get(term) ?? term,
    };
  }
}

/** Collects terms of products before they are added to an index. */
export class TermCollection {
  readonly postings = new Map<string, number[]>();
  readonly spellings = new Map<string, string>();

  /**
   * @param term the word without accents
   * @param spelling the word as the product spells it
   */
  add(ordinal: number, term: string, field: TermField, spelling: string): void {
    if (term !== spelling && !this.spellings.has(term)) this.spellings.set(term, spelling);
    const list = this.postings.get(term);
    if (!list) this.postings.set(term, [(ordinal << fieldBits) | field]);
    else if ((list.at(-1) ?? 0) >>> fieldBits !== ordinal) list.push((ordinal << fieldBits) | field);
    else list.push(Math.max(list.pop() ?? 0, (ordinal << fieldBits) | field));
  }
}

function compare(a: string, b: string): number {
  if (a === b) return 0;
  return a < b ? -1 : 1;
}
