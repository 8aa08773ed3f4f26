import type { components } from '@matchday/api-client';
import { useQuery } from '@tanstack/react-query';
import { api, dataOf } from '../api/api';
import type { Resource } from '../api/resource';
import { versionOf } from '../api/versions';
import type { Saved } from './setting-data';

export type Redirect = components['schemas']['StoredRedirect'];

/** The redirects of the store, searched and paged by the API. */
export const redirects: Resource = {
  async getList({ pagination: { page, perPage } = { page: 1, perPage: 25 }, filter, signal }) {
    const { search } = filter as { search?: string };
    const query = { page, pageSize: perPage, ...(search?.trim() && { search: search.trim() }) };
    const found = dataOf(await api.GET('/api/admin/redirects', { params: { query }, signal })).redirects;
    return { data: found.items, total: found.total };
  },
};

export async function readRedirect(redirectId: string): Promise<Saved<Redirect>> {
  const answer = await api.GET('/api/admin/redirects/{redirectId}', { params: { path: { redirectId } } });
  return { value: dataOf(answer).redirect, version: versionOf(answer) };
}

/** A whole redirect, with its version. */
export const useRedirect = (id: string) =>
  useQuery({
    queryKey: ['redirects', 'whole', id],
    queryFn: () => readRedirect(id),
    refetchOnWindowFocus: false,
    gcTime: 0,
  });

export async function addRedirect(body: Omit<Redirect, 'id'>): Promise<void> {
  await api.POST('/api/admin/redirects', { body });
}

/** Changes where a redirect leads, only if nobody else has changed it since the version. */
export async function changeRedirect(
  { value: { id: redirectId }, version }: Saved<Redirect>,
  to: string,
): Promise<void> {
  const header = { 'If-Match': version };
  await api.PUT('/api/admin/redirects/{redirectId}', {
    params: { path: { redirectId }, header },
    body: { to },
  });
}

export async function removeRedirect({ value: { id: redirectId }, version }: Saved<Redirect>): Promise<void> {
  const header = { 'If-Match': version };
  await api.DELETE('/api/admin/redirects/{redirectId}', { params: { path: { redirectId }, header } });
}
