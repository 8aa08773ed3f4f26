import { cache } from 'react';
import type { ContentRoute } from './contract';
import { orNull } from './or-null';
import { shopApi } from './shop-api';

/** The draft of a page that a token shows; null if the token is invalid or has expired. Read once for each request. */
export const getPagePreview = cache(async (culture: string, token: string): Promise<ContentRoute | null> => {
  const answer = await orNull(shopApi(culture, token).call('getPagePreview', {}));
  return answer?.route ?? null;
});
