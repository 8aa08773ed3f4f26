import type { Change, Lists } from '../certificate';

export const listChanges = (from: readonly string[], to: readonly string[]): Lists => ({
  added: to.filter((one) => !from.includes(one)),
  gone: from.filter((one) => !to.includes(one)),
});

/** A change whose missing side is left out. */
export const changeOf = <T>(name: string, from: T | undefined, to: T | undefined): Change<T> => ({
  name,
  ...(from !== undefined && { from }),
  ...(to !== undefined && { to }),
});

/** The entries of two records whose values differ, in alphabetical order. */
export function recordChanges<T>(
  from: Readonly<Record<string, T>>,
  to: Readonly<Record<string, T>>,
): Change<T>[] {
  const names = [...new Set([...Object.keys(from), ...Object.keys(to)])].toSorted();
  return names
    .filter((name) => JSON.stringify(from[name]) !== JSON.stringify(to[name]))
    .map((name) => changeOf(name, from[name], to[name]));
}
