import type { Separator } from '../../platform/csv';
import { type Part, sectionsOf } from './parts';
import type { FileContent, StoreData } from './store-data';
import { writeTable } from './table/write-table';

/** Available stock by variant id. */
export type AvailableStock = ReadonlyMap<string, number>;

/** Exports a part of a store's data as JSON that can be imported again. */
export function exportJson(part: Part, data: StoreData): string {
  return `${JSON.stringify(contentOf(part, data), undefined, 2)}\n`;
}

/** Exports a part of a store's data as CSV that can be imported again, in chunks of rows. */
export function exportCsv(part: Part, data: StoreData, available: AvailableStock, separator: Separator) {
  return writeTable(part, contentOf(part, data, available), data.store, separator);
}

/** The part's lists and values. With `available`, prices and stock also get product names and stock. */
function contentOf(part: Part, data: StoreData, available?: AvailableStock): FileContent {
  const name = (product: StoreData['products'][number]) =>
    product.texts[data.store.defaultCulture]?.name ?? product.id;
  if (part === 'prices')
    return {
      prices: data.products.map((product) => ({
        productId: product.id,
        prices: product.prices,
        ...(available && { name: name(product) }),
      })),
    };
  if (part === 'stock')
    return {
      stock: data.products.flatMap((product) =>
        product.colors.flatMap((color) =>
          color.variants.map(({ id, sku, size, stock }) => ({
            variantId: id,
            sku,
            stock,
            ...(available && { name: name(product), size, available: available.get(id) ?? 0 }),
          })),
        ),
      ),
    };
  const content: FileContent = {};
  const whole: FileContent = data;
  for (const section of sectionsOf(part))
    if (whole[section] !== undefined) Object.assign(content, { [section]: whole[section] });
  return content;
}
