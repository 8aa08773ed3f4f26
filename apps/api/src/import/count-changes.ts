import { hashOf } from './changes';
import type { StoreData } from './store-data';

export interface Changes {
  created: number;
  changed: number;
  removed: number;
}

/** How many entries an import makes, changes and takes away: styles, colours and variants count each for itself. */
export function countChanges(before: StoreData, after: StoreData): Changes {
  const earlier = hashesOf(before);
  const later = hashesOf(after);
  let created = 0;
  let changed = 0;
  for (const [entry, hash] of later) {
    const known = earlier.get(entry);
    if (known === undefined) created += 1;
    else if (known !== hash) changed += 1;
  }
  const removed = [...earlier.keys()].filter((entry) => !later.has(entry)).length;
  return { created, changed, removed };
}

function hashesOf(data: StoreData): Map<string, string> {
  const { products, dictionary, settings, store, redirects, ...lists } = data;
  const hashes = new Map([['store', hashOf(store)]]);
  const note = (kind: string, key: string, value: unknown) => hashes.set(`${kind} ${key}`, hashOf(value));
  for (const [culture, value] of Object.entries(settings)) note('settings', culture, value);
  for (const [culture, texts] of Object.entries(dictionary))
    for (const [alias, text] of Object.entries(texts)) note('text', `${culture} ${alias}`, text);
  for (const { culture, from, to } of redirects) note('redirect', `${culture} ${from}`, to);
  for (const [section, entries] of Object.entries(lists))
    for (const entry of Array.isArray(entries) ? entries : []) note(section, entry.id, entry);
  for (const { colors, ...product } of products) {
    note('product', product.id, product);
    for (const { variants, ...color } of colors) {
      note('color', `${product.id} ${color.code}`, color);
      for (const variant of variants) note('variant', variant.id, variant);
    }
  }
  return hashes;
}
