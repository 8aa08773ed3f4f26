import { findChangesAfter, type Topic } from '../../stores';
import type { CatalogueProduct } from '../products/catalogue-product';
import type { CategoryRecord } from '../products/category-tree';
import { findCategories } from '../queries/categories';
import { findProductIds, findProducts, type Market } from '../queries/products';
import { CachedIndex, type IndexParts, type SearchIndex } from './cached-index';
import type { CatalogueCache } from './catalogue-cache';

export interface Parts<Index extends SearchIndex> extends IndexParts<Index> {
  cache: CatalogueCache;
}

/** The catalogue data of a market, at least as new as the call that opened it. */
export type MarketReader = Pick<
  MarketCache<SearchIndex>,
  'products' | 'productIds' | 'categories' | 'cached' | 'cachedUntilChange'
>;

/** A cache that missed more changes than this is cleared. */
const maxChanges = 1000;
const bytesPerVariant = 350;
const bytesPerImage = 450;

/**
 * Cached catalogue data of a store in one culture, valid for one version of the store. `catchUp` brings it to a newer
 * version; later reads are never older than that version.
 */
export class MarketCache<Index extends SearchIndex> {
  readonly #market: Market;
  readonly #parts: Parts<Index>;
  readonly #key: string;
  readonly #index: CachedIndex<Index>;
  #version: number;
  #catchingUp: Promise<void> | undefined;
  /** Part of every cache key: a new number invalidates all entries. */
  #generation = 0;
  /** Increases with every invalidation, so that data read before it is not cached after it. */
  #epoch = 0;

  constructor(market: Market, parts: Parts<Index>, version: number) {
    this.#market = { storeId: market.storeId, culture: market.culture, currency: market.currency };
    this.#parts = parts;
    this.#key = `${market.storeId}/${market.culture}/${market.currency}`;
    this.#index = new CachedIndex(this.#market, this.#key, parts);
    this.#version = version;
  }

  /** Applies the store's changes up to at least the given version. */
  async catchUp(version: number): Promise<void> {
    while (this.#version < version) {
      this.#catchingUp ??= this.#readChanges(version).finally(() => {
        this.#catchingUp = undefined;
      });
      await this.#catchingUp;
    }
  }

  /** The store's products with these ids; omits unknown ids. */
  async products(ids: readonly string[]): Promise<Map<string, CatalogueProduct>> {
    const found = new Map<string, CatalogueProduct>();
    const missing: string[] = [];
    for (const id of new Set(ids)) {
      const known = this.#parts.cache.get<CatalogueProduct>(this.#keyOf('product', id));
      if (known) found.set(id, known);
      else missing.push(id);
    }
    const epoch = this.#epoch;
    for (const product of await findProducts(this.#parts.db, this.#market, missing)) {
      found.set(product.id, product);
      if (epoch === this.#epoch)
        this.#parts.cache.set(this.#keyOf('product', product.id), product, estimateBytes(product));
    }
    return found;
  }

  /** Product ids by variant id. */
  async productIds(variantIds: readonly string[]): Promise<Map<string, string>> {
    const found = new Map<string, string>();
    const missing: string[] = [];
    for (const id of variantIds) {
      const known = this.#parts.cache.get<{ id: string }>(this.#keyOf('variant', id));
      if (known) found.set(id, known.id);
      else missing.push(id);
    }
    const epoch = this.#epoch;
    for (const [variantId, id] of await findProductIds(this.#parts.db, this.#market.storeId, missing)) {
      found.set(variantId, id);
      if (epoch === this.#epoch) this.#parts.cache.set(this.#keyOf('variant', variantId), { id }, 0);
    }
    return found;
  }

  categories(): Promise<CategoryRecord[]> {
    const { db } = this.#parts;
    const { storeId, culture } = this.#market;
    return this.cached(
      'categories',
      '',
      () => findCategories(db, storeId, culture),
      (rows) => rows.length * 800,
    );
  }

  /**
   * Returns a cached value. A value of kind `product…` is read again when the product with its id changes; every value
   * is read again when the store changes.
   */
  async cached<T extends object | undefined>(
    kind: string,
    id: string,
    read: () => Promise<T>,
    bytes: (value: NonNullable<T>) => number,
  ): Promise<T> {
    const key = this.#keyOf(kind, id);
    const known = this.#parts.cache.get<NonNullable<T>>(key);
    if (known) return known;
    const epoch = this.#epoch;
    const value = await read();
    if (value && epoch === this.#epoch) this.#parts.cache.set(key, value, bytes(value));
    return value;
  }

  /** Returns a cached value that depends on any data of the store: it is read again after every change and every day. */
  cachedUntilChange<T extends object>(
    kind: string,
    id: string,
    today: string,
    read: () => Promise<T>,
    bytes: (value: T) => number,
  ): Promise<T> {
    return this.cached(`${kind} ${this.#epoch} ${today}`, id, read, bytes);
  }

  index(): Promise<Index> {
    return this.#index.get();
  }

  async #readChanges(version: number): Promise<void> {
    if (version - this.#version > maxChanges) {
      this.#invalidateAll();
      this.#version = version;
      return;
    }
    const changes = await findChangesAfter(this.#parts.db, this.#market.storeId, this.#version);
    const newest = changes.at(-1)?.version ?? 0;
    const isComplete = newest >= version && changes.length === newest - this.#version;
    const topics = changes.flatMap((change) => change.topics);
    if (!isComplete || topics.some(({ type }) => type === 'category' || type === 'settings'))
      this.#invalidateAll();
    else await this.#refresh(topics);
    this.#version = Math.max(newest, version);
  }

  #invalidateAll(): void {
    this.#epoch += 1;
    this.#generation += 1;
    this.#index.invalidate();
  }

  async #refresh(topics: readonly Topic[]): Promise<void> {
    const ids = [...new Set(topics.flatMap(({ type, id }) => (type === 'product' && id ? [id] : [])))];
    this.#epoch += 1;
    if (topics.some(({ type }) => type === 'dictionary')) this.#parts.cache.delete(this.#keyOf('texts', ''));
    for (const id of ids) {
      this.#parts.cache.delete(this.#keyOf('product', id));
      this.#parts.cache.delete(this.#keyOf('product page', id));
    }
    await this.#index.refresh(ids);
  }

  #keyOf(kind: string, id: string): string {
    return `${this.#key} ${this.#generation} ${kind} ${id}`;
  }
}

function estimateBytes({ variants, colors }: CatalogueProduct): number {
  const images = colors.reduce((sum, color) => sum + color.images.length, 0);
  return variants.length * bytesPerVariant + images * bytesPerImage;
}
