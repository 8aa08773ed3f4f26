import type { ProductRow } from '../../catalogue';
import type { StoreData } from '../store-data';
import { isSame } from './same-data';

export interface Changes {
  created: number;
  changed: number;
  removed: number;
}

/** Counts the entries that an import creates, changes and removes. Products, colours and variants count separately. */
export function countChanges(before: StoreData, after: StoreData): Changes {
  const shared = new Set(before.products);
  const unchanged = new Set(after.products.filter((product) => shared.has(product)));
  const earlier = entriesOf(before, unchanged);
  const later = entriesOf(after, unchanged);
  let created = 0;
  let changed = 0;
  for (const [name, entry] of later) {
    if (!earlier.has(name)) created += 1;
    else if (!isSame(earlier.get(name), entry)) changed += 1;
  }
  const removed = [...earlier.keys()].filter((name) => !later.has(name)).length;
  return { created, changed, removed };
}

function entriesOf(data: StoreData, skipped: ReadonlySet<ProductRow>): Map<string, unknown> {
  const { products, dictionary, settings, store, redirects, ...lists } = data;
  const entries = new Map<string, unknown>([['store', store]]);
  const addEntry = (kind: string, key: string, value: unknown) => entries.set(`${kind} ${key}`, value);
  for (const [culture, value] of Object.entries(settings)) addEntry('settings', culture, value);
  for (const [culture, texts] of Object.entries(dictionary))
    for (const [alias, text] of Object.entries(texts)) addEntry('text', `${culture} ${alias}`, text);
  for (const { culture, from, to } of redirects) addEntry('redirect', `${culture} ${from}`, to);
  for (const [section, list] of Object.entries(lists))
    for (const entry of Array.isArray(list) ? list : []) addEntry(section, entry.id, entry);
  for (const { colors, ...product } of products.filter((row) => !skipped.has(row))) {
    addEntry('product', product.id, product);
    for (const { variants, ...color } of colors) {
      addEntry('color', `${product.id} ${color.code}`, color);
      for (const variant of variants) addEntry('variant', variant.id, variant);
    }
  }
  return entries;
}
