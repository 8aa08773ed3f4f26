import type { ProductTable } from './product-table';
import type { Match } from './selection';

export const sortIds = ['relevance', 'newest', 'priceAscending', 'priceDescending', 'name'] as const;
export type SortId = (typeof sortIds)[number];

type Order = (a: Match, b: Match) => number;

/**
 * Sorts the products; equal products keep the club's own order.
 * @param scores relevance of each product; undefined without a search term
 */
export function sortMatches(
  table: ProductTable,
  matches: readonly Match[],
  sorting: SortId,
  culture: string,
  scores: Float32Array | undefined,
): Match[] {
  const order = orderBy(table, sorting, culture, scores);
  const position = ({ ordinal }: Match) => table.at(ordinal)?.position ?? 0;
  return matches.toSorted((a, b) => order(a, b) || position(a) - position(b));
}

function orderBy(
  table: ProductTable,
  sorting: SortId,
  culture: string,
  scores: Float32Array | undefined,
): Order {
  const product = ({ ordinal }: Match) => table.at(ordinal);
  const { compare } = collatorOf(culture);
  const orders: Readonly<Record<SortId, Order>> = {
    relevance: (a, b) => (scores ? (scores[b.ordinal] ?? 0) - (scores[a.ordinal] ?? 0) : 0),
    newest: (a, b) =>
      Number(product(b)?.isNew) - Number(product(a)?.isNew) ||
      (product(b)?.addedAt ?? 0) - (product(a)?.addedAt ?? 0),
    priceAscending: (a, b) => a.price - b.price,
    priceDescending: (a, b) => b.price - a.price,
    name: (a, b) => compare(product(a)?.name ?? '', product(b)?.name ?? ''),
  };
  return orders[sorting];
}

const collators = new Map<string, Intl.Collator>();

/** The collator of a culture. Cached, because creating one is slow. */
export function collatorOf(culture: string): Intl.Collator {
  const known = collators.get(culture) ?? new Intl.Collator(culture, { numeric: true });
  collators.set(culture, known);
  return known;
}
