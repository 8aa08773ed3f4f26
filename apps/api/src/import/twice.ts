import { type DataPath, type Fault, fault } from './fault';

/** Returns an error for every item with the same key as an earlier item. */
export function twice<T>(
  items: readonly T[],
  keyOf: (item: T) => string,
  pathOf: (index: number, item: T) => DataPath,
  shown: (item: T) => string = keyOf,
): Fault[] {
  const seen = new Set<string>();
  return items.flatMap((item, index) => {
    const key = keyOf(item);
    if (!seen.has(key)) {
      seen.add(key);
      return [];
    }
    return [fault(pathOf(index, item), 'StandsTwice', { value: shown(item) })];
  });
}
