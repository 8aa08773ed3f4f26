import type { LRUCache } from 'lru-cache';
import type { LimitFunction } from 'p-limit';
import type { Db } from '../db/database';
import type { Market } from '../db/repositories/products';
import type { MarketIndex } from '../search/market-index';
import { buildIndex, refreshIndex } from './build-index';

export interface IndexParts {
  db: Db;
  indexes: LRUCache<string, MarketIndex>;
  /** Lets few indexes be built at once. */
  building: LimitFunction;
}

/** What happened while an index was built. */
interface Meanwhile {
  /** Products that changed. */
  changed: Set<string>;
  isStale: boolean;
}

/** Beyond this share of changed products an index is built anew. */
const largestRefresh = 0.25;

/** The search index of a market's listed products, which many others may push out of memory. */
export class HeldIndex {
  readonly #market: Market;
  readonly #key: string;
  readonly #parts: IndexParts;
  #building: { index: Promise<MarketIndex>; meanwhile: Meanwhile } | undefined;

  constructor(market: Market, key: string, parts: IndexParts) {
    this.#market = market;
    this.#key = key;
    this.#parts = parts;
  }

  /** Built when it is not there, which others wait for too. */
  async get(): Promise<MarketIndex> {
    const known = this.#parts.indexes.get(this.#key);
    if (known) return known;
    this.#building ??= this.#build();
    return this.#building.index;
  }

  /** What is held or being built is of no more use. */
  forget(): void {
    this.#parts.indexes.delete(this.#key);
    if (this.#building) this.#building.meanwhile.isStale = true;
  }

  /** Reads the products again that have changed. */
  async renew(ids: readonly string[]): Promise<void> {
    for (const id of ids) this.#building?.meanwhile.changed.add(id);
    const index = this.#parts.indexes.get(this.#key);
    if (!index || ids.length === 0) return;
    if (ids.length > index.table.end * largestRefresh) {
      this.#parts.indexes.delete(this.#key);
      return;
    }
    await refreshIndex(this.#parts.db, this.#market, index, ids);
    this.#hold(index);
  }

  #build() {
    const meanwhile: Meanwhile = { changed: new Set(), isStale: false };
    const index = this.#parts
      .building(() => this.#buildUntilFresh(meanwhile))
      .finally(() => {
        this.#building = undefined;
      });
    return { index, meanwhile };
  }

  async #buildUntilFresh(meanwhile: Meanwhile): Promise<MarketIndex> {
    for (;;) {
      meanwhile.isStale = false;
      meanwhile.changed.clear();
      const index = await buildIndex(this.#parts.db, this.#market);
      while (meanwhile.changed.size > 0 && !meanwhile.isStale) {
        const ids = [...meanwhile.changed];
        meanwhile.changed.clear();
        await refreshIndex(this.#parts.db, this.#market, index, ids);
      }
      if (meanwhile.isStale) continue;
      this.#hold(index);
      return index;
    }
  }

  #hold(index: MarketIndex): void {
    const { indexes } = this.#parts;
    indexes.set(this.#key, index, { size: Math.min(Math.ceil(index.bytes), indexes.maxSize) });
  }
}
