/** The packages of the workspace that each package depends on, by their names. */
export type Dependencies = ReadonlyMap<string, readonly string[]>;

/** The changed packages that a package is built from, however far away, in alphabetical order. */
export function changedDependencies(
  name: string,
  dependencies: Dependencies,
  changed: ReadonlySet<string>,
): string[] {
  const seen = new Set<string>();
  const open = [name];
  for (let one = open.pop(); one !== undefined; one = open.pop())
    for (const dependency of dependencies.get(one) ?? [])
      if (!seen.has(dependency)) {
        seen.add(dependency);
        open.push(dependency);
      }
  return [...seen].filter((one) => changed.has(one)).toSorted();
}

/** A changeset that releases a club for the changes of the packages that it is built from. */
export const clubChangeset = (club: string, changed: readonly string[]): string =>
  `---\n'${club}': patch\n---\n\nIs built with the changes of ${new Intl.ListFormat('en').format(changed)}.\n`;
