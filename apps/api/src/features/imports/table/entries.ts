import type { Section } from '../parts';
import type { FileContent, StoreData } from '../store-data';

export type Entry = Record<string, unknown>;

/** Converts a list or value to table rows. */
export function rowsOf(section: Section, content: FileContent): readonly Entry[] {
  if (section === 'dictionary') return dictionaryRows(content.dictionary ?? {});
  if (section === 'settings')
    return Object.entries(content.settings ?? {}).map(([culture, settings]) =>
      Object.assign<Entry, object>({ culture }, settings),
    );
  if (section === 'store') return content.store ? [content.store] : [];
  return content[section] ?? [];
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
