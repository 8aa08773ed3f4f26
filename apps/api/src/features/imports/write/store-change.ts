import { type PositionedStore, positionedEntries } from '../sources';
import type { Entries, ListName, StoreData } from '../store-data';
import { resolveLinks } from './links';
import { diffList, type ListChange } from './list-change';
import { Paths } from './paths';
import { isSame } from './same-data';

/** A store's data before and after an import, with the changes to write. */
export class StoreChange {
  readonly storeId: string;
  /** Undefined without stored source data. */
  readonly before: PositionedStore | undefined;
  readonly after: PositionedStore;
  /** Paths after the import. */
  readonly paths: (culture: string) => Paths;
  /** Paths before the import. */
  readonly pathsBefore: (culture: string) => Paths | undefined;

  constructor(before: PositionedStore | undefined, after: PositionedStore) {
    this.storeId = after.data.store.id;
    this.before = before;
    this.after = after;
    const paths = pathsByCulture(after.data);
    this.paths = (culture) => {
      const found = paths.get(culture);
      if (!found) throw new Error(`The store ${this.storeId} has no culture ${culture}.`);
      return found;
    };
    const pathsBefore = before && pathsByCulture(before.data);
    this.pathsBefore = (culture) => pathsBefore?.get(culture);
  }

  /** The changes of a list. */
  list<Name extends ListName>(
    name: Name,
    dependencies?: (entry: Entries[Name], paths: (culture: string) => Paths | undefined) => unknown,
  ): ListChange<Entries[Name]> {
    return diffList<Entries[Name]>(
      this.before ? positionedEntries(this.before, name) : [],
      positionedEntries(this.after, name),
      dependencies && {
        before: (entry) => dependencies(entry, this.pathsBefore),
        after: (entry) => dependencies(entry, this.paths),
      },
    );
  }

  /**
   * The cultures in which a value or a link target in it changed.
   * @throws {UnknownLink} if a link has no target in the store
   */
  changedCultures(valueIn: (data: StoreData, culture: string) => unknown): string[] {
    const { before } = this;
    return this.after.data.store.cultures
      .map(({ culture }) => culture)
      .filter((culture) => {
        const after = resolveLinks(valueIn(this.after.data, culture), this.paths(culture));
        const pathsBefore = this.pathsBefore(culture);
        return (
          !before || !pathsBefore || !isSame(resolveLinks(valueIn(before.data, culture), pathsBefore), after)
        );
      });
  }
}

function pathsByCulture(data: StoreData): Map<string, Paths> {
  return new Map(data.store.cultures.map(({ culture }) => [culture, new Paths(data, culture)]));
}
