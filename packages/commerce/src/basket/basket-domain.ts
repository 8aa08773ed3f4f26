import type { ApiClient, components } from '@matchday/api-client';
import type { QueryClient } from '@tanstack/query-core';
import type { ReadableState } from '../deferred-domain';
import type { TabLock } from '../tab-lock';
import type { BasketChannel } from './basket-channel';
import type { BasketCookie } from './basket-cookie';
import type { Basket, BasketState, BasketSummary, LineKey } from './basket-state';

export interface BasketOptions {
  client: ApiClient;
  cookie: BasketCookie;
  channel?: BasketChannel;
  /** Lets one tab at a time create a basket. Default: no other tab exists. */
  lock?: TabLock;
  /** The page's query cache. */
  queries?: QueryClient;
}

/** The line to add: the variant's id, the quantity, and the print if any. */
export type LineToAdd = components['schemas']['AddLine'];

export interface BasketActions {
  /** Loads the summary of the basket in the cookie. Without one, the basket is empty, and no call is made (S4.6). Never rejects. */
  start: () => Promise<void>;
  /**
   * Continues with the basket in the cookie if another page has created or adopted one that this page does not know,
   * such as after a restore from the back/forward cache. Never rejects.
   */
  follow: () => Promise<void>;
  /** Loads the lines. Never rejects; see the state's error. */
  load: () => Promise<void>;
  /**
   * Adds a line; the first one creates the basket (S4.7). While the same line is being added, a second call returns the first one's promise (a double click adds once).
   * @throws ApiError with the first error message of the response (S8.8)
   */
  add: (line: LineToAdd) => Promise<BasketSummary>;
  /** Sets a line's quantity; 0 removes it. One call runs at a time, then the latest quantities follow. */
  setQuantity: (line: LineKey & { id: string }, quantity: number) => void;
  /**
   * Clears the state and creates the next basket, which contains what was added while this one was being paid; if that
   * fails, clears the state and the cookie (S4.9). The other tabs reset too.
   */
  reset: () => Promise<void>;
  /**
   * Continues with the basket that a login returned, or without one after a logout (null). The other tabs follow.
   * Never rejects.
   */
  take: (token: string | null) => Promise<void>;
  /** Adopts a summary that another call returned (S4.14), with its lines if any, and notifies the other tabs. */
  adoptSummary: (summary: BasketSummary, basket?: Basket) => void;
}

export interface BasketDomain extends BasketActions {
  readonly state: ReadableState<BasketState>;
}
