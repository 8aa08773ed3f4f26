import type { SearchRow } from '../db/repositories/search-rows';
import { ValueList } from './value-list';

/** A listed product as it is filtered and sorted; its variants are the given rows of the table. */
export interface TabledProduct {
  id: string;
  name: string;
  position: number;
  /** Seconds since 1970. */
  addedAt: number;
  isNew: boolean;
  brand: number;
  /** Its categories and all above them. */
  categories: readonly number[];
  firstRow: number;
  rows: number;
}

/** Numbers of one variant. */
const columns = 4;
const colorAt = 0;
const sizeAt = 1;
const askedAt = 2;
const stateAt = 3;
const hasStock = 1;
const isReduced = 2;
const dayShift = 2;
const dayMs = 86_400_000;

/** Days since 1970 of an ISO date. */
export function dayNumber(isoDate: string): number {
  return Math.floor(Date.parse(isoDate) / dayMs);
}

/**
 * The listed products of a market and their variants, in arrays of numbers: all of them are looked at for the counts of
 * every search. A product keeps its ordinal when it changes.
 */
export class ProductTable {
  readonly brands = new ValueList();
  readonly categories = new ValueList();
  readonly colors = new ValueList();
  readonly sizes = new ValueList();
  readonly #products: (TabledProduct | undefined)[] = [];
  readonly #ordinals = new Map<string, number>();
  readonly #sameCategories = new Map<string, readonly number[]>();
  #variants = new Int32Array(columns * 64);
  #usedRows = 0;
  #lostRows = 0;

  /** Where ordinals end; some before it may stand for nothing. */
  get end(): number {
    return this.#products.length;
  }

  get bytes(): number {
    return this.#variants.byteLength + this.#products.length * 260;
  }

  at(ordinal: number): TabledProduct | undefined {
    return this.#products[ordinal];
  }

  ordinalOf(id: string): number | undefined {
    return this.#ordinals.get(id);
  }

  /** @param categoryIds the product's categories and all above them, each with its name */
  put(row: SearchRow, categories: readonly { id: string; name: string }[]): number {
    const ordinal = this.#ordinals.get(row.id) ?? this.#products.length;
    this.#lostRows += this.#products[ordinal]?.rows ?? 0;
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
      firstRow,
      rows: this.#usedRows - firstRow,
    };
    if (this.#lostRows > this.#usedRows / 2) this.#closeGaps();
    return ordinal;
  }

  remove(id: string): void {
    const ordinal = this.#ordinals.get(id);
    if (ordinal === undefined) return;
    this.#lostRows += this.#products[ordinal]?.rows ?? 0;
    this.#products[ordinal] = undefined;
  }

  colorOf(row: number): number {
    return this.#variants[row * columns + colorAt] ?? 0;
  }

  sizeOf(row: number): number {
    return this.#variants[row * columns + sizeAt] ?? 0;
  }

  /** The price that is asked, in the currency's minor unit. */
  askedFor(row: number): number {
    return this.#variants[row * columns + askedAt] ?? 0;
  }

  isReduced(row: number): boolean {
    return ((this.#variants[row * columns + stateAt] ?? 0) & isReduced) !== 0;
  }

  /** Whether the variant can be sent on the day (days since 1970). */
  isInStock(row: number, today: number): boolean {
    const state = this.#variants[row * columns + stateAt] ?? 0;
    return (state & hasStock) !== 0 && state >> dayShift <= today;
  }

  #addVariants({ variants, colors }: SearchRow): number {
    const names = new Map(colors);
    const first = this.#usedRows;
    for (const [color, size, asked, reduced, stocked, availableFrom] of variants ?? []) {
      const at = this.#usedRows * columns;
      this.#usedRows += 1;
      if (at === this.#variants.length) this.#grow();
      const day = availableFrom === null ? 0 : dayNumber(availableFrom);
      this.#variants[at + colorAt] = this.colors.add(color, names.get(color) ?? color);
      this.#variants[at + sizeAt] = this.sizes.add(size, size);
      this.#variants[at + askedAt] = asked;
      this.#variants[at + stateAt] = (stocked ? hasStock : 0) | (reduced ? isReduced : 0) | (day << dayShift);
    }
    return first;
  }

  #grow(): void {
    const wider = new Int32Array(Math.ceil((this.#variants.length * 1.25) / columns) * columns);
    wider.set(this.#variants);
    this.#variants = wider;
  }

  /** Products with the same categories share one list. */
  #categoriesOf(categories: readonly { id: string; name: string }[]): readonly number[] {
    const ordinals = categories.map(({ id, name }) => this.categories.add(id, name));
    const key = ordinals.join();
    const known = this.#sameCategories.get(key) ?? ordinals;
    this.#sameCategories.set(key, known);
    return known;
  }

  #closeGaps(): void {
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
    this.#lostRows = 0;
  }
}
