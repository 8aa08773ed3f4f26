import type { Parameters } from '@matchday/api-client';
import { listPageSize, pagesTogether } from './list-page-size';

type SearchQuery = NonNullable<Parameters<'searchProducts'>['query']>;

/** S3.6: filters of the type Multiple. */
export const multipleFilters = ['category', 'color', 'size', 'brand'] as const;
export type MultipleFilter = (typeof multipleFilters)[number];
/** S3.6: filters of the type Bit. */
export const bitFilters = ['inStock', 'onSale', 'new'] as const;
export type BitFilter = (typeof bitFilters)[number];
export const sortings = ['relevance', 'newest', 'priceAscending', 'priceDescending', 'name'] as const;
export type Sorting = (typeof sortings)[number];

/** The query of a list of products: the search term, the filters, the order and the last page. */
export interface ListQuery {
  term: string;
  multiple: Readonly<Record<MultipleFilter, readonly string[]>>;
  /** The price filter (S3.6: Range), in the currency's major unit as it was written, such as `49.95`. */
  min: string | null;
  max: string | null;
  bits: readonly BitFilter[];
  sorting: Sorting;
  /** The last page that is shown together with the first one; null if only the first is shown. */
  through: number | null;
}

export const emptyListQuery: ListQuery = {
  term: '',
  multiple: { category: [], color: [], size: [], brand: [] },
  min: null,
  max: null,
  bits: [],
  sorting: 'relevance',
  through: null,
};

/** Names in an address: `?q=shirt&color=red&color=blue&min=20&only=inStock&sort=newest&through=3`. */
export const listParameters = ['q', ...multipleFilters, 'min', 'max', 'only', 'sort', 'through'] as const;

const longestTerm = 200;
const longestValue = 100;
const maxValues = 12;
const amount = /^\d{1,9}(?:\.\d{1,2})?$/;
// eslint-disable-next-line no-control-regex -- the contract takes any character but this one
const forbidden = /\u0000/g;

/** Reads a list's query from an address; invalid values are left out. */
export function readListQuery(parameters: URLSearchParams): ListQuery {
  const values = (name: MultipleFilter) =>
    [...new Set(parameters.getAll(name).map(clean))]
      .filter((value) => value !== '' && value.length <= longestValue)
      .toSorted()
      .slice(0, maxValues);
  const price = (name: 'min' | 'max') => {
    const written = (parameters.get(name) ?? '').trim().replace(',', '.');
    return amount.test(written) ? written : null;
  };
  const through = Number(parameters.get('through'));
  return {
    term: clean(parameters.get('q') ?? '').slice(0, longestTerm),
    multiple: {
      category: values('category'),
      color: values('color'),
      size: values('size'),
      brand: values('brand'),
    },
    min: price('min'),
    max: price('max'),
    bits: bitFilters.filter((bit) => parameters.getAll('only').includes(bit)),
    sorting: sortings.find((sorting) => sorting === parameters.get('sort')) ?? 'relevance',
    through: Number.isInteger(through) && through > 1 && through <= 10_000 ? through : null,
  };
}

/** The query string of an address, without the question mark: equal queries give equal strings. */
export function writeListQuery(query: ListQuery): string {
  const parameters = new URLSearchParams();
  if (query.term) parameters.set('q', query.term);
  for (const name of multipleFilters) {
    for (const value of query.multiple[name].toSorted()) parameters.append(name, value);
  }
  if (query.min !== null) parameters.set('min', query.min);
  if (query.max !== null) parameters.set('max', query.max);
  for (const bit of bitFilters) if (query.bits.includes(bit)) parameters.append('only', bit);
  if (query.sorting !== 'relevance') parameters.set('sort', query.sorting);
  if (query.through !== null) parameters.set('through', String(query.through));
  return parameters.toString();
}

/** How many filters are on; the price counts once. */
export function chosenFilters({ multiple, min, max, bits }: ListQuery): number {
  const values = multipleFilters.reduce((count, name) => count + multiple[name].length, 0);
  return values + bits.length + (min === null && max === null ? 0 : 1);
}

/** The same search without its filters; term and order stay. */
export const withoutFilters = ({ term, sorting }: ListQuery): ListQuery => ({
  ...emptyListQuery,
  term,
  sorting,
});

/** The query with other values of a filter, from the first page on. */
export const withValues = (
  query: ListQuery,
  filter: MultipleFilter,
  values: readonly string[],
): ListQuery => ({
  ...query,
  multiple: { ...query.multiple, [filter]: values.toSorted() },
  through: null,
});

/** The query with other filters of the type Bit on, from the first page on. */
export const withBits = (query: ListQuery, bits: readonly BitFilter[]): ListQuery => ({
  ...query,
  bits: bitFilters.filter((bit) => bits.includes(bit)),
  through: null,
});

/** The query with another price range, as typed; an invalid amount leaves its end open. */
export function withPrice(query: ListQuery, min: string, max: string): ListQuery {
  const { min: from, max: to } = readListQuery(new URLSearchParams({ min, max }));
  return { ...query, min: from, max: to, through: null };
}

/** The pages that a query shows, starting with this one. */
export function pagesOf({ through }: ListQuery, first: number): number[] {
  const last = Math.min(Math.max(first, through ?? first), first + pagesTogether - 1);
  return Array.from({ length: last - first + 1 }, (_, index) => first + index);
}

/** The query as parameters of the contract (S7.34), for one page. */
export function searchParameters(query: ListQuery, categoryId: string | null, page: number): SearchQuery {
  const multiple = multipleFilters.flatMap((name) => query.multiple[name].map((value) => `${name}:${value}`));
  const hasPrice = query.min !== null || query.max !== null;
  return {
    Page: page,
    PageSize: listPageSize,
    ...(query.term && { Term: query.term }),
    ...(categoryId !== null && { CategoryId: categoryId }),
    ...(multiple.length > 0 && { 'Filters.MultipleFilters': multiple }),
    ...(hasPrice && { 'Filters.RangeFilters': [`price:${query.min ?? ''}-${query.max ?? ''}`] }),
    ...(query.bits.length > 0 && { 'Filters.BitFilters': [...query.bits] }),
    ...(query.sorting !== 'relevance' && { Sorting: query.sorting }),
  };
}

const clean = (text: string) => text.replace(forbidden, '').trim();
