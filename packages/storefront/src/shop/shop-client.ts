import { type ApiClient, ApiError, type Session, type StoreContext } from '@matchday/api-client';
import { loadPart } from '../loading/load-part';

/** Fetches the client's code. */
export const loadClient = () => loadPart(() => import('./loaded-client'));

/** The typed client of the shop's own origin. Its code loads with the first call: no page needs it to be shown. */
export function createShopClient(
  { storeId, culture, currency, rootCategoryId }: StoreContext,
  session?: Session,
): ApiClient {
  const store = { storeId, culture, currency, ...(rootCategoryId && { rootCategoryId }) };
  let client: Promise<ApiClient> | undefined;
  const loaded = () => {
    client ??= loadClient().then(
      ({ createLoadedClient }) => createLoadedClient(store, session),
      (cause: unknown) => {
        client = undefined;
        throw new ApiError(500, [{ code: 'NoAnswer', message: '' }], { cause });
      },
    );
    return client;
  };
  return { store, call: async (...call) => (await loaded()).call(...call) };
}
