import { LRUCache } from 'lru-cache';
import pLimit from 'p-limit';
import type { Context } from '../../../platform/context';
import type { Db } from '../../../platform/database/database';
import type { Market } from '../queries/products';
import type { IndexBuilder, SearchIndex } from './cached-index';
import { CatalogueCache } from './catalogue-cache';
import { MarketCache, type MarketReader, type Parts } from './market-cache';
import { StoreVersions } from './store-versions';

const cacheShare = 0.25;
const maxConcurrentBuilds = 1;

/** The services of operations that show products. */
export interface CatalogueContext extends Context {
  catalogue: { open(market: Market): Promise<MarketReader> };
}

/**
 * In-memory catalogues of the stores, for display only. Each `open` checks the store's version in the database, so that
 * no data is older than its request. Checkout reads prices and stock from the database instead.
 */
export class Catalogue<Index extends SearchIndex> {
  readonly #versions: StoreVersions;
  readonly #parts: Parts<Index>;
  readonly #markets = new Map<string, MarketCache<Index>>();

  /** @param bytes memory limit: most of it for indexes, the rest for products and pages */
  constructor(db: Db, builder: IndexBuilder<Index>, bytes: number) {
    this.#versions = new StoreVersions(db);
    this.#parts = {
      db,
      builder,
      cache: new CatalogueCache(Math.floor(bytes * cacheShare)),
      indexes: new LRUCache<string, Index>({ maxSize: Math.floor(bytes * (1 - cacheShare)) }),
      limitBuilds: pLimit(maxConcurrentBuilds),
    };
  }

  /** The market's catalogue, at least as new as this call. */
  async open(market: Market): Promise<MarketCache<Index>> {
    const version = await this.#versions.of(market.storeId);
    const key = `${market.storeId}/${market.culture}/${market.currency}`;
    let cache = this.#markets.get(key);
    if (!cache) {
      cache = new MarketCache(market, this.#parts, version);
      this.#markets.set(key, cache);
    }
    await cache.catchUp(version);
    return cache;
  }
}
