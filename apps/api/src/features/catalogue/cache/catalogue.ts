import { LRUCache } from 'lru-cache';
import pLimit from 'p-limit';
import type { Db } from '../../../platform/database/database';
import type { MarketIndex } from '../../search/engine/market-index';
import type { Market } from '../queries/products';
import { CatalogueCache } from './catalogue-cache';
import { MarketCache, type Parts } from './market-cache';
import { StoreVersions } from './store-versions';

const cacheShare = 0.25;
const maxConcurrentBuilds = 1;

/**
 * In-memory catalogues of the stores, for display only. Each `open` checks the store's version in the database, so that
 * no data is older than its request. Checkout reads prices and stock from the database instead.
 */
export class Catalogue {
  readonly #versions: StoreVersions;
  readonly #parts: Parts;
  readonly #markets = new Map<string, MarketCache>();

  /** @param bytes memory limit: most of it for indexes, the rest for products and pages */
  constructor(db: Db, bytes: number) {
    this.#versions = new StoreVersions(db);
    this.#parts = {
      db,
      cache: new CatalogueCache(Math.floor(bytes * cacheShare)),
      indexes: new LRUCache<string, MarketIndex>({ maxSize: Math.floor(bytes * (1 - cacheShare)) }),
      limitBuilds: pLimit(maxConcurrentBuilds),
    };
  }

  /** The market's catalogue, at least as new as this call. */
  async open(market: Market): Promise<MarketCache> {
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
