import { isDeepStrictEqual } from 'node:util';
import { ok } from '../../platform/contract/meta';
import { type CategoryRecord, type MarketReader, productCards, viewOf } from '../catalogue';
import { findTexts, type Shop } from '../stores';
import type { SearchContext } from './build-index';
import type { FoundCategory, SearchResult, Suggestions } from './contract';
import { emptySelection, type Selection } from './engine/selection';
import type { SortId } from './engine/sort-matches';
import { searchAliases, toFilters, toSortOptions } from './filter-views';
import { findIdsByCode } from './queries';

export interface SearchRequest {
  term: string;
  selection: Selection;
  sorting: SortId;
  /** From 1. */
  page: number;
  pageSize: number;
}

const suggestedProducts = 6;
const bytesPerText = 150;
/** Matches SKUs and EANs such as `B00042-01` or `5901234123457`. */
const codePattern = /^(?=.*\d)[\p{L}\d._/-]{4,40}$/u;

/** Returns a page of the products that match a search, with the filters that can narrow it. */
export async function searchProducts(
  context: SearchContext,
  shop: Shop,
  { term, selection, sorting, page, pageSize }: SearchRequest,
): Promise<SearchResult> {
  const market = await context.catalogue.open(shop);
  const [index, categories, texts, byCode] = await Promise.all([
    market.index(),
    market.categories(),
    textsOf(context, market, shop),
    idsByCode(context, shop, term),
  ]);
  const view = viewOf(shop, context);
  const found = index.find({
    term,
    byCode,
    selection,
    sorting,
    offset: (page - 1) * pageSize,
    limit: pageSize,
    today: view.today,
  });
  const filterContext = { table: index.table, categories, texts, ...shop };
  const filters = toFilters(found.counts, selection, filterContext);
  const items = await productCards(
    market,
    view,
    found.page.map(({ id, color }) => ({ productId: id, color })),
  );
  return {
    meta: ok,
    products: {
      items,
      page,
      pageSize,
      totalItems: found.total,
      totalPages: Math.ceil(found.total / pageSize),
    },
    filters,
    sortOptions: toSortOptions(sorting, texts),
    suggestion: found.correction ?? null,
    categories: toFoundCategories(found.categoryIds, categories, shop),
  };
}

/** Counts a search that found nothing although nothing narrowed it. The caller waits for no write. */
export function recordIfEmpty(
  { emptySearches, clock }: SearchContext,
  shop: Shop,
  { term, selection, page }: SearchRequest,
  { products }: SearchResult,
): void {
  const isWhole = page === 1 && isDeepStrictEqual(selection, emptySelection);
  if (isWhole && products.totalItems === 0) emptySearches.record(shop, term, clock());
}

/** Returns products and categories that match an unfinished search term. */
export async function suggestProducts(
  context: SearchContext,
  shop: Shop,
  term: string,
): Promise<Suggestions> {
  const market = await context.catalogue.open(shop);
  const [index, categories, byCode] = await Promise.all([
    market.index(),
    market.categories(),
    idsByCode(context, shop, term),
  ]);
  const view = viewOf(shop, context);
  const found = index.find({
    term,
    byCode,
    selection: emptySelection,
    sorting: 'relevance',
    offset: 0,
    limit: suggestedProducts,
    today: view.today,
  });
  const products = await productCards(
    market,
    view,
    found.page.map(({ id }) => ({ productId: id })),
  );
  return {
    meta: ok,
    products,
    categories: toFoundCategories(found.categoryIds, categories, shop),
    suggestion: found.correction ?? null,
  };
}

async function idsByCode({ db }: SearchContext, { storeId }: Shop, term: string): Promise<string[]> {
  const code = term.trim();
  return codePattern.test(code) ? findIdsByCode(db, storeId, code) : [];
}

function textsOf(
  { db }: SearchContext,
  market: MarketReader,
  shop: Shop,
): Promise<ReadonlyMap<string, string>> {
  return market.cached(
    'texts',
    '',
    () => findTexts(db, shop, searchAliases),
    ({ size }) => size * bytesPerText,
  );
}

function toFoundCategories(
  ids: readonly string[],
  categories: readonly CategoryRecord[],
  shop: Shop,
): FoundCategory[] {
  return ids.flatMap((id) => {
    const category = categories.find((each) => each.id === id);
    return category ? { id, name: category.name, url: shop.pathPrefix + category.path } : [];
  });
}
