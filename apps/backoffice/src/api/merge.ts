type Parts = Readonly<Record<string, unknown>>;

const isParts = (value: unknown): value is Parts =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

/** What two people entered who began with the same: of what only one changed, their part; of what both changed, mine. */
export function merge<Value>(before: Value, theirs: Value, mine: Value): Value {
  if (isSame(mine, before)) return theirs;
  if (!isParts(before) || !isParts(theirs) || !isParts(mine)) return mine;
  const names = Object.keys({ ...theirs, ...mine });
  return Object.fromEntries(
    names.map((name) => [
      name,
      merge((before as Parts)[name], (theirs as Parts)[name], (mine as Parts)[name]),
    ]),
  ) as Value;
}
