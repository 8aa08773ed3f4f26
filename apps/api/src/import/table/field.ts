import type { Entry } from './entries';

/** What stands at a path of fields; undefined where there is nothing. */
export function fieldAt(entry: unknown, [field, ...rest]: readonly string[]): unknown {
  if (field === undefined) return entry;
  return isEntry(entry) ? fieldAt(entry[field], rest) : undefined;
}

/** Puts a value at a path of fields, or takes away what is there and every field that it leaves empty. */
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
