import { setImmediate as yieldToEventLoop } from 'node:timers/promises';
import type { Db } from '../../../platform/database/database';
import { findVersions } from '../../stores';

interface VersionBatch {
  storeIds: Set<string>;
  versions: Promise<Map<string, number>>;
}

/**
 * Reads store versions from the database in batches. Callers that arrive while a query runs share the next query, so
 * that one query serves many requests under load and no result is older than its request.
 */
export class StoreVersions {
  readonly #db: Db;
  #runningQuery: Promise<unknown> | undefined;
  #next: VersionBatch | undefined;

  constructor(db: Db) {
    this.#db = db;
  }

  /** The version of the store, read after this call; 0 for a store without changes. */
  async of(storeId: string): Promise<number> {
    this.#next ??= this.#startBatch();
    this.#next.storeIds.add(storeId);
    return (await this.#next.versions).get(storeId) ?? 0;
  }

  #startBatch(): VersionBatch {
    const storeIds = new Set<string>();
    return { storeIds, versions: this.#query(storeIds) };
  }

  async #query(storeIds: ReadonlySet<string>): Promise<Map<string, number>> {
    await this.#runningQuery;
    // Waiting requests join the batch before its query starts.
    await yieldToEventLoop();
    this.#next = undefined;
    const query = findVersions(this.#db, [...storeIds]);
    this.#runningQuery = query.catch(() => {});
    return query;
  }
}
