import type { components } from '@matchday/api-client';
import { api, dataOf } from '../api/api';
import type { Resource } from '../api/resource';
import { versionOf } from '../api/versions';

type StoreText = components['schemas']['StoreText'];

/** A text with its version. */
export interface TextRecord {
  culture: string;
  text: StoreText;
  version: string;
}

/** The texts of a culture, with the culture of each. */
export type ListedText = StoreText & { id: string; culture: string };

interface TextFilter {
  textCulture?: string;
  search?: string;
  own?: boolean;
}

/** The texts of the shop, searched and paged by the API. */
export const shopTexts: Resource = {
  async getList({ pagination: { page, perPage } = { page: 1, perPage: 25 }, filter, signal }) {
    const { textCulture, search, own } = filter as TextFilter;
    const query = {
      page,
      pageSize: perPage,
      ...(textCulture && { textCulture }),
      ...(search?.trim() && { search: search.trim() }),
      ...(own && { own }),
    };
    const found = dataOf(await api.GET('/api/admin/texts', { params: { query }, signal }));
    const data = found.items.map((text) => ({ ...text, id: text.alias, culture: found.culture }));
    return { data, total: found.total };
  },
};

/** The cultures of the store, its default culture apart. */
export async function readCultures(): Promise<{ culture: string; cultures: readonly string[] }> {
  const { culture, cultures } = dataOf(
    await api.GET('/api/admin/texts', { params: { query: { pageSize: 1 } } }),
  );
  return { culture, cultures };
}

interface TextAddress {
  culture: string;
  alias: string;
}

export async function readText(path: TextAddress): Promise<TextRecord> {
  const answer = await api.GET('/api/admin/texts/{culture}/{alias}', { params: { path } });
  return { culture: path.culture, text: dataOf(answer).text, version: versionOf(answer) };
}

/** Saves the store's own value, only if nobody else has changed the text since the version. */
export async function saveText({ culture, text, version }: TextRecord, value: string): Promise<void> {
  const path = { culture, alias: text.alias };
  const header = { 'If-Match': version };
  await api.PUT('/api/admin/texts/{culture}/{alias}', { params: { path, header }, body: { value } });
}

/** Removes the store's own value, so that the shop shows the shipped one. */
export async function restoreText({ culture, text, version }: TextRecord): Promise<void> {
  const path = { culture, alias: text.alias };
  const header = { 'If-Match': version };
  await api.DELETE('/api/admin/texts/{culture}/{alias}', { params: { path, header } });
}
