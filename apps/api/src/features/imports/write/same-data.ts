import { isDeepStrictEqual } from 'node:util';

/** Whether two values contain the same data. Ignores the order of fields and undefined fields. */
export function isSame(a: unknown, b: unknown): boolean {
  return isDeepStrictEqual(a, b) || sortedJson(a) === sortedJson(b);
}

/** JSON with the fields of objects in alphabetical order. */
export const sortedJson = (value: unknown): string => JSON.stringify(value, inOrder);

function inOrder(_: string, value: unknown): unknown {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
  return Object.fromEntries(Object.entries(value).toSorted(([a], [b]) => (a < b ? -1 : 1)));
}
