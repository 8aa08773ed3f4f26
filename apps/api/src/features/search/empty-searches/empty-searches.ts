import type { Db } from '../../../platform/database/database';
import { localDay } from '../../../platform/day';
import type { Shop } from '../../stores';
import { countedTerm } from './counted-term';
import { addEmptySearches, type EmptySearchRow } from './queries';

/** How many different searches a process keeps until it writes them; it ignores further ones. */
const mostKept = 2_000;

/**
 * Counts searches that found nothing, by store, day and words. The counts are kept in the process, and a job writes them:
 * a search itself writes nothing.
 */
export class EmptySearches {
  #counts = new Map<string, EmptySearchRow>();

  record({ storeId, store }: Pick<Shop, 'storeId' | 'store'>, term: string, now: Date): void {
    const words = countedTerm(term);
    if (words === null) return;
    const day = localDay(now, store.timeZone);
    const key = `${storeId} ${day} ${words}`;
    const known = this.#counts.get(key);
    if (known) known.searches += 1;
    else if (this.#counts.size < mostKept)
      this.#counts.set(key, { store_id: storeId, day, term: words, searches: 1 });
  }

  /** Writes the counts. Those of a failed attempt are written with the next one. */
  async flush(db: Db): Promise<void> {
    if (this.#counts.size === 0) return;
    const counts = this.#counts;
    this.#counts = new Map();
    try {
      await addEmptySearches(db, [...counts.values()]);
    } catch (error) {
      for (const [key, row] of counts) {
        const newer = this.#counts.get(key);
        if (newer) newer.searches += row.searches;
        else this.#counts.set(key, row);
      }
      throw error;
    }
  }
}
