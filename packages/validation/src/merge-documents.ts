type Fields = Readonly<Record<string, unknown>>;
type Path = readonly string[];

/** A value that two people have changed differently. */
export interface DocumentConflict {
  /** Path of the field, such as `texts.en.name`. An entry of a list has its identifier in it. */
  name: string;
  before: string;
  theirs: string;
  yours: string;
}

export interface MergedDocument<Document> {
  /** Both people's changes; where they differ, yours. */
  document: Document;
  conflicts: readonly DocumentConflict[];
}

/**
 * How lists are merged: each as one value, or entry by entry if all entries have an identifier. The order of entries is
 * yours if you have changed it.
 */
type ListMerge = 'whole' | 'entries';

/** Merges the changes of two people to the same document, field by field. */
export function mergeDocuments<Document>(
  before: Document,
  theirs: Document,
  yours: Document,
  lists?: ListMerge,
): MergedDocument<Document>;
export function mergeDocuments(
  before: unknown,
  theirs: unknown,
  yours: unknown,
  lists: ListMerge = 'whole',
): MergedDocument<unknown> {
  return mergeAt({ before, theirs, yours }, [], lists);
}

/** Both people's changes to what they began with; where they differ, yours. A list is one value. */
export const mergeChanges = <Document>(before: Document, theirs: Document, yours: Document): Document =>
  mergeDocuments(before, theirs, yours).document;

interface Versions<Value> {
  before: Value;
  theirs: Value;
  yours: Value;
}

function mergeAt(versions: Versions<unknown>, path: Path, how: ListMerge): MergedDocument<unknown> {
  const { before, theirs, yours } = versions;
  if (isSame(theirs, yours) || isSame(before, theirs)) return { document: yours, conflicts: [] };
  if (isSame(before, yours)) return { document: theirs, conflicts: [] };
  if (isFields(theirs) && isFields(yours)) {
    const start = isFields(before) ? before : {};
    const names = [...new Set([...Object.keys(yours), ...Object.keys(theirs)])];
    const { merged, conflicts } = mergeEach(names, (name) =>
      mergeAt({ before: start[name], theirs: theirs[name], yours: yours[name] }, [...path, name], how),
    );
    return { document: Object.fromEntries(merged), conflicts };
  }
  const lists = how === 'entries' && identified(versions);
  if (lists) return mergeLists(lists, path);
  const conflict = {
    name: path.join('.'),
    before: shown(before),
    theirs: shown(theirs),
    yours: shown(yours),
  };
  return { document: yours, conflicts: [conflict] };
}

type Entries = ReadonlyMap<string, unknown>;

function mergeLists({ before, theirs, yours }: Versions<Entries>, path: Path) {
  const isOrdered = isSame([...before.keys()], [...yours.keys()]);
  const [first, second] = isOrdered ? [theirs, yours] : [yours, theirs];
  const { merged, conflicts } = mergeEach([...new Set([...first.keys(), ...second.keys()])], (id) =>
    mergeAt(
      { before: before.get(id), theirs: theirs.get(id), yours: yours.get(id) },
      [...path, id],
      'entries',
    ),
  );
  return { document: merged.map(([, entry]) => entry), conflicts };
}

/** Merges values by name. What is removed is not in the result. */
function mergeEach(names: readonly string[], merge: (name: string) => MergedDocument<unknown>) {
  const each = names.map((name) => [name, merge(name)] as const);
  return {
    merged: each.flatMap(([name, { document }]) =>
      document === undefined ? [] : [[name, document] as const],
    ),
    conflicts: each.flatMap(([, { conflicts }]) => conflicts),
  };
}

const identifiers = ['id', 'code', 'key'] as const;

/** Three lists by the identifier of their entries; undefined if something is no list, or if entries share or lack one. */
function identified({ before = [], theirs, yours }: Versions<unknown>): Versions<Entries> | undefined {
  for (const name of identifiers) {
    const [first, second, third] = [before, theirs, yours].map((list) => byIdentifier(list, name));
    if (first && second && third) return { before: first, theirs: second, yours: third };
  }
  return undefined;
}

function byIdentifier(list: unknown, name: string): Entries | undefined {
  if (!Array.isArray(list)) return undefined;
  const entries = new Map<string, unknown>();
  for (const entry of list) {
    const id: unknown = isFields(entry) ? entry[name] : undefined;
    if (typeof id !== 'string' || entries.has(id)) return undefined;
    entries.set(id, entry);
  }
  return entries;
}

const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

const shown = (value: unknown): string =>
  typeof value === 'string' ? value : value === undefined ? '' : JSON.stringify(value);
