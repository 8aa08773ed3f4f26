import { createRequire } from 'node:module';
import type * as StoreModule from 'next/dist/server/lib/incremental-cache/file-system-cache';
import type * as TagsModule from 'next/dist/server/lib/incremental-cache/tags-manifest.external';
import type { Renders } from './renders';

type Store = InstanceType<typeof StoreModule.default>;
type Found = Awaited<ReturnType<Store['get']>>;
type Value = NonNullable<Found>['value'];

const load = createRequire(import.meta.url);
const { default: FileSystemCache }: typeof StoreModule = load(
  'next/dist/server/lib/incremental-cache/file-system-cache',
);
const { areTagsExpired }: typeof TagsModule = load(
  'next/dist/server/lib/incremental-cache/tags-manifest.external',
);

const tagsHeader = 'x-next-cache-tags';

/** Missing during the build and in development. */
const renders = () => (globalThis as { [key: symbol]: Renders | undefined })[Symbol.for('matchday.renders')];

/**
 * Next's store of rendered pages, which reports the tags of each page and each change to the page cache. It has no page
 * that is outdated, or whose data changed while it was rendered. Next loads this file itself, at the build without tsx,
 * so it imports no other source file.
 */
export default class PageStore extends FileSystemCache {
  override async get(...[key, context]: Parameters<Store['get']>): Promise<Found> {
    const found = await super.get(key, context);
    const tags = tagsOf(found?.value);
    const all = renders();
    if (!found || !tags || !all) return found;
    const renderedAt = found.lastModified ?? 0;
    const { revalidate } = found.cacheControl ?? {};
    const isOutdated = typeof revalidate === 'number' && renderedAt + revalidate * 1000 < Date.now();
    // A page of the same millisecond as a change may be older than the change.
    if (isOutdated || areTagsExpired([...tags], renderedAt - 1)) return null;
    if (all.current) all.current.record = { key, tags, renderedAt };
    return found;
  }

  override async set(...[key, value, context]: Parameters<Store['set']>): Promise<void> {
    const tags = tagsOf(value);
    const render = renders()?.current;
    if (tags && render) {
      if (!render.isUpToDate || tags.some((tag) => render.changed.has(tag))) return;
      render.record = { key, tags, renderedAt: Date.now() };
    }
    await super.set(key, value, context);
  }

  override async revalidateTag(...[tags, durations]: Parameters<Store['revalidateTag']>): Promise<void> {
    const marked = super.revalidateTag(tags, durations);
    renders()?.markChanged([tags].flat());
    await marked;
  }
}

/** The tags of a page; undefined for anything else that Next stores. */
function tagsOf(value: Value | undefined): string[] | undefined {
  if (!value || !('headers' in value) || !('status' in value)) return undefined;
  const header = value.headers?.[tagsHeader];
  return typeof header === 'string' ? header.split(',') : [];
}
