import type { Context } from '../../platform/context';
import type { Db } from '../../platform/database/database';
import { findStores, type Store } from './queries/stores';

const freshForMs = 10_000;
const minReloadGapMs = 1_000;

/** The services of operations that look up a store. */
export interface StoresContext extends Context {
  stores: StoreDirectory;
}

/** In-memory cache of the stores: every request needs one, and they change only with an import. */
export class StoreDirectory {
  #stores = new Map<string, Store>();
  #loadedAt = Number.NEGATIVE_INFINITY;
  #loading: Promise<void> | undefined;
  readonly #db: Db;
  readonly #now: () => number;

  constructor(db: Db, now: () => number = () => performance.now()) {
    this.#db = db;
    this.#now = now;
  }

  /** The store with the id; undefined if it does not exist. */
  async find(id: string): Promise<Store | undefined> {
    const age = this.#now() - this.#loadedAt;
    const known = this.#stores.get(id);
    if (age > freshForMs || (!known && age > minReloadGapMs)) await this.reload();
    return this.#stores.get(id);
  }

  async all(): Promise<Store[]> {
    if (this.#now() - this.#loadedAt > freshForMs) await this.reload();
    return [...this.#stores.values()];
  }

  /** Reloads the stores; concurrent callers share the read. */
  async reload(): Promise<void> {
    this.#loading ??= this.#load().finally(() => {
      this.#loading = undefined;
    });
    await this.#loading;
  }

  async #load(): Promise<void> {
    const stores = await findStores(this.#db);
    this.#stores = new Map(stores.map((store) => [store.id, store]));
    this.#loadedAt = this.#now();
  }
}
