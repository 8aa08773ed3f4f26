import { type DataPath, dataError, type RuleError } from './data-error';

/** Returns an error for every item with the same key as an earlier item. */
export function findDuplicates<T>(
  items: readonly T[],
  keyOf: (item: T) => string,
  pathOf: (index: number, item: T) => DataPath,
  displayValue: (item: T) => string = keyOf,
): RuleError[] {
  const seen = new Set<string>();
  return items.flatMap((item, index) => {
    const key = keyOf(item);
    if (!seen.has(key)) {
      seen.add(key);
      return [];
    }
    return [dataError(pathOf(index, item), 'StandsTwice', { value: displayValue(item) })];
  });
}
