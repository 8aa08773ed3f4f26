import type { ApiClient, components } from '@matchday/api-client';
import type { QueryClient } from '@tanstack/query-core';
import type { AtomState } from '../atom-state';
import type { BasketChannel } from './basket-channel';
import type { BasketCookie } from './basket-cookie';
import type { Basket, BasketState, BasketSummary, LineKey } from './basket-state';

export interface BasketOptions {
  client: ApiClient;
  cookie: BasketCookie;
  channel?: BasketChannel;
  /** The page's cache of answers. */
  queries?: QueryClient;
  /** Where the basket is shown, if that stands before the basket does. */
  state?: AtomState<BasketState>;
}

/** The line to add: the variant's id, how many, and the print if any. */
export type LineToAdd = components['schemas']['AddLine'];

export interface BasketActions {
  /** Takes the token from the cookie and loads the summary, or creates a basket (S4.6, S4.7). Never rejects. */
  start: () => Promise<void>;
  /**
   * Goes on with the basket in the cookie where another page has begun or taken one that this page did not hear of,
   * as a page that comes out of the browser's memory. Never rejects.
   */
  follow: () => Promise<void>;
  /** Loads the lines. Never rejects; see the state's error. */
  load: () => Promise<void>;
  /**
   * Adds a line. While the same line is being added, a second call is the first one (a double click adds once).
   * @throws ApiError with the first error message of the answer (S8.8)
   */
  add: (line: LineToAdd) => Promise<BasketSummary>;
  /** Sets a line's quantity, 0 removes it. One call is on its way at a time, then the latest quantities follow. */
  setQuantity: (line: LineKey & { id: string }, quantity: number) => void;
  /**
   * Creates a new basket and clears the state; if that fails, clears the state and the cookie (S4.9).
   * The old token is kept for its receipt; the other tabs reset too.
   */
  reset: () => Promise<void>;
  /**
   * Goes on with the basket that a login led to, or with a new one when the shopper has left (null). The other tabs follow.
   * Never rejects.
   */
  take: (token: string | null) => Promise<void>;
  /** Takes a summary that another call answered with (S4.14), and the lines where it did, and tells the other tabs. */
  adoptSummary: (summary: BasketSummary, basket?: Basket) => void;
}

export interface BasketDomain extends BasketActions {
  readonly state: AtomState<BasketState>;
}
