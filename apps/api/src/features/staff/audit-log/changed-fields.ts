import { isDeepStrictEqual } from 'node:util';
import type { Audited } from './queries';

type Fields = Readonly<Record<string, unknown>>;

/** The fields that differ, as they were and as they are. A field that is missing on one side is null there. */
export function changedFields(
  before: Fields | undefined,
  after: Fields | undefined,
): { before: Audited; after: Audited } {
  const names = [...new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})])].filter(
    (name) => !isDeepStrictEqual(before?.[name], after?.[name]),
  );
  const pick = (fields: Fields | undefined): Audited =>
    fields ? Object.fromEntries(names.map((name) => [name, fields[name] ?? null])) : null;
  return { before: pick(before), after: pick(after) };
}
