import type { ProductRow } from '../catalogue';
import { type DataError, type DataPath, dataError } from './check/data-error';
import type { Part } from './parts';
import type { StoreData } from './store-data';

type Entry = Readonly<Record<string, unknown>>;

/** A store's data merged with a file. */
export interface Merged {
  data: StoreData;
  /** Unknown references and conflicting entries, with paths in the file. */
  errors: DataError[];
  /** Converts a path in the data to a path in the file; undefined if the value is not from the file. */
  pathInFile: (path: DataPath) => DataPath | undefined;
}

interface PriceRow {
  productId?: string;
  variantId?: string;
  sku?: string;
  prices: ProductRow['prices'];
}

interface StockRow {
  variantId?: string;
  sku?: string;
  stock: number;
}

/**
 * Merges a file of a part into a store's data. Prices and stock change existing products. In other parts, an entry replaces
 * the entry with the same id or is appended. Entries that are missing from the file remain, unless `removeMissing` is set.
 */
export function merge(
  before: StoreData,
  part: Part,
  content: Readonly<Record<string, unknown>>,
  removeMissing: boolean,
): Merged {
  if (part === 'prices') return mergePrices(before, (content.prices ?? []) as PriceRow[]);
  if (part === 'stock') return mergeStock(before, (content.stock ?? []) as StockRow[]);
  const data: Record<string, unknown> = { ...before };
  const errors: DataError[] = [];
  const positions = new Map<string, Map<number, number>>();
  for (const [section, given] of Object.entries(content)) {
    const known = data[section];
    if (Array.isArray(given)) {
      const list = mergeList(section, Array.isArray(known) ? known : [], given, removeMissing);
      data[section] = list.entries;
      positions.set(section, list.positions);
      errors.push(...list.errors);
    } else if (section === 'dictionary' && !removeMissing)
      data[section] = mergeTexts(before.dictionary, given as StoreData['dictionary']);
    else if (section === 'settings' && !removeMissing)
      data[section] = { ...before.settings, ...(given as StoreData['settings']) };
    else data[section] = given;
  }
  return {
    data: data as unknown as StoreData,
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

function mergeList(
  section: string,
  known: readonly Entry[],
  given: readonly Entry[],
  removeMissing: boolean,
) {
  const errors: DataError[] = [];
  const entries = new Map<string, Entry>(removeMissing ? [] : known.map((entry) => [keyOf(entry), entry]));
  const fileIndex = new Map<string, number>();
  for (const [index, entry] of given.entries()) {
    const key = keyOf(entry);
    if (fileIndex.has(key)) errors.push(dataError([section, index, 'id'], 'StandsTwice', { value: key }));
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

/** The key of an entry: its id or, for a redirect, culture and path. */
function keyOf(entry: Entry): string {
  return 'from' in entry ? `${String(entry.culture)} ${String(entry.from)}` : String(entry.id);
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
