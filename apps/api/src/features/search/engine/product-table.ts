import type { SearchRow } from '../queries';
import { ValueList } from './value-list';

/** A listed product with the fields for filtering and sorting. Its variants are `rows` rows of the table from `firstRow`. */
export interface IndexedProduct {
  id: string;
  name: string;
  position: number;
  /** Seconds since 1970. */
  addedAt: number;
  isNew: boolean;
  brand: number;
  /** Its categories and their ancestors. */
  categories: readonly number[];
  /** The colours of its variants, as this product names them. */
  colors: readonly (readonly [id: string, name: string])[];
  firstRow: number;
  rows: number;
}

/** Numbers stored per variant. */
const columns = 4;
const colorColumn = 0;
const sizeColumn = 1;
const priceColumn = 2;
const stateColumn = 3;
const hasStock = 1;
const isReduced = 2;
const dayShift = 2;
const dayMs = 86_400_000;

/** Converts an ISO date to days since 1970. */
export function dayNumber(isoDate: string): number {
  return Math.floor(Date.parse(isoDate) / dayMs);
}

/**
 * The listed products of a market and their variants. Variants are stored in a typed array, because every search reads
 * all of them to count filter values. A product keeps its ordinal when it changes.
 */
export class ProductTable {
  readonly brands = new ValueList();
  readonly categories = new ValueList();
  readonly colors = new ValueList();
  readonly sizes = new ValueList();
  readonly #products: (IndexedProduct | undefined)[] = [];
  readonly #ordinals = new Map<string, number>();
  readonly #sharedCategories = new Map<string, readonly number[]>();
  readonly #sharedColors = new Map<string, IndexedProduct['colors']>();
  #variants = new Int32Array(columns * 64);
  #usedRows = 0;
  #unusedRows = 0;

  /** The first unused ordinal; smaller ones may belong to removed products. */
  get end(): number {
    return this.#products.length;
  }

  get bytes(): number {
    return this.#variants.byteLength + this.#products.length * 260;
  }

  at(ordinal: number): IndexedProduct | undefined {
    return this.#products[ordinal];
  }

  ordinalOf(id: string): number | undefined {
    return this.#ordinals.get(id);
  }

  /** @param categories the product's categories and their ancestors */
  put(row: SearchRow, categories: readonly { id: string; name: string }[]): number {
    const ordinal = this.#ordinals.get(row.id) ?? this.#products.length;
    this.#discard(ordinal);
    const colors = this.#colorsOf(row);
    for (const [id, name] of colors) this.colors.add(id, name);
    const firstRow = this.#addVariants(row);
    this.#ordinals.set(row.id, ordinal);
    this.#products[ordinal] = {
      id: row.id,
      name: row.name,
      position: row.position,
      addedAt: row.added_at,
      isNew: row.is_new,
      brand: this.brands.add(row.brand, row.brand),
      categories: this.#categoriesOf(categories),
      colors,
      firstRow,
      rows: this.#usedRows - firstRow,
    };
    if (this.#unusedRows > this.#usedRows / 2) this.#compact();
    return ordinal;
  }

  remove(id: string): void {
    const ordinal = this.#ordinals.get(id);
    if (ordinal === undefined) return;
    this.#discard(ordinal);
    this.#products[ordinal] = undefined;
  }

  colorOf(row: number): number {
    return this.#variants[row * columns + colorColumn] ?? 0;
  }

  sizeOf(row: number): number {
    return this.#variants[row * columns + sizeColumn] ?? 0;
  }

  /** The selling price, in the currency's minor unit. */
  priceOf(row: number): number {
    return this.#variants[row * columns + priceColumn] ?? 0;
  }

  isReduced(row: number): boolean {
    return ((this.#variants[row * columns + stateColumn] ?? 0) & isReduced) !== 0;
  }

  /** Whether the variant can be shipped on that day (days since 1970). */
  isInStock(row: number, today: number): boolean {
    const state = this.#variants[row * columns + stateColumn] ?? 0;
    return (state & hasStock) !== 0 && state >> dayShift <= today;
  }

  #discard(ordinal: number): void {
    const product = this.#products[ordinal];
    if (!product) return;
    this.#unusedRows += product.rows;
    for (const [id, name] of product.colors) this.colors.remove(id, name);
  }

  #addVariants({ variants }: SearchRow): number {
    const first = this.#usedRows;
    for (const [color, size, asked, reduced, stocked, availableFrom] of variants ?? []) {
      const at = this.#usedRows * columns;
      this.#usedRows += 1;
      if (at === this.#variants.length) this.#grow();
      const day = availableFrom === null ? 0 : dayNumber(availableFrom);
      this.#variants[at + colorColumn] = this.colors.find(color) ?? 0;
      this.#variants[at + sizeColumn] = this.sizes.add(size, size);
      this.#variants[at + priceColumn] = asked;
      this.#variants[at + stateColumn] =
        (stocked ? hasStock : 0) | (reduced ? isReduced : 0) | (day << dayShift);
    }
    return first;
  }

  #grow(): void {
    const wider = new Int32Array(Math.ceil((this.#variants.length * 1.25) / columns) * columns);
    wider.set(this.#variants);
    this.#variants = wider;
  }

  /** Products with the same categories share one array, to save memory. */
  #categoriesOf(categories: readonly { id: string; name: string }[]): readonly number[] {
    const ordinals = categories.map(({ id, name }) => this.categories.add(id, name));
    const key = ordinals.join();
    const known = this.#sharedCategories.get(key) ?? ordinals;
    this.#sharedCategories.set(key, known);
    return known;
  }

  /** Products with the same colours share one array, to save memory. */
  #colorsOf({ variants, colors }: SearchRow): IndexedProduct['colors'] {
    const names = new Map(colors);
    const used = new Set((variants ?? []).map(([color]) => color));
    const named = [...used].map((id) => [id, names.get(id) ?? id] as const);
    const key = JSON.stringify(named);
    const known = this.#sharedColors.get(key) ?? named;
    this.#sharedColors.set(key, known);
    return known;
  }

  #compact(): void {
    const dense = new Int32Array(this.#variants.length);
    let next = 0;
    for (const product of this.#products) {
      if (!product) continue;
      const { firstRow, rows } = product;
      dense.set(this.#variants.subarray(firstRow * columns, (firstRow + rows) * columns), next * columns);
      product.firstRow = next;
      next += rows;
    }
    this.#variants = dense;
    this.#usedRows = next;
    this.#unusedRows = 0;
  }
}
