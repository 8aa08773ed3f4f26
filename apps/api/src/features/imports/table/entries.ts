import type { StoreData } from '../store-data';

export type Entry = Record<string, unknown>;

/** Converts a list or value of a store's data to table rows. */
export function entriesOf(section: string, value: unknown): Entry[] {
  if (section === 'dictionary') return dictionaryRows(value as StoreData['dictionary']);
  if (section === 'settings')
    return Object.entries(value as StoreData['settings']).map(([culture, settings]) =>
      Object.assign<Entry, object>({ culture }, settings),
    );
  if (Array.isArray(value)) return value;
  return typeof value === 'object' && value !== null ? [{ ...value }] : [];
}

/** Converts table rows to a list or value of a store's data. */
export function sectionFrom(section: string, entries: readonly Entry[], { dictionary }: StoreData): unknown {
  if (section === 'dictionary') return dictionaryFrom(entries, Object.keys(dictionary));
  if (section === 'settings')
    return Object.fromEntries(entries.map(({ culture, ...settings }) => [String(culture), settings]));
  return section === 'store' ? entries[0] : entries;
}

function dictionaryRows(dictionary: StoreData['dictionary']): Entry[] {
  const rows = new Map<string, Record<string, string>>();
  for (const [culture, texts] of Object.entries(dictionary))
    for (const [alias, text] of Object.entries(texts))
      rows.set(alias, { ...rows.get(alias), [culture]: text });
  return [...rows].map(([alias, value]) => ({ alias, value }));
}

function dictionaryFrom(
  entries: readonly Entry[],
  cultures: readonly string[],
): Record<string, Record<string, unknown>> {
  const dictionary: Record<string, Record<string, unknown>> = Object.fromEntries(
    cultures.map((culture) => [culture, {}]),
  );
  for (const { alias, value } of entries)
    for (const [culture, text] of Object.entries(value ?? {}))
      (dictionary[culture] ??= {})[String(alias)] = text;
  return dictionary;
}
