import { collatorOf } from './collator';
import type { ProductTable } from './product-table';
import type { Match } from './selection';

export const sortIds = ['relevance', 'newest', 'priceAscending', 'priceDescending', 'name'] as const;
export type SortId = (typeof sortIds)[number];

type Order = (a: Match, b: Match) => number;

/**
 * The products in the order asked for; those that are equal in it stand as the club has arranged them.
 * @param scores how well they fit what is searched for, if anything is
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
    priceAscending: (a, b) => a.asked - b.asked,
    priceDescending: (a, b) => b.asked - a.asked,
    name: (a, b) => compare(product(a)?.name ?? '', product(b)?.name ?? ''),
  };
  return orders[sorting];
}
