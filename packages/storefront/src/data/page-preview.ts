import { cacheLife } from 'next/cache';
import { lifetimes } from '../cache/tags';
import type { ContentRoute } from './contract';
import { orNull } from './or-null';
import { shopApi } from './shop-api';

/**
 * The draft of a page that a token shows; null if the token is invalid or has expired. Like every page, that of a draft is
 * static, so Next keeps it for a short time. Each new address shows the draft as it is then.
 */
export async function getPagePreview(culture: string, token: string): Promise<ContentRoute | null> {
  'use cache';
  cacheLife(lifetimes.draft);
  const answer = await orNull(shopApi(culture, token).call('getPagePreview', {}));
  return answer?.route ?? null;
}
