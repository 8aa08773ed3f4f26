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
