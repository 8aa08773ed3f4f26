type Fields = Readonly<Record<string, unknown>>;

const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

/** A value that two people have changed differently. */
interface DocumentConflict {
  /** Path of the field, such as `texts.en.name`. */
  name: string;
  before: string;
  theirs: string;
  yours: string;
}

interface Merged<Document> {
  /** Both people's changes; where they differ, yours. */
  document: Document;
  conflicts: readonly DocumentConflict[];
}

/** Merges the changes of two people to the same document, field by field. A list is one value. */
export function mergeDocuments<Document>(
  before: Document,
  theirs: Document,
  yours: Document,
): Merged<Document>;
export function mergeDocuments(before: unknown, theirs: unknown, yours: unknown): Merged<unknown> {
  return mergeAt(before, theirs, yours, []);
}

/** Both people's changes to what they began with; where they differ, yours. */
export const merge = <Document>(before: Document, theirs: Document, yours: Document): Document =>
  mergeDocuments(before, theirs, yours).document;

function mergeAt(before: unknown, theirs: unknown, yours: unknown, path: readonly string[]): Merged<unknown> {
  if (isSame(theirs, yours) || isSame(before, theirs)) return { document: yours, conflicts: [] };
  if (isSame(before, yours)) return { document: theirs, conflicts: [] };
  if (isFields(theirs) && isFields(yours)) {
    const start = isFields(before) ? before : {};
    const names = [...new Set([...Object.keys(yours), ...Object.keys(theirs)])];
    const merged = names.map(
      (name) => [name, mergeAt(start[name], theirs[name], yours[name], [...path, name])] as const,
    );
    return {
      document: Object.fromEntries(
        merged.map(([name, { document }]) => [name, document]).filter(([, value]) => value !== undefined),
      ),
      conflicts: merged.flatMap(([, { conflicts }]) => conflicts),
    };
  }
  const conflict = {
    name: path.join('.'),
    before: shown(before),
    theirs: shown(theirs),
    yours: shown(yours),
  };
  return { document: yours, conflicts: [conflict] };
}

const shown = (value: unknown): string =>
  typeof value === 'string' ? value : value === undefined ? '' : JSON.stringify(value);
