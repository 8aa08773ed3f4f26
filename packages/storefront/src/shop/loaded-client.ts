import { type ApiClient, createApiClient, type Session, type StoreContext } from '@matchday/api-client';
import { followedFetch } from '../progress/progress';

/** The client of a shop whose code has loaded; its requests show in the progress bar. */
export function createLoadedClient(store: StoreContext, session: Session | undefined): ApiClient {
  return createApiClient({
    baseUrl: location.origin,
    store,
    fetch: followedFetch,
    ...(session && { session }),
  });
}
