import { LRUCache } from 'lru-cache';
import pLimit from 'p-limit';
import type { Db } from '../db/database';
import type { Market } from '../db/repositories/products';
import type { MarketIndex } from '../search/market-index';
import { MarketCache, type Parts } from './market-cache';
import { Shelf } from './shelf';
import { StoreVersions } from './store-versions';

const shelfShare = 0.25;
const buildsAtOnce = 1;

/**
 * The stores' catalogues as this process keeps them to be shown. Each opening asks the database whether the store has
 * changed, so that nothing shown is older than the request for it. Prices and stock that are charged are read elsewhere.
 */
export class Catalogue {
  readonly #versions: StoreVersions;
  readonly #parts: Parts;
  readonly #markets = new Map<string, MarketCache>();

  /** @param bytes how much it may hold: most of it indexes, the rest products and pages */
  constructor(db: Db, bytes: number) {
    this.#versions = new StoreVersions(db);
    this.#parts = {
      db,
      shelf: new Shelf(Math.floor(bytes * shelfShare)),
      indexes: new LRUCache<string, MarketIndex>({ maxSize: Math.floor(bytes * (1 - shelfShare)) }),
      building: pLimit(buildsAtOnce),
    };
  }

  /** The market as it is now or a moment later. */
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
