import type { components } from '@matchday/api-client';
import { api, dataOf } from '../api/api';
import type { Resource } from '../api/resource';

export type AuditEntry = components['schemas']['AuditEntry'];

interface Page {
  number: number;
  size: number;
  text: string;
}

/** Where pages begin that follow one that was read. */
const cursors = new Map<string, string>();
const nameOf = ({ number, size, text }: Page) => `${number} ${size} ${text}`;

/** Who changed what, newest first. The API has cursors in place of page numbers, and no total. */
export const auditEntries: Resource = {
  async getList({ pagination: { page, perPage } = { page: 1, perPage: 50 }, filter }) {
    const { search = '' } = filter as { search?: string };
    const { items, nextCursor } = await readPage({ number: page, size: perPage, text: search.trim() });
    if (nextCursor === null) return { data: items, total: (page - 1) * perPage + items.length };
    return { data: items, pageInfo: { hasNextPage: true, hasPreviousPage: page > 1 } };
  },
};

async function readPage(page: Page) {
  const { number, size, text } = page;
  const cursor = number === 1 ? undefined : await cursorOf(page);
  const query = { limit: size, ...(text && { text }), ...(cursor && { cursor }) };
  const found = dataOf(await api.GET('/api/admin/audit', { params: { query } }));
  if (found.nextCursor !== null) cursors.set(nameOf({ ...page, number: number + 1 }), found.nextCursor);
  return found;
}

async function cursorOf(page: Page): Promise<string> {
  const known = cursors.get(nameOf(page));
  return known ?? (await readPage({ ...page, number: page.number - 1 })).nextCursor ?? '1';
}
