import type { LRUCache } from 'lru-cache';
import type { LimitFunction } from 'p-limit';
import type { Db } from '../../../platform/database/database';
import type { Market } from '../queries/products';

/** A search index of a market's listed products. */
export interface SearchIndex {
  /** Estimated memory use. */
  readonly bytes: number;
  /** Number of products. */
  readonly size: number;
}

/** Builds and refreshes search indexes; the search feature implements it. */
export interface IndexBuilder<Index extends SearchIndex> {
  build(db: Db, market: Market): Promise<Index>;
  /** Reads the products again and removes those that are no longer listed. */
  refresh(db: Db, market: Market, index: Index, ids: readonly string[]): Promise<void>;
}

export interface IndexParts<Index extends SearchIndex> {
  db: Db;
  builder: IndexBuilder<Index>;
  indexes: LRUCache<string, Index>;
  /** Limits concurrent index builds. */
  limitBuilds: LimitFunction;
}

/** Changes that arrive while an index is built. */
interface ChangesDuringBuild {
  productIds: Set<string>;
  isStale: boolean;
}

/** If a larger share of the products changes, the index is rebuilt. */
const maxRefreshShare = 0.25;

/** The search index of a market's listed products. The cache may evict it at any time. */
export class CachedIndex<Index extends SearchIndex> {
  readonly #market: Market;
  readonly #key: string;
  readonly #parts: IndexParts<Index>;
  #currentBuild: { index: Promise<Index>; changes: ChangesDuringBuild } | undefined;

  constructor(market: Market, key: string, parts: IndexParts<Index>) {
    this.#market = market;
    this.#key = key;
    this.#parts = parts;
  }

  /** Returns the index. Built on a miss; concurrent callers share the build. */
  async get(): Promise<Index> {
    const known = this.#parts.indexes.get(this.#key);
    if (known) return known;
    this.#currentBuild ??= this.#build();
    return this.#currentBuild.index;
  }

  /** Discards the index, and the result of a build that is running. */
  invalidate(): void {
    this.#parts.indexes.delete(this.#key);
    if (this.#currentBuild) this.#currentBuild.changes.isStale = true;
  }

  /** Reads the changed products again. */
  async refresh(ids: readonly string[]): Promise<void> {
    for (const id of ids) this.#currentBuild?.changes.productIds.add(id);
    const index = this.#parts.indexes.get(this.#key);
    if (!index || ids.length === 0) return;
    if (ids.length > index.size * maxRefreshShare) {
      this.#parts.indexes.delete(this.#key);
      return;
    }
    await this.#parts.builder.refresh(this.#parts.db, this.#market, index, ids);
    this.#store(index);
  }

  #build() {
    const changes: ChangesDuringBuild = { productIds: new Set(), isStale: false };
    const index = this.#parts
      .limitBuilds(() => this.#buildUntilFresh(changes))
      .finally(() => {
        this.#currentBuild = undefined;
      });
    return { index, changes };
  }

  async #buildUntilFresh(changes: ChangesDuringBuild): Promise<Index> {
    for (;;) {
      changes.isStale = false;
      changes.productIds.clear();
      const index = await this.#parts.builder.build(this.#parts.db, this.#market);
      while (changes.productIds.size > 0 && !changes.isStale) {
        const ids = [...changes.productIds];
        changes.productIds.clear();
        await this.#parts.builder.refresh(this.#parts.db, this.#market, index, ids);
      }
      if (changes.isStale) continue;
      this.#store(index);
      return index;
    }
  }

  #store(index: Index): void {
    const { indexes } = this.#parts;
    indexes.set(this.#key, index, { size: Math.min(Math.ceil(index.bytes), indexes.maxSize) });
  }
}
