import { LRUCache } from 'lru-cache';
import type { AskedPage } from './asked-page';
import type { Page } from './page';

/** A page in the cache. */
export interface KeptPage {
  readonly key: string;
  readonly page: Page;
  readonly tags: readonly string[];
  readonly renderedAt: number;
  /** Until then nobody asks Next, unless data of the page change. */
  readonly freshUntil: number;
  /** Until then it is sent while a new one is rendered. */
  readonly staleUntil: number;
  /** Data of it changed: it is sent only if no new one can be rendered. */
  isOutdated: boolean;
  /** When rendering a new one failed, and may be tried again. */
  retryAt: number;
}

const bytesOfEntry = 1_024;

/**
 * The pages of a shop, limited by bytes. Several addresses can lead to one page. Pages with a query have a small part of
 * the memory, because a client can ask for any number of them.
 */
export class KeptPages {
  readonly #plain: LRUCache<string, KeptPage>;
  readonly #queried: LRUCache<string, KeptPage>;
  readonly #keys: LRUCache<string, string>;
  readonly #tagged = new Map<string, Set<KeptPage>>();

  constructor(maxBytes: number) {
    const limits = (share: number) => ({
      maxSize: Math.ceil(maxBytes * share),
      sizeCalculation: ({ page }: KeptPage) => page.body.size + bytesOfEntry,
      dispose: (kept: KeptPage) => this.#forgetTags(kept),
    });
    this.#plain = new LRUCache(limits(0.8));
    this.#queried = new LRUCache(limits(0.15));
    this.#keys = new LRUCache({
      maxSize: Math.ceil(maxBytes * 0.05),
      sizeCalculation: (key, address) => key.length + address.length + 100,
    });
  }

  find(address: string): KeptPage | undefined {
    const key = this.#keys.get(address);
    return key === undefined ? undefined : (this.#plain.get(key) ?? this.#queried.get(key));
  }

  keep({ address, hasQuery }: Pick<AskedPage, 'address' | 'hasQuery'>, kept: KeptPage): void {
    (hasQuery ? this.#queried : this.#plain).set(kept.key, kept);
    // A page that is larger than the memory is not kept.
    if (!this.has(kept)) return;
    this.#keys.set(address, kept.key);
    for (const tag of kept.tags) {
      const tagged = this.#tagged.get(tag) ?? new Set();
      this.#tagged.set(tag, tagged.add(kept));
    }
  }

  /** Whether the page is still in the cache. */
  has({ key, page }: KeptPage): boolean {
    return this.ofKey(key)?.page === page;
  }

  ofKey(key: string): KeptPage | undefined {
    return this.#plain.peek(key) ?? this.#queried.peek(key);
  }

  drop(address: string): void {
    const kept = this.find(address);
    if (!kept) return;
    this.#plain.delete(kept.key);
    this.#queried.delete(kept.key);
    this.#keys.delete(address);
  }

  outdate(tags: readonly string[]): void {
    for (const tag of tags)
      for (const kept of this.#tagged.get(tag) ?? []) {
        kept.isOutdated = true;
        kept.retryAt = 0;
      }
  }

  /** Bytes of all pages. */
  get bytes(): number {
    return this.#plain.calculatedSize + this.#queried.calculatedSize + this.#keys.calculatedSize;
  }

  #forgetTags(kept: KeptPage): void {
    for (const tag of kept.tags) {
      const tagged = this.#tagged.get(tag);
      tagged?.delete(kept);
      if (tagged?.size === 0) this.#tagged.delete(tag);
    }
  }
}
