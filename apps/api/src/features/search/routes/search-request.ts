import { minorDigits } from '../../../platform/contract/money';
import type { SearchBody, SearchQuery } from '../contract';
import { type BitFilterId, emptySelection, type MultipleFilterId, type Selection } from '../engine/selection';
import { defaultPageSize } from '../page-size';
import type { SearchRequest } from '../search-products';

interface Filters {
  multiple: readonly { id: MultipleFilterId; values: readonly string[] }[];
  /** In the currency's major unit. */
  price: { min: number | undefined; max: number | undefined } | undefined;
  bits: readonly BitFilterId[];
}

/** Parses the query of a search (S7.34). */
export function fromQuery(query: SearchQuery, currency: string): SearchRequest {
  return {
    term: query.Term ?? '',
    page: query.Page ?? 1,
    pageSize: query.PageSize ?? defaultPageSize,
    sorting: query.Sorting ?? query['Filters.SortOptions'] ?? 'relevance',
    selection: toSelection(
      query.CategoryId,
      {
        multiple: (query['Filters.MultipleFilters'] ?? []).map(parseFilter),
        price: query['Filters.RangeFilters']?.map(parseRange).at(0),
        bits: query['Filters.BitFilters'] ?? [],
      },
      currency,
    ),
  };
}

/** Parses the body of a search (S7.35). */
export function fromBody(
  { term = '', page = 1, pageSize = defaultPageSize, categoryId, filters, sorting = 'relevance' }: SearchBody,
  currency: string,
): SearchRequest {
  const [price] = filters?.rangeFilters ?? [];
  return {
    term,
    page,
    pageSize,
    sorting,
    selection: toSelection(
      categoryId ?? undefined,
      {
        multiple: filters?.multipleFilters ?? [],
        price: price && { min: price.min ?? undefined, max: price.max ?? undefined },
        bits: filters?.bitFilters ?? [],
      },
      currency,
    ),
  };
}

function toSelection(
  within: string | undefined,
  { multiple, price, bits }: Filters,
  currency: string,
): Selection {
  const valuesOf = (wanted: MultipleFilterId) =>
    multiple.flatMap(({ id, values }) => (id === wanted ? values : []));
  const minor = (amount: number | undefined) =>
    amount === undefined ? undefined : Math.round(amount * 10 ** minorDigits(currency));
  const isBounded = price?.min !== undefined || price?.max !== undefined;
  return {
    ...emptySelection,
    within,
    category: valuesOf('category'),
    brand: valuesOf('brand'),
    color: valuesOf('color'),
    size: valuesOf('size'),
    price: isBounded ? { min: minor(price.min), max: minor(price.max) } : undefined,
    inStock: bits.includes('inStock'),
    onSale: bits.includes('onSale'),
    new: bits.includes('new'),
  };
}

/** Parses `color:red`. */
function parseFilter(filter: string): { id: MultipleFilterId; values: string[] } {
  const colon = filter.indexOf(':');
  return { id: filter.slice(0, colon) as MultipleFilterId, values: [filter.slice(colon + 1)] };
}

/** Parses `price:20-49.95`; either bound may be missing. */
function parseRange(range: string): NonNullable<Filters['price']> {
  const [min, max] = range.slice(range.indexOf(':') + 1).split('-');
  return { min: min ? Number(min) : undefined, max: max ? Number(max) : undefined };
}

/** OpenAPI description of both search operations. */
export const searchDescription =
  'Returns products with a variant that passes every filter; several values of one filter are alternatives. The term ' +
  'matches other forms of a word, ignores accents and tolerates typing errors. A SKU or an EAN as the term finds its ' +
  'product. Prices and stock are current. Unlisted products are never returned.';
