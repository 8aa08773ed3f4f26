export {
  type FoundCategory,
  type List,
  type ListSummary,
  loadList,
  type ProductCard,
  type SearchFilter,
} from './actions';
export { createList, type ListDomain, type ListOptions } from './create-list';
export { createSuggestions, type Suggestions, type SuggestionsState } from './create-suggestions';
export { listPageSize, pagesTogether } from './list-page-size';
export {
  type BitFilter,
  bitFilters,
  chosenFilters,
  emptyListQuery,
  type ListQuery,
  listParameters,
  type MultipleFilter,
  multipleFilters,
  readListQuery,
  type Sorting,
  sortings,
  withBits,
  withoutFilters,
  withPrice,
  withValues,
  writeListQuery,
} from './list-query';
export type { ListState } from './list-state';
export { type AddOn, chosenPrint, nothingPrinted, type PrintDraft } from './print-draft';
export { printedText, printFields, printOf } from './printed-line';
export { outsideClickGuard } from './search-timing';
export { recordViewed, type ViewedStorage, viewedProducts, viewedProductsKey } from './viewed-products';
