import { cacheLife, cacheTag } from 'next/cache';
import { lifetimes, tags } from '../cache/tags';
import { orNull } from './or-null';
import { shopApi } from './shop-api';

/** The address to which the page at a path has moved; null if it has not moved (S2.22). */
export async function getRedirect(culture: string, url: string): Promise<string | null> {
  'use cache';
  cacheTag(tags.contents, tags.missingContents);
  cacheLife(lifetimes.missing);
  const answer = await orNull(shopApi(culture).call('getContent', { query: { url } }));
  return answer?.meta.status === 301 ? (answer.meta.redirect ?? '/') : null;
}
