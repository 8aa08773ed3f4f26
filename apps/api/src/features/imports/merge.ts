import type { ProductRow } from '../catalogue';
import { type DataError, type DataPath, dataError } from './check/data-error';
import type { Part } from './parts';
import { withPortableMedia } from './portable-media';
import {
  entriesOf,
  type FileContent,
  isListName,
  type ListName,
  type Lists,
  type PriceRow,
  type StockRow,
  type StoreData,
} from './store-data';
import { keyOf } from './write/positions';

/** A store's data merged with a file. */
export interface Merged {
  data: StoreData;
  /** Unknown references and conflicting entries, with paths in the file. */
  errors: DataError[];
  /** Converts a path in the data to a path in the file; undefined if the value is not from the file. */
  pathInFile: (path: DataPath) => DataPath | undefined;
}

/**
 * Merges a file of a part into a store's data. Prices and stock change existing products. In other parts, an entry replaces
 * the entry with the same id or is appended. Entries that are missing from the file remain, unless `removeMissing` is set.
 */
export function merge(before: StoreData, part: Part, file: FileContent, removeMissing: boolean): Merged {
  const content = withPortableMedia(file, before.store.id);
  if (part === 'prices') return mergePrices(before, content.prices ?? []);
  if (part === 'stock') return mergeStock(before, content.stock ?? []);
  const lists: Lists = {};
  const errors: DataError[] = [];
  const positions = new Map<string, ReadonlyMap<number, number>>();
  for (const name of Object.keys(content).filter(isListName)) {
    const merged = mergeList(before, content, name, removeMissing);
    Object.assign(lists, { [name]: merged.entries });
    positions.set(name, merged.positions);
    errors.push(...merged.errors);
  }
  const { store = before.store, settings = {}, dictionary = {} } = content;
  const data: StoreData = {
    ...before,
    ...lists,
    store,
    settings: removeMissing && content.settings ? settings : { ...before.settings, ...settings },
    dictionary: removeMissing && content.dictionary ? dictionary : mergeTexts(before.dictionary, dictionary),
  };
  return {
    data,
    errors,
    pathInFile: ([section = '', position = '', ...rest]) => {
      const inList = positions.get(String(section));
      if (!inList)
        return section in content ? [section, position, ...rest].filter((step) => step !== '') : undefined;
      const found = inList.get(Number(position));
      return found === undefined ? undefined : [section, found, ...rest];
    },
  };
}

/** Merges a list of the file into the list of the store. */
function mergeList<Name extends ListName>(before: Lists, content: Lists, name: Name, removeMissing: boolean) {
  const errors: DataError[] = [];
  const known = removeMissing ? [] : entriesOf(before, name);
  const entries = new Map(known.map((entry) => [keyOf(entry), entry]));
  const fileIndex = new Map<string, number>();
  for (const [index, entry] of entriesOf(content, name).entries()) {
    const key = keyOf(entry);
    if (fileIndex.has(key)) errors.push(dataError([name, index, 'id'], 'StandsTwice', { value: key }));
    fileIndex.set(key, index);
    entries.set(key, entry);
  }
  const positions = new Map<number, number>();
  for (const [position, key] of [...entries.keys()].entries()) {
    const index = fileIndex.get(key);
    if (index !== undefined) positions.set(position, index);
  }
  return { entries: [...entries.values()], positions, errors };
}

function mergeTexts(known: StoreData['dictionary'], given: StoreData['dictionary']): StoreData['dictionary'] {
  const changed = Object.entries(given).map(([culture, texts]) => [culture, { ...known[culture], ...texts }]);
  return { ...known, ...Object.fromEntries(changed) };
}

function mergePrices(before: StoreData, rows: readonly PriceRow[]): Merged {
  const { productOf } = indexOf(before);
  const errors: DataError[] = [];
  const given = new Map<string, { index: number; prices: ProductRow['prices'] }>();
  for (const [index, row] of rows.entries()) {
    const [field, name] = findIdentifier(row);
    const product = field && productOf.get(`${field} ${name}`);
    const earlier = product && given.get(product.id);
    if (!field) errors.push(dataError(['prices', index, 'sku'], 'RequiredField'));
    else if (!product)
      errors.push(
        dataError(['prices', index, field], 'UnknownReference', {
          kind: field === 'productId' ? 'product' : 'variant',
          value: name,
        }),
      );
    else if (earlier && JSON.stringify(earlier.prices) !== JSON.stringify(row.prices))
      errors.push(dataError(['prices', index, field], 'PriceDiffers', { value: product.id }));
    else given.set(product.id, { index, prices: row.prices });
  }
  const products = before.products.map((product) => {
    const row = given.get(product.id);
    return row ? { ...product, prices: withHistory(product.prices, row.prices) } : product;
  });
  return {
    data: { ...before, products },
    errors,
    pathInFile: ([section, position, ...rest]) => {
      const row = section === 'products' && given.get(products[Number(position)]?.id ?? '');
      return row ? ['prices', row.index, ...rest] : undefined;
    },
  };
}

function mergeStock(before: StoreData, rows: readonly StockRow[]): Merged {
  const { variants } = indexOf(before);
  const errors: DataError[] = [];
  const given = new Map<string, number>();
  for (const [index, row] of rows.entries()) {
    const [field, name] = findIdentifier(row);
    const id = field && variants.get(`${field} ${name}`);
    if (!field) errors.push(dataError(['stock', index, 'sku'], 'RequiredField'));
    else if (!id)
      errors.push(dataError(['stock', index, field], 'UnknownReference', { kind: 'variant', value: name }));
    else if (given.has(id)) errors.push(dataError(['stock', index, field], 'StandsTwice', { value: name }));
    else given.set(id, row.stock);
  }
  const isNamed = ({ colors }: ProductRow) =>
    colors.some((color) => color.variants.some(({ id }) => given.has(id)));
  const products = before.products.map((product) =>
    !isNamed(product)
      ? product
      : {
          ...product,
          colors: product.colors.map((color) => ({
            ...color,
            variants: color.variants.map((variant) => ({
              ...variant,
              stock: given.get(variant.id) ?? variant.stock,
            })),
          })),
        },
  );
  return { data: { ...before, products }, errors, pathInFile: () => undefined };
}

/** Keeps the price history if the price list has none. */
function withHistory(known: ProductRow['prices'], given: ProductRow['prices']): ProductRow['prices'] {
  const prices = Object.entries(given).map(([currency, price]) => {
    const history = price.history ?? known[currency]?.history;
    return [currency, history ? { ...price, history } : price];
  });
  return { ...known, ...Object.fromEntries(prices) };
}

/** The first identifier that a row has for its product or variant. */
function findIdentifier(row: { productId?: string; variantId?: string; sku?: string }) {
  for (const field of ['productId', 'variantId', 'sku'] as const) {
    const name = row[field];
    if (name) return [field, name] as const;
  }
  return [undefined, ''] as const;
}

function indexOf({ products }: StoreData) {
  const productOf = new Map<string, ProductRow>();
  const variants = new Map<string, string>();
  for (const product of products) {
    productOf.set(`productId ${product.id}`, product);
    for (const { id, sku } of product.colors.flatMap((color) => color.variants)) {
      productOf.set(`variantId ${id}`, product).set(`sku ${sku}`, product);
      variants.set(`variantId ${id}`, id).set(`sku ${sku}`, id);
    }
  }
  return { productOf, variants };
}
