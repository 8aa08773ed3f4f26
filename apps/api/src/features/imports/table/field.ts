import type { Entry } from './entries';

/** The value at a path of fields; undefined if there is none. */
export function fieldAt(entry: unknown, [field, ...rest]: readonly string[]): unknown {
  if (field === undefined) return entry;
  return isEntry(entry) ? fieldAt(entry[field], rest) : undefined;
}

/** Sets the value at a path of fields. Undefined removes the field, and parents that become empty. */
export function setField(entry: Entry, [field, ...rest]: readonly string[], value: unknown): void {
  if (field === undefined) return;
  if (rest.length > 0) {
    const inner = isEntry(entry[field]) ? entry[field] : {};
    setField(inner, rest, value);
    entry[field] = Object.keys(inner).length > 0 ? inner : undefined;
  } else entry[field] = value;
  if (entry[field] === undefined) delete entry[field];
}

function isEntry(value: unknown): value is Entry {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
