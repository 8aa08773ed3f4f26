import { keyOf, type Positioned } from './positions';
import { isSame } from './same-data';

/** The difference between two versions of a list. */
export interface ListChange<T> {
  /** New, changed or moved. */
  written: readonly Positioned<T>[];
  removed: readonly T[];
}

/** @param dependencies further data that an entry's rows depend on, such as paths built from other entries */
export function diffList<T extends object>(
  before: readonly Positioned<T>[],
  after: readonly Positioned<T>[],
  dependencies: { before: (entry: T) => unknown; after: (entry: T) => unknown } = nothing,
): ListChange<T> {
  const known = new Map(before.map((positioned) => [keyOf(positioned.entry), positioned]));
  const currentKeys = new Set(after.map(({ entry }) => keyOf(entry)));
  return {
    written: after.filter(({ entry, position }) => {
      const earlier = known.get(keyOf(entry));
      return (
        earlier?.position !== position ||
        !isSame(earlier.entry, entry) ||
        !isSame(dependencies.before(earlier.entry), dependencies.after(entry))
      );
    }),
    removed: before.map(({ entry }) => entry).filter((entry) => !currentKeys.has(keyOf(entry))),
  };
}

const nothing = { before: () => undefined, after: () => undefined };

/** The ids of all entries whose rows must be deleted; changed entries are then inserted again. */
export function affectedIds(change: ListChange<{ id: string }>): string[] {
  return [...change.written.map(({ entry }) => entry.id), ...change.removed.map(({ id }) => id)];
}
