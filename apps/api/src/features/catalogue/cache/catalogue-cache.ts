import { LRUCache } from 'lru-cache';

const overheadBytes = 200;

/** Cached catalogue data, limited in bytes; evicts the least recently used item first. */
export class CatalogueCache {
  readonly #items: LRUCache<string, object>;

  constructor(bytes: number) {
    this.#items = new LRUCache({ maxSize: bytes });
  }

  // oxlint-disable-next-line typescript/no-unnecessary-type-parameters -- the key's kind determines the item's type
  get<T extends object>(key: string): T | undefined {
    return this.#items.get(key) as T | undefined;
  }

  set(key: string, item: object, bytes: number): void {
    this.#items.set(key, item, { size: Math.ceil(bytes) + overheadBytes });
  }

  delete(key: string): void {
    this.#items.delete(key);
  }
}
