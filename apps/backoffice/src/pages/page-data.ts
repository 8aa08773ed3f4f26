import type { components } from '@matchday/api-client';
import { api, dataOf } from '../api/api';
import type { Resource } from '../api/resource';
import { versionOf } from '../api/versions';

type Schemas = components['schemas'];
export type ListedPage = Schemas['ListedPage'];
type EditedPage = Schemas['EditedPage'];
export type PageContent = Schemas['StoredPage'];
export type PageText = PageContent['texts'][string];
export type Block = PageText['blocks'][number];

/** A page with the version that a change is meant for. */
export interface PageRecord {
  page: EditedPage;
  version: string;
}

/** All pages. They are few, so they are searched in the browser. */
export const contentPages: Resource = {
  async getList({ filter }) {
    const { search = '' } = filter as { search?: string };
    const { pages } = dataOf(await api.GET('/api/admin/pages'));
    const wanted = search.trim().toLowerCase();
    const data = pages.filter(({ title, path }) => `${title} ${path}`.toLowerCase().includes(wanted));
    return { data, total: data.length };
  },
};

const pathOf = (id: string) => ({ path: { id } });
const guarded = ({ page: { id }, version }: PageRecord) => ({
  ...pathOf(id),
  header: { 'If-Match': version },
});

type Answer = Parameters<typeof versionOf>[0] & { data?: { page: EditedPage } };
const recordOf = (answer: Answer): PageRecord => ({ page: dataOf(answer).page, version: versionOf(answer) });

export async function readPage(id: string): Promise<PageRecord> {
  return recordOf(await api.GET('/api/admin/pages/{id}', { params: pathOf(id) }));
}

/** What the form shows: the draft, or else the published page. */
export function contentOf({ page }: PageRecord): PageContent {
  const content = page.draft?.content ?? page.published;
  if (!content) throw new Error(`The page ${page.id} has no content.`);
  return content;
}

/** Saves the draft of a page, only if nobody else has changed the page since the version. */
export async function savePageDraft(base: PageRecord, body: PageContent): Promise<PageRecord> {
  return recordOf(await api.PUT('/api/admin/pages/{id}/draft', { params: guarded(base), body }));
}

/** Begins a page as a draft. Nobody else knows its id, so a repeated call is the same page. */
export async function beginPage(id: string, texts: PageContent['texts']): Promise<void> {
  const body: PageContent = { alias: 'contentPage', texts };
  await api.PUT('/api/admin/pages/{id}/draft', { params: pathOf(id), body });
}

/** Takes a page with its draft out of the shop. */
export async function removePage(base: PageRecord): Promise<void> {
  await api.DELETE('/api/admin/pages/{id}', { params: guarded(base) });
}

export async function discardPageDraft(base: PageRecord): Promise<void> {
  await api.DELETE('/api/admin/pages/{id}/draft', { params: guarded(base) });
}

export async function publishPage(base: PageRecord): Promise<PageRecord> {
  return recordOf(await api.POST('/api/admin/pages/{id}/publish', { params: guarded(base) }));
}

/** Chooses when the draft is published; null takes the time back. */
export async function planPage(base: PageRecord, publishAt: string | null): Promise<PageRecord> {
  const body = { publishAt };
  return recordOf(await api.PUT('/api/admin/pages/{id}/draft/time', { params: guarded(base), body }));
}

export async function readVersions(id: string) {
  return dataOf(await api.GET('/api/admin/pages/{id}/versions', { params: pathOf(id) })).versions;
}

export async function restoreVersion(base: PageRecord, versionId: string): Promise<PageRecord> {
  const { path, header } = guarded(base);
  const params = { path: { ...path, versionId }, header };
  return recordOf(await api.POST('/api/admin/pages/{id}/versions/{versionId}/restore', { params }));
}

/** The addresses at which the shop shows the draft, by culture. */
export async function readPreview(id: string): Promise<ReadonlyMap<string, string>> {
  const { addresses } = dataOf(await api.POST('/api/admin/pages/{id}/preview', { params: pathOf(id) }));
  return new Map(addresses.map(({ culture, url }) => [culture, url]));
}

/** The keys of the store's images. */
export async function readImageKeys(): Promise<readonly string[]> {
  return dataOf(await api.GET('/api/admin/media')).keys;
}
