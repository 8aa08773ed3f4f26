import { findChangesAfter } from '../db/repositories/catalogue-changes';
import { findCategories } from '../db/repositories/categories';
import { findProductIds, findProducts, type Market } from '../db/repositories/products';
import type { CatalogueProduct } from '../domain/catalogue/catalogue-product';
import type { CategoryRecord } from '../domain/catalogue/category-tree';
import type { Topic } from '../outbox/topic';
import type { MarketIndex } from '../search/market-index';
import { HeldIndex, type IndexParts } from './held-index';
import type { Shelf } from './shelf';

export interface Parts extends IndexParts {
  shelf: Shelf;
}

/** Who has missed more than this reads everything again. */
const mostChanges = 1000;
const bytesPerVariant = 350;
const bytesPerImage = 450;

/**
 * What a process knows of a store in one culture. It is true for a version of the store: `catchUp` brings it to a newer
 * one, and what is read afterwards is never older than that.
 */
export class MarketCache {
  readonly #market: Market;
  readonly #parts: Parts;
  readonly #key: string;
  readonly #index: HeldIndex;
  #version: number;
  #catchingUp: Promise<void> | undefined;
  /** Part of every key on the shelf: the next number leaves all of it behind. */
  #generation = 0;
  /** Grows with everything that is dropped, so that nothing read before is put on the shelf after. */
  #epoch = 0;

  constructor(market: Market, parts: Parts, version: number) {
    this.#market = { storeId: market.storeId, culture: market.culture, currency: market.currency };
    this.#parts = parts;
    this.#key = `${market.storeId}/${market.culture}/${market.currency}`;
    this.#index = new HeldIndex(this.#market, this.#key, parts);
    this.#version = version;
  }

  /** Drops and renews what has changed up to the version at least. */
  async catchUp(version: number): Promise<void> {
    while (this.#version < version) {
      this.#catchingUp ??= this.#readChanges(version).finally(() => {
        this.#catchingUp = undefined;
      });
      await this.#catchingUp;
    }
  }

  /** Those of the products that the store has. */
  async products(ids: readonly string[]): Promise<Map<string, CatalogueProduct>> {
    const found = new Map<string, CatalogueProduct>();
    const missing: string[] = [];
    for (const id of new Set(ids)) {
      const known = this.#parts.shelf.get<CatalogueProduct>(this.#keyOf('product', id));
      if (known) found.set(id, known);
      else missing.push(id);
    }
    const epoch = this.#epoch;
    for (const product of await findProducts(this.#parts.db, this.#market, missing)) {
      found.set(product.id, product);
      if (epoch === this.#epoch)
        this.#parts.shelf.put(this.#keyOf('product', product.id), product, bytesOf(product));
    }
    return found;
  }

  /** The product that each of the variants belongs to. */
  async productIds(variantIds: readonly string[]): Promise<Map<string, string>> {
    const found = new Map<string, string>();
    const missing: string[] = [];
    for (const id of variantIds) {
      const known = this.#parts.shelf.get<{ id: string }>(this.#keyOf('variant', id));
      if (known) found.set(id, known.id);
      else missing.push(id);
    }
    const epoch = this.#epoch;
    for (const [variantId, id] of await findProductIds(this.#parts.db, this.#market.storeId, missing)) {
      found.set(variantId, id);
      if (epoch === this.#epoch) this.#parts.shelf.put(this.#keyOf('variant', variantId), { id }, 0);
    }
    return found;
  }

  categories(): Promise<CategoryRecord[]> {
    const { db } = this.#parts;
    const { storeId, culture } = this.#market;
    return this.keep(
      'categories',
      '',
      () => findCategories(db, storeId, culture),
      (rows) => rows.length * 800,
    );
  }

  /**
   * Something made of the store's data, made again when its product (the id, of kind `product…`) or the store changes.
   */
  async keep<T extends object | undefined>(
    kind: string,
    id: string,
    read: () => Promise<T>,
    bytes: (value: NonNullable<T>) => number,
  ): Promise<T> {
    const key = this.#keyOf(kind, id);
    const known = this.#parts.shelf.get<NonNullable<T>>(key);
    if (known) return known;
    const epoch = this.#epoch;
    const value = await read();
    if (value && epoch === this.#epoch) this.#parts.shelf.put(key, value, bytes(value));
    return value;
  }

  /** Something that may be made of anything in the store: it is made again after every change, and every day. */
  keepWhole<T extends object>(
    kind: string,
    id: string,
    today: string,
    read: () => Promise<T>,
    bytes: (value: T) => number,
  ): Promise<T> {
    return this.keep(`${kind} ${this.#epoch} ${today}`, id, read, bytes);
  }

  /** The search index of the listed products. */
  index(): Promise<MarketIndex> {
    return this.#index.get();
  }

  async #readChanges(version: number): Promise<void> {
    if (version - this.#version > mostChanges) {
      this.#forgetAll();
      this.#version = version;
      return;
    }
    const changes = await findChangesAfter(this.#parts.db, this.#market.storeId, this.#version);
    const newest = changes.at(-1)?.version ?? 0;
    const isWhole = newest >= version && changes.length === newest - this.#version;
    const topics = changes.flatMap((change) => change.topics);
    if (!isWhole || topics.some(({ type }) => type === 'category' || type === 'settings')) this.#forgetAll();
    else await this.#renew(topics);
    this.#version = Math.max(newest, version);
  }

  #forgetAll(): void {
    this.#epoch += 1;
    this.#generation += 1;
    this.#index.forget();
  }

  async #renew(topics: readonly Topic[]): Promise<void> {
    const ids = [...new Set(topics.flatMap(({ type, id }) => (type === 'product' && id ? [id] : [])))];
    this.#epoch += 1;
    if (topics.some(({ type }) => type === 'dictionary')) this.#parts.shelf.drop(this.#keyOf('texts', ''));
    for (const id of ids) {
      this.#parts.shelf.drop(this.#keyOf('product', id));
      this.#parts.shelf.drop(this.#keyOf('product page', id));
    }
    await this.#index.renew(ids);
  }

  #keyOf(kind: string, id: string): string {
    return `${this.#key} ${this.#generation} ${kind} ${id}`;
  }
}

function bytesOf({ variants, colors }: CatalogueProduct): number {
  const images = colors.reduce((sum, color) => sum + color.images.length, 0);
  return variants.length * bytesPerVariant + images * bytesPerImage;
}
