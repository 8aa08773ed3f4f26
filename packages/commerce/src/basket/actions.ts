import type { ApiClient } from '@matchday/api-client';
import type { LineToAdd } from './basket-domain';
import type { Basket, BasketSummary } from './basket-state';
import type { LineChange } from './pending-lines';

/** What calls of the basket answer with: its summary, and its lines where the call has them. */
export interface BasketResponse {
  summary: BasketSummary;
  basket?: Basket | null;
}

/** Begins an empty basket. @throws ApiError */
export const createEmptyBasket = (client: ApiClient): Promise<BasketResponse> =>
  client.call('createBasket', {});

/** Reads the lines and the summary. @throws ApiError */
export const readBasket = (client: ApiClient, token: string, signal?: AbortSignal): Promise<BasketResponse> =>
  client.call('getBasket', { path: { token } }, { signal });

/** Reads the summary alone. @throws ApiError */
export const readSummary = (
  client: ApiClient,
  token: string,
  signal?: AbortSignal,
): Promise<BasketResponse> => client.call('getBasketSummary', { path: { token } }, { signal });

/** Adds a line, or to the quantity of a line that is there. @throws ApiError */
export const addLine = (client: ApiClient, token: string, line: LineToAdd): Promise<BasketResponse> =>
  client.call('addBasketLine', { path: { token }, body: line });

/** Sets line quantities; 0 removes a line. @throws ApiError */
export const setLines = (
  client: ApiClient,
  token: string,
  lines: readonly LineChange[],
): Promise<BasketResponse> => client.call('setBasketLines', { path: { token }, body: { lines: [...lines] } });
