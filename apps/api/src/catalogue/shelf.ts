import { LRUCache } from 'lru-cache';

const overheadBytes = 200;

/** What was read of catalogues and may be shown again, up to a number of bytes; what was not asked for longest goes first. */
export class Shelf {
  readonly #items: LRUCache<string, object>;

  constructor(bytes: number) {
    this.#items = new LRUCache({ maxSize: bytes });
  }

  // oxlint-disable-next-line typescript/no-unnecessary-type-parameters -- a key's kind says what stands there
  get<T extends object>(key: string): T | undefined {
    return this.#items.get(key) as T | undefined;
  }

  put(key: string, item: object, bytes: number): void {
    this.#items.set(key, item, { size: Math.ceil(bytes) + overheadBytes });
  }

  drop(key: string): void {
    this.#items.delete(key);
  }
}
