/** A list entry with its sort position. */
export interface Positioned<T> {
  position: number;
  entry: T;
}

/** The key of an entry: its id or, for a redirect, culture and path. */
export function keyOf(entry: object): string {
  if ('from' in entry && 'culture' in entry) return `${String(entry.culture)} ${String(entry.from)}`;
  return 'id' in entry ? String(entry.id) : '';
}

/**
 * Assigns positions to the entries of a list. Positions may have gaps: an entry keeps its position while the order stays
 * the same, so that removing or appending an entry does not move others.
 */
export function assignPositions<T extends object>(
  before: readonly Positioned<T>[],
  after: readonly T[],
): Positioned<T>[] {
  const known = new Map(before.map(({ entry, position }) => [keyOf(entry), position]));
  let last = -1;
  return after.map((entry) => {
    last = Math.max(last + 1, known.get(keyOf(entry)) ?? 0);
    return { position: last, entry };
  });
}
