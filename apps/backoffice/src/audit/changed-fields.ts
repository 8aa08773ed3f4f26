/** A field of a record that a change gave another value. */
export interface ChangedField {
  field: string;
  /** Undefined if the field is new. */
  from: string | undefined;
  /** Undefined if the field was removed. */
  to: string | undefined;
}

/** The fields that differ between the states before and after a change, with their whole path. */
export function changedFields(before: unknown, after: unknown): ChangedField[] {
  const [from, to] = [new Map(leaves(before)), new Map(leaves(after))];
  return [...new Set([...from.keys(), ...to.keys()])]
    .filter((field) => from.get(field) !== to.get(field))
    .map((field) => ({ field, from: from.get(field), to: to.get(field) }));
}

function leaves(value: unknown, path = ''): [string, string][] {
  if (value === null || value === undefined) return [];
  if (typeof value !== 'object') return [[path, JSON.stringify(value).replaceAll(/^"|"$/g, '')]];
  return Object.entries(value).flatMap(([name, one]) => leaves(one, path ? `${path}.${name}` : name));
}
