import { editDistance, forgiven } from './edit-distance';
import { fold, type Language } from './words';

/** Where in a product's texts a term stands; the higher, the more it says. */
export const place = { text: 1, attribute: 2, name: 3 } as const;
export type Place = (typeof place)[keyof typeof place];

const weights: Readonly<Record<number, number>> = { [place.text]: 1, [place.attribute]: 4, [place.name]: 10 };
const placeBits = 2;
const placeMask = 3;
const exactly = 1;
const byStem = 0.9;
const byPart = 0.5;
const bySlip = 0.4;
const shortestPart = 2;
const shortestCompoundPart = 4;
const mostTerms = 200;

/** A term that a word of a search stands for, and how well. */
interface Hit {
  term: number;
  quality: number;
}

/** What a word of a search stands for. */
export interface Meaning {
  hits: readonly Hit[];
  /** The word that was read instead, as a product writes it. */
  correction: string | undefined;
}

/**
 * The terms of a culture's products: sorted, with the postings of all of them in one array, since a process holds the
 * terms of many stores. A posting is a product's ordinal with the place of the term in its texts.
 */
export class TermIndex {
  readonly #terms: readonly string[];
  readonly #starts: Uint32Array;
  readonly #postings: Uint32Array;
  /** How terms are written that differ from what is written. */
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

  /** Another index, in which the given products have these terms alone. */
  with(ordinals: ReadonlySet<number>, added: TermCollection): TermIndex {
    const terms: string[] = [];
    const starts: number[] = [];
    const postings: number[] = [];
    const keep = (from: number): void => {
      for (let at = this.#starts[from] ?? 0; at < (this.#starts[from + 1] ?? 0); at += 1) {
        const posting = this.#postings[at] ?? 0;
        if (!ordinals.has(posting >>> placeBits)) postings.push(posting);
      }
    };
    const take = (term: string, own: number | undefined, fresh: readonly number[]): void => {
      const start = postings.length;
      if (own !== undefined) keep(own);
      for (const posting of fresh) postings.push(posting);
      if (postings.length === start) return;
      terms.push(term);
      starts.push(start);
    };
    const fresh = [...added.postings].toSorted(([a], [b]) => compare(a, b));
    let own = 0;
    for (const [term, list] of fresh) {
      for (let known = this.#terms[own]; known !== undefined && known < term; known = this.#terms[own]) {
        take(known, own, []);
        own += 1;
      }
      const isKnown = this.#terms[own] === term;
      take(term, isKnown ? own : undefined, list);
      if (isKnown) own += 1;
    }
    for (; own < this.#terms.length; own += 1) take(this.#terms[own] ?? '', own, []);
    starts.push(postings.length);
    const spellings = new Map([...this.#spellings, ...added.spellings]);
    return new TermIndex(terms, Uint32Array.from(starts), Uint32Array.from(postings), spellings);
  }

  /**
   * The terms that a word stands for: itself, its other forms, what it begins or, in a compound, ends; where there is
   * none of these, the terms that are the fewest slips away.
   */
  meaningOf(word: string, { stem, hasCompounds }: Language): Meaning {
    const folded = fold(word);
    const stemmed = fold(stem(word));
    const hits: Hit[] = [];
    const exact = this.#find(folded);
    const other = this.#find(stemmed);
    if (exact !== undefined) hits.push({ term: exact, quality: exactly });
    if (other !== undefined && other !== exact) hits.push({ term: other, quality: byStem });
    if (folded.length >= shortestPart) this.#addPrefixed(folded, hits);
    if (hasCompounds && stemmed.length >= shortestCompoundPart) this.#addCompounds(stemmed, hits);
    if (hits.length > 0) return { hits, correction: undefined };
    return this.#nearest(folded, stemmed);
  }

  /** Calls with each product that has one of the terms, and how much the term says of it. */
  score({ hits }: Meaning, found: (ordinal: number, score: number) => void): void {
    for (const { term, quality } of hits) {
      for (let at = this.#starts[term] ?? 0; at < (this.#starts[term + 1] ?? 0); at += 1) {
        const posting = this.#postings[at] ?? 0;
        found(posting >>> placeBits, quality * (weights[posting & placeMask] ?? 0));
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
    for (const [at, known] of this.#terms.slice(first, first + mostTerms).entries()) {
      if (!known.startsWith(prefix)) return;
      if (known !== prefix) hits.push({ term: first + at, quality: byPart });
    }
  }

  #addCompounds(part: string, hits: Hit[]): void {
    for (let term = 0; term < this.#terms.length; term += 1) {
      const known = this.#terms[term] ?? '';
      if (known.length > part.length + 1 && known.endsWith(part)) hits.push({ term, quality: byPart });
      if (hits.length === mostTerms) return;
    }
  }

  #nearest(folded: string, stemmed: string): Meaning {
    let limit = forgiven(folded);
    if (limit === 0) return { hits: [], correction: undefined };
    let nearest: number[] = [];
    for (let term = 0; term < this.#terms.length; term += 1) {
      const known = this.#terms[term] ?? '';
      if (forgiven(known) === 0) continue;
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
      hits: nearest.map((term) => ({ term, quality: bySlip })),
      correction: this.#spellings.get(term) ?? term,
    };
  }
}

/** Terms of products on their way into an index. */
export class TermCollection {
  readonly postings = new Map<string, number[]>();
  readonly spellings = new Map<string, string>();

  /** @param term without accents; `spelling` is how the product writes it */
  add(ordinal: number, term: string, at: Place, spelling: string): void {
    if (term !== spelling && !this.spellings.has(term)) this.spellings.set(term, spelling);
    const list = this.postings.get(term);
    if (!list) this.postings.set(term, [(ordinal << placeBits) | at]);
    else if ((list.at(-1) ?? 0) >>> placeBits !== ordinal) list.push((ordinal << placeBits) | at);
    else list.push(Math.max(list.pop() ?? 0, (ordinal << placeBits) | at));
  }
}

function compare(a: string, b: string): number {
  if (a === b) return 0;
  return a < b ? -1 : 1;
}
