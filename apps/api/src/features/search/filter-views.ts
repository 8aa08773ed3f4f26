import { toMoney } from '../../platform/contract/money';
import { breadcrumbTo, type CategoryRecord, compareSizes } from '../catalogue';
import type { SearchFilter, SearchResult } from './contract';
import type { ProductTable } from './engine/product-table';
import {
  bitFilterIds,
  type Counts,
  type MultipleFilterId,
  multipleFilterIds,
  type Selection,
} from './engine/selection';
import { collatorOf, type SortId, sortIds } from './engine/sort-matches';
import type { ValueList } from './engine/value-list';

export interface FilterContext {
  table: ProductTable;
  categories: readonly CategoryRecord[];
  culture: string;
  currency: string;
  /** Dictionary texts by alias. */
  texts: ReadonlyMap<string, string>;
}

type Value = Extract<SearchFilter, { type: 'Multiple' }>['values'][number];

const capital = (id: string) => id.charAt(0).toUpperCase() + id.slice(1);
const filterAlias = (id: string) => `Search.Filter.${capital(id)}`;
const sortAlias = (id: string) => `Search.Sort.${capital(id)}`;

/** Dictionary aliases of the names of filters and sort options. */
export const searchAliases: readonly string[] = [
  ...[...multipleFilterIds, 'price', ...bitFilterIds].map(filterAlias),
  ...sortIds.map(sortAlias),
];

/** The filters that match products of the search, and the filters that are selected. */
export function toFilters(counts: Counts, selection: Selection, context: FilterContext): SearchFilter[] {
  const name = (id: string) => context.texts.get(filterAlias(id)) ?? id;
  const multiple = multipleFilterIds.flatMap((id): SearchFilter[] => {
    const values = valuesOf(id, counts, selection, context);
    return values.length === 0 ? [] : [{ type: 'Multiple', id, name: name(id), values }];
  });
  const bits = bitFilterIds.flatMap((id): SearchFilter[] => {
    const count = counts.bits[id];
    const selected = selection[id];
    return count === 0 && !selected ? [] : [{ type: 'Bit', id, name: name(id), count, selected }];
  });
  return [...multiple, ...priceFilter(name('price'), counts, selection, context.currency), ...bits];
}

export function toSortOptions(sorting: SortId, texts: FilterContext['texts']): SearchResult['sortOptions'] {
  return sortIds.map((id) => ({ id, name: texts.get(sortAlias(id)) ?? id, selected: id === sorting }));
}

function priceFilter(
  name: string,
  { price: found }: Counts,
  { price: chosen }: Selection,
  currency: string,
): SearchFilter[] {
  if (!found) return [];
  const decimal = (minor: number) => toMoney(minor, currency).amount;
  const end = (minor: number | undefined) => (minor === undefined ? null : decimal(minor));
  const selected = chosen ? { min: end(chosen.min), max: end(chosen.max) } : null;
  return [
    {
      type: 'Range',
      id: 'price',
      name,
      currency,
      min: decimal(found.min),
      max: decimal(found.max),
      selected,
    },
  ];
}

function valuesOf(
  id: MultipleFilterId,
  counts: Counts,
  selection: Selection,
  context: FilterContext,
): Value[] {
  const list = listOf(id, context.table);
  const chosen = new Set(selection[id]);
  const values: Value[] = [];
  counts.multiple[id].forEach((count, ordinal) => {
    const value = { id: list.idOf(ordinal), name: list.nameOf(ordinal), count };
    const selected = chosen.delete(value.id);
    if (count > 0 || selected) values.push({ ...value, selected });
  });
  for (const unknown of chosen) values.push({ id: unknown, name: unknown, count: 0, selected: true });
  if (id === 'category') return inTreeOrder(values, selection.within, context.categories);
  if (id === 'size') return values.toSorted((a, b) => compareSizes(a.id, b.id));
  const { compare } = collatorOf(context.culture);
  return values.toSorted((a, b) => compare(a.name, b.name));
}

function listOf(id: MultipleFilterId, { categories, brands, colors, sizes }: ProductTable): ValueList {
  return { category: categories, brand: brands, color: colors, size: sizes }[id];
}

/** The categories below the searched category, or below the root, in the order of the tree. */
function inTreeOrder(
  values: Value[],
  within: string | undefined,
  categories: readonly CategoryRecord[],
): Value[] {
  const byId = new Map(values.map((value) => [value.id, value]));
  const isBelow = ({ id, parentId }: CategoryRecord) =>
    within === undefined || categories.some((top) => top.id === within && top.parentId === null)
      ? parentId !== null
      : id !== within && breadcrumbTo(categories, id).some((above) => above.id === within);
  const known = categories.filter(isBelow).flatMap(({ id }) => byId.get(id) ?? []);
  const listed = new Map(known.map((value) => [value.id, value]));
  for (const { id, parentId } of categories) {
    const value = listed.get(id);
    if (value && parentId !== null && listed.has(parentId)) value.parentId = parentId;
  }
  return known.concat(
    values.filter(({ count, id }) => count === 0 && !known.some((value) => value.id === id)),
  );
}
