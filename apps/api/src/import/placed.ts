/** An entry of a list, and the number by which the list is sorted. */
export interface Placed<T> {
  position: number;
  entry: T;
}

/** What an entry is known by: its id or, of a redirect, its culture and address. */
export function keyOf(entry: object): string {
  if ('from' in entry && 'culture' in entry) return `${String(entry.culture)} ${String(entry.from)}`;
  return 'id' in entry ? String(entry.id) : '';
}

/**
 * Gives the entries of a list their positions. They have gaps: an entry keeps its own as long as the order is the same, so
 * that one that leaves, or joins at the end, moves no other.
 */
export function place<T extends object>(before: readonly Placed<T>[], after: readonly T[]): Placed<T>[] {
  const known = new Map(before.map(({ entry, position }) => [keyOf(entry), position]));
  let last = -1;
  return after.map((entry) => {
    last = Math.max(last + 1, known.get(keyOf(entry)) ?? 0);
    return { position: last, entry };
  });
}
