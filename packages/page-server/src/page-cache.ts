import type { AskedPage } from './asked-page';
import { type KeptPage, KeptPages } from './kept-pages';
import { readLifetime } from './lifetime';
import { type Answer, type HtmlDocument, Page } from './page';
import type { Render, Renders } from './renders';

/** Asks Next for a page. */
export type RenderPage = (asked: AskedPage) => Promise<{ answer: Answer; render: Render }>;

export interface Options {
  render: RenderPage;
  renders: Renders;
  maxBytes: number;
  /** Whether an address is a file of the build, which never changes while the shop runs. */
  isFile: (path: string) => boolean;
  /** Changes a document before it is kept. */
  rewrite: (document: HtmlDocument, path: string) => HtmlDocument;
  /** The header in which pages name their tags, so that a shared cache can be purged by tag; none if missing. */
  tagsHeader?: string | undefined;
  log: (message: string, error?: unknown) => void;
}

/** A render that several requests wait for. */
interface Flight {
  result: Promise<Result>;
  /** The tags that changed since it began. Requests after a change wait for another render. */
  changed: Set<string>;
}

/** A page, and whether later requests may get it too. */
interface Result {
  page: Page;
  kept?: KeptPage;
}

/** After a failed render, the next one is tried after this time at the earliest. */
const retryMs = 1_000;
const pathOf = (url: string) => url.replace(/\?.*/, '');
/** Next adds tags of its own. */
const ownTags = (tags: readonly string[]) => tags.filter((tag) => !tag.startsWith('_N_T_'));
const forever = { fresh: Number.POSITIVE_INFINITY, stale: 0 };

/**
 * Pages that Next marks as cacheable, ready to be sent. A page whose data changed is rendered anew before it is sent
 * again. If that fails, the old one is sent: an outage of the API takes no page away.
 */
export class PageCache {
  readonly #pages: KeptPages;
  readonly #flights = new Map<string, Flight>();
  readonly #running = new Set<Flight>();
  readonly #options: Options;

  constructor(options: Options) {
    this.#options = options;
    this.#pages = new KeptPages(options.maxBytes);
    options.renders.onChange = (tags) => {
      this.#pages.outdate(tags);
      for (const { changed } of this.#running) for (const tag of tags) changed.add(tag);
    };
  }

  get bytes(): number {
    return this.#pages.bytes;
  }

  /** A page that is as the newest data make it. */
  findFresh({ address }: AskedPage): KeptPage | undefined {
    const kept = this.#pages.find(address);
    return kept && !kept.isOutdated && Date.now() < kept.freshUntil ? kept : undefined;
  }

  /** A page that can be sent at once. */
  find(asked: AskedPage): KeptPage | undefined {
    const kept = this.#pages.find(asked.address);
    if (!kept) return undefined;
    const now = Date.now();
    if (!kept.isOutdated && now < kept.freshUntil) return kept;
    const hasFailed = kept.retryAt > 0;
    if (!hasFailed && (kept.isOutdated || now >= kept.staleUntil)) return undefined;
    if (now >= kept.retryAt) void this.get(asked).catch(() => {});
    return kept;
  }

  /** The page, rendered now; the old one if that fails. */
  get(asked: AskedPage): Promise<Result> {
    const running = this.#flights.get(asked.address);
    if (running?.changed.size === 0) return running.result;
    const changed = new Set<string>();
    const flight: Flight = {
      changed,
      result: this.#fetch(asked, changed).finally(() => this.#end(asked, flight)),
    };
    this.#flights.set(asked.address, flight);
    this.#running.add(flight);
    return flight.result;
  }

  #end({ address }: AskedPage, flight: Flight): void {
    this.#running.delete(flight);
    if (this.#flights.get(address) === flight) this.#flights.delete(address);
  }

  async #fetch(asked: AskedPage, changed: ReadonlySet<string>): Promise<Result> {
    const old = this.#pages.find(asked.address);
    try {
      const { answer, render } = await this.#options.render(asked);
      const { tagsHeader } = this.#options;
      if (tagsHeader && render.record) answer.headers[tagsHeader] = ownTags(render.record.tags).join(',');
      const page = await Page.of(answer, (document) => this.#options.rewrite(document, pathOf(asked.url)));
      if (page.status < 500 || !old) return this.#take(asked, page, render, changed);
      this.#options.log(`${asked.url} was answered with ${page.status}. The old page is sent.`);
    } catch (error) {
      if (!old) throw error;
      this.#options.log(`${asked.url} could not be rendered. The old page is sent.`, error);
    }
    old.retryAt = Date.now() + retryMs;
    return { page: old.page, kept: old };
  }

  #take(asked: AskedPage, page: Page, { record, isUpToDate }: Render, changed: ReadonlySet<string>): Result {
    const isFile = this.#options.isFile(asked.url);
    const lifetime = isFile ? forever : readLifetime(page.headers['cache-control']);
    if (page.status !== 200 || !lifetime || page.headers['set-cookie']) {
      if (page.status < 500) this.#pages.drop(asked.address);
      return { page };
    }
    const source = isFile ? { key: asked.url, tags: [], renderedAt: Date.now() } : record;
    if (!source || !isUpToDate || source.tags.some((tag) => changed.has(tag)))
      // A shared cache that may be purged by tags must not keep it either.
      return { page: this.#options.tagsHeader ? page.uncached() : page };
    const key = `${asked.variant} ${source.key}`;
    const known = this.#pages.ofKey(key)?.page;
    const freshUntil = source.renderedAt + lifetime.fresh * 1000;
    const kept: KeptPage = {
      ...source,
      key,
      page: known?.equals(page) ? known : page,
      freshUntil,
      staleUntil: freshUntil + lifetime.stale * 1000,
      isOutdated: false,
      retryAt: 0,
    };
    this.#pages.keep(asked, kept);
    void kept.page.body.improve(() => this.#pages.has(kept));
    return { page: kept.page, kept };
  }
}
