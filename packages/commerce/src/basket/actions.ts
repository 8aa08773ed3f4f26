import type { ApiClient } from '@matchday/api-client';
import type { LineToAdd } from './basket-domain';
import type { Basket, BasketSummary } from './basket-state';
import type { LineChange } from './pending-lines';

/** The response of basket calls: the summary, and the lines if the call returns them. */
export interface BasketResponse {
  summary: BasketSummary;
  basket?: Basket | null;
}

/**
 * Creates a basket. It is empty unless lines were added to the basket that it follows while that one was being paid.
 *
 * @param ordered the reference of the ordered basket that the new one follows
 * @throws ApiError
 */
export const createNextBasket = (client: ApiClient, ordered?: string): Promise<BasketResponse> =>
  client.call('createBasket', ordered === undefined ? {} : { query: { after: ordered } });

/** Reads the lines and the summary. @throws ApiError */
export const readBasket = (client: ApiClient, token: string, signal?: AbortSignal): Promise<BasketResponse> =>
  client.call('getBasket', { path: { token } }, { signal });

/** Reads the summary alone. @throws ApiError */
export const readSummary = (
  client: ApiClient,
  token: string,
  signal?: AbortSignal,
): Promise<BasketResponse> => client.call('getBasketSummary', { path: { token } }, { signal });

/** Adds a line, or increases the quantity of an existing one. @throws ApiError */
export const addLine = (client: ApiClient, token: string, line: LineToAdd): Promise<BasketResponse> =>
  client.call('addBasketLine', { path: { token }, body: line });

/** Sets line quantities; 0 removes a line. @throws ApiError */
export const setLines = (
  client: ApiClient,
  token: string,
  lines: readonly LineChange[],
): Promise<BasketResponse> => client.call('setBasketLines', { path: { token }, body: { lines: [...lines] } });
