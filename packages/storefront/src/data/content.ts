import { cacheLife, cacheTag } from 'next/cache';
import { lifetimes, tags } from '../cache/tags';
import type { ContentRoute } from './contract';
import { orNull } from './or-null';
import { shopApi } from './shop-api';

/** The page at a path, which includes the culture's prefix; null if there is none or it has moved (S2.18). */
export async function getContent(culture: string, url: string): Promise<ContentRoute | null> {
  'use cache';
  const answer = await orNull(shopApi(culture).call('getContent', { query: { url } }));
  const route = answer?.route ?? null;
  cacheTag(tags.contents, route ? tags.content(route.id) : tags.missingContents);
  cacheLife(route ? lifetimes.present : lifetimes.missing);
  return route;
}

/** The address to which the page at a path has moved; null if it has not moved (S2.22). */
export async function getRedirect(culture: string, url: string): Promise<string | null> {
  'use cache';
  cacheTag(tags.contents, tags.missingContents);
  cacheLife(lifetimes.missing);
  const answer = await orNull(shopApi(culture).call('getContent', { query: { url } }));
  return answer?.meta.status === 301 ? (answer.meta.redirect ?? '/') : null;
}
