import { breadcrumbTo, type CategoryRecord } from '../../catalogue';
import type { SearchRow } from '../queries';
import { matchTerm } from './match-term';
import { dayNumber, ProductTable } from './product-table';
import { collectTerms } from './product-terms';
import { selectProducts } from './select-products';
import type { Counts, Selection } from './selection';
import { type SortId, sortMatches } from './sort-matches';
import { TermCollection, TermIndex } from './term-index';
import { type Language, languageOf } from './words';

export interface IndexQuery {
  /** Empty for a query without a search term. */
  term: string;
  /** Products whose SKU or EAN equals the term. If there are any, the result contains only these. */
  byCode: readonly string[];
  selection: Selection;
  sorting: SortId;
  offset: number;
  limit: number;
  /** ISO date */
  today: string;
}

export interface IndexResult {
  /** One page; `color` is set if the selection filters variants (colour, size, price, stock). */
  page: { id: string; color: string | undefined }[];
  total: number;
  counts: Counts;
  /** The corrected search term; undefined if nothing was corrected. */
  correction: string | undefined;
  /** Categories whose name contains the search words. */
  categoryIds: string[];
}

const maxCategories = 5;

/** A query without a search term. */
export const allProducts = { term: '', byCode: [], sorting: 'relevance' } as const;

/** In-memory search index of a market: the listed products of a store in one culture. */
export class MarketIndex {
  readonly table = new ProductTable();
  readonly #culture: string;
  readonly #language: Language;
  readonly #categories: readonly CategoryRecord[];
  readonly #categoryTerms: TermIndex;
  #terms = TermIndex.empty;

  constructor(culture: string, categories: readonly CategoryRecord[]) {
    this.#culture = culture;
    this.#language = languageOf(culture);
    this.#categories = categories;
    this.#categoryTerms = this.#collectCategories();
  }

  /** Number of products, including removed ones. */
  get size(): number {
    return this.table.end;
  }

  /** Estimated memory use. */
  get bytes(): number {
    return this.table.bytes + this.#terms.bytes;
  }

  /** Adds products. Their terms go to the collection; apply it with `replaceTerms`. */
  add(rows: readonly SearchRow[], collection: TermCollection): void {
    for (const row of rows) this.#put(row, collection);
  }

  /** Replaces the terms of the products with these ordinals. */
  replaceTerms(ordinals: ReadonlySet<number>, collection: TermCollection): void {
    this.#terms = this.#terms.with(ordinals, collection);
  }

  /** Replaces products; those without a row are removed. */
  replace(ids: readonly string[], rows: readonly SearchRow[]): void {
    const listed = new Set(rows.map(({ id }) => id));
    for (const id of ids) if (!listed.has(id)) this.table.remove(id);
    const collection = new TermCollection();
    this.add(rows, collection);
    this.replaceTerms(new Set(ids.flatMap((id) => this.table.ordinalOf(id) ?? [])), collection);
  }

  find({ term, byCode, selection, sorting, offset, limit, today }: IndexQuery): IndexResult {
    const byId = byCode.flatMap((id) => this.table.ordinalOf(id) ?? []);
    const matched =
      term === '' || byId.length > 0
        ? undefined
        : matchTerm(this.#terms, term, this.#language, this.table.end);
    const candidates = byId.length > 0 ? byId : (matched?.ordinals ?? range(this.table.end));
    const { matches, counts } = selectProducts(this.table, candidates, selection, dayNumber(today));
    const sorted = sortMatches(this.table, matches, sorting, this.#culture, matched?.scores);
    const isVariantChosen = selectsVariants(selection);
    return {
      page: sorted.slice(offset, offset + limit).map((match) => ({
        id: this.table.at(match.ordinal)?.id ?? '',
        color: isVariantChosen ? this.table.colors.idOf(match.color) : undefined,
      })),
      total: matches.length,
      counts,
      correction: matched?.correction,
      categoryIds: term === '' ? [] : this.#categoriesNamed(term),
    };
  }

  #put(row: SearchRow, collection: TermCollection): void {
    const categories = new Map(
      row.category_ids.flatMap((id) =>
        breadcrumbTo(this.#categories, id).map((category) => [category.id, category] as const),
      ),
    );
    const above = this.#categories.filter(({ parentId }) => parentId === null);
    const ordinal = this.table.put(row, [...above, ...categories.values()]);
    const attributes = [
      ...[...categories.values()].map(({ name }) => name),
      ...row.colors.map(([, name]) => name),
      row.brand,
      ...row.players,
    ];
    const words = { name: row.name, attributes, texts: [row.description, ...row.features] };
    collectTerms(collection, ordinal, words, this.#language.stem);
  }

  #collectCategories(): TermIndex {
    const collection = new TermCollection();
    this.#categories.forEach(({ name, parentId }, ordinal) => {
      if (parentId === null) return;
      collectTerms(collection, ordinal, { name, attributes: [], texts: [] }, this.#language.stem);
    });
    return TermIndex.empty.with(new Set(), collection);
  }

  #categoriesNamed(term: string): string[] {
    const { ordinals, scores } = matchTerm(
      this.#categoryTerms,
      term,
      this.#language,
      this.#categories.length,
    );
    return ordinals
      .toSorted((a, b) => (scores[b] ?? 0) - (scores[a] ?? 0) || a - b)
      .flatMap((ordinal) => this.#categories[ordinal]?.id ?? [])
      .slice(0, maxCategories);
  }
}

function selectsVariants({ color, size, price, inStock, onSale }: Selection): boolean {
  return color.length > 0 || size.length > 0 || price !== undefined || inStock || onSale;
}

function* range(end: number): Generator<number> {
  for (let ordinal = 0; ordinal < end; ordinal += 1) yield ordinal;
}
