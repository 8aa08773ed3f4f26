import { keyOf, type Placed } from './placed';
import { isSame } from './same-data';

/** The difference between two versions of a list. */
export interface ListChange<T> {
  /** New, changed or moved. */
  written: readonly Placed<T>[];
  gone: readonly T[];
}

/** @param madeOf further data that an entry's rows depend on, such as paths built from other entries */
export function changeOfList<T extends object>(
  before: readonly Placed<T>[],
  after: readonly Placed<T>[],
  madeOf: { before: (entry: T) => unknown; after: (entry: T) => unknown } = nothing,
): ListChange<T> {
  const known = new Map(before.map((placed) => [keyOf(placed.entry), placed]));
  const kept = new Set(after.map(({ entry }) => keyOf(entry)));
  return {
    written: after.filter(({ entry, position }) => {
      const earlier = known.get(keyOf(entry));
      return (
        earlier?.position !== position ||
        !isSame(earlier.entry, entry) ||
        !isSame(madeOf.before(earlier.entry), madeOf.after(entry))
      );
    }),
    gone: before.map(({ entry }) => entry).filter((entry) => !kept.has(keyOf(entry))),
  };
}

const nothing = { before: () => undefined, after: () => undefined };

/** The ids of all entries whose rows must be deleted; changed entries are then inserted again. */
export function touched(change: ListChange<{ id: string }>): string[] {
  return [...change.written.map(({ entry }) => entry.id), ...change.gone.map(({ id }) => id)];
}
