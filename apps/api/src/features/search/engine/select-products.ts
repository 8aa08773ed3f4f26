import type { IndexedProduct, ProductTable } from './product-table';
import type { Counts, Match, Selection } from './selection';
import type { ValueList } from './value-list';

/** One bit for each filter that a product or variant fails. */
const fails = { category: 1, brand: 2, new: 4, color: 8, size: 16, price: 32, inStock: 64, onSale: 128 };

/**
 * Selects the products with at least one variant that passes every filter (red and size M, not one red variant and
 * another in M). Also counts the products of every other filter value. A variant counts for a filter if it fails no
 * other filter.
 *
 * @param today days since 1970
 */
export function selectProducts(
  table: ProductTable,
  candidates: Iterable<number>,
  selection: Selection,
  today: number,
): { matches: Match[]; counts: Counts } {
  const within = selection.within === undefined ? undefined : (table.categories.find(selection.within) ?? -1);
  const chosen = {
    category: selectedMask(table.categories, selection.category),
    brand: selectedMask(table.brands, selection.brand),
    color: selectedMask(table.colors, selection.color),
    size: selectedMask(table.sizes, selection.size),
  };
  const { min = 0, max = Number.POSITIVE_INFINITY } = selection.price ?? {};
  const matches: Match[] = [];
  const counter = new Counter(table);

  const productFails = ({ categories, brand, isNew }: IndexedProduct): number =>
    (chosen.category && !categories.some((category) => chosen.category?.[category]) ? fails.category : 0) |
    (chosen.brand && !chosen.brand[brand] ? fails.brand : 0) |
    (selection.new && !isNew ? fails.new : 0);

  for (const ordinal of candidates) {
    const product = table.at(ordinal);
    if (!product || (within !== undefined && !product.categories.includes(within))) continue;
    const ofProduct = productFails(product);
    if (hasSeveralBits(ofProduct)) continue;
    let match: Match | undefined;
    let failedAlone = 0;
    let isCounted = false;
    for (let row = product.firstRow; row < product.firstRow + product.rows; row += 1) {
      const price = table.priceOf(row);
      const isStocked = table.isInStock(row, today);
      const failed =
        ofProduct |
        (chosen.color && !chosen.color[table.colorOf(row)] ? fails.color : 0) |
        (chosen.size && !chosen.size[table.sizeOf(row)] ? fails.size : 0) |
        (price < min || price > max ? fails.price : 0) |
        (selection.inStock && !isStocked ? fails.inStock : 0) |
        (selection.onSale && !table.isReduced(row) ? fails.onSale : 0);
      if (hasSeveralBits(failed)) continue;
      isCounted = true;
      failedAlone |= failed === 0 ? ~0 : failed;
      counter.addVariant(ordinal, row, failed, price, isStocked);
      if (failed !== 0) continue;
      match ??= { ordinal, color: table.colorOf(row), price };
      if (price < match.price) match.price = price;
    }
    if (isCounted) counter.addProduct(product, failedAlone);
    if (match) matches.push(match);
  }
  return { matches, counts: counter.counts };
}

const hasSeveralBits = (bits: number) => (bits & (bits - 1)) !== 0;

function selectedMask(values: ValueList, ids: readonly string[]): Uint8Array | undefined {
  if (ids.length === 0) return undefined;
  const chosen = new Uint8Array(values.size);
  for (const id of ids) {
    const ordinal = values.find(id);
    if (ordinal !== undefined) chosen[ordinal] = 1;
  }
  return chosen;
}

class Counter {
  readonly counts: Counts;
  readonly #table: ProductTable;
  /** The last product counted for each value, so that several variants of it count once. */
  readonly #lastColor: Int32Array;
  readonly #lastSize: Int32Array;
  #lastInStock = -1;
  #lastOnSale = -1;

  constructor(table: ProductTable) {
    this.#table = table;
    this.#lastColor = new Int32Array(table.colors.size).fill(-1);
    this.#lastSize = new Int32Array(table.sizes.size).fill(-1);
    this.counts = {
      multiple: {
        category: new Uint32Array(table.categories.size),
        brand: new Uint32Array(table.brands.size),
        color: new Uint32Array(table.colors.size),
        size: new Uint32Array(table.sizes.size),
      },
      price: undefined,
      bits: { inStock: 0, onSale: 0, new: 0 },
    };
  }

  addVariant(ordinal: number, row: number, failed: number, price: number, isStocked: boolean): void {
    const { multiple, bits } = this.counts;
    if ((failed & ~fails.color) === 0)
      count(multiple.color, this.#lastColor, this.#table.colorOf(row), ordinal);
    if ((failed & ~fails.size) === 0) count(multiple.size, this.#lastSize, this.#table.sizeOf(row), ordinal);
    if ((failed & ~fails.price) === 0) this.#addPrice(price);
    if ((failed & ~fails.inStock) === 0 && isStocked && this.#lastInStock !== ordinal) {
      this.#lastInStock = ordinal;
      bits.inStock += 1;
    }
    if ((failed & ~fails.onSale) === 0 && this.#table.isReduced(row) && this.#lastOnSale !== ordinal) {
      this.#lastOnSale = ordinal;
      bits.onSale += 1;
    }
  }

  /** @param failed filters that are the only one failed by some variant; all bits if a variant fails none */
  addProduct({ categories, brand, isNew }: IndexedProduct, failed: number): void {
    const { multiple, bits } = this.counts;
    if (failed & fails.category)
      for (const category of categories) multiple.category[category] = (multiple.category[category] ?? 0) + 1;
    if (failed & fails.brand) multiple.brand[brand] = (multiple.brand[brand] ?? 0) + 1;
    if (failed & fails.new && isNew) bits.new += 1;
  }

  #addPrice(price: number): void {
    const { price: range } = this.counts;
    if (!range) this.counts.price = { min: price, max: price };
    else if (price < range.min) range.min = price;
    else if (price > range.max) range.max = price;
  }
}

function count(counts: Uint32Array, last: Int32Array, value: number, ordinal: number): void {
  if (last[value] === ordinal) return;
  last[value] = ordinal;
  counts[value] = (counts[value] ?? 0) + 1;
}
