import { type ApiClient, ApiError, type components, singleFlight } from '@matchday/api-client';
import { createStore, type StoreApi } from 'zustand/vanilla';
import type { BasketChannel } from './basket-channel';
import type { BasketCookie } from './basket-cookie';
import { type Basket, type BasketState, type BasketSummary, emptyBasket, type LineKey } from './basket-state';
import { createLineChanges } from './line-changes';

export interface BasketOptions {
  client: ApiClient;
  cookie: BasketCookie;
  channel?: BasketChannel;
}

/** The line to add: the variant's id, how many, and the print if any. */
export type LineToAdd = components['schemas']['AddLine'];

export interface BasketActions {
  /** Takes the token from the cookie and loads the summary, or creates a basket (S4.6, S4.7). Never rejects. */
  start: () => Promise<void>;
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
  readonly state: StoreApi<BasketState>;
}

/** The basket of one page: its state and what can be done with it. */
export function createBasket({ client, cookie, channel }: BasketOptions): BasketDomain {
  const state = createStore<BasketState>(() => emptyBasket);
  const additions = new Map<string, Promise<BasketSummary>>();

  const adopt = (summary: BasketSummary, basket?: Basket) => {
    if (summary.token !== state.getState().token) cookie.write(summary.token);
    state.setState({
      token: summary.token,
      summary,
      totalQuantity: summary.quantity,
      hasLoaded: true,
      error: null,
      ...(basket && { basket }),
    });
  };
  const fail = (error: unknown) =>
    state.setState({ hasLoaded: true, error: error instanceof Error ? error : new Error(String(error)) });

  const create = singleFlight(async () => {
    const { basket, summary } = await client.call('createBasket', {});
    adopt(summary, basket);
  });

  async function withToken(): Promise<string> {
    const known = state.getState().token ?? cookie.read();
    if (known) return known;
    await create();
    return state.getState().token ?? '';
  }

  /** A basket that is gone or was ordered can take no more lines: the next one begins. */
  async function orNewBasket<T>(task: (token: string) => Promise<T>): Promise<T> {
    const token = await withToken();
    try {
      return await task(token);
    } catch (error) {
      if (!isOver(error)) throw error;
      if (error.code === 'BasketOrdered') cookie.writeReceipt(token);
      await create();
      return task(state.getState().token ?? '');
    }
  }

  async function read() {
    const { basket, summary } = await orNewBasket((token) => client.call('getBasket', { path: { token } }));
    adopt(summary, basket);
  }

  async function summarise() {
    const { summary } = await orNewBasket((token) => client.call('getBasketSummary', { path: { token } }));
    adopt(summary);
  }

  const changes = createLineChanges({
    async send(lines) {
      const path = { token: await withToken() };
      const { basket, summary } = await client.call('setBasketLines', { path, body: { lines: [...lines] } });
      adopt(summary, basket);
      channel?.post({ type: 'changed' });
    },
    async onFailure(error) {
      await read().catch(() => {});
      fail(error);
    },
    onPending: (pendingQuantities) => state.setState({ pendingQuantities }),
  });

  channel?.listen((message) => {
    const showsLines = state.getState().basket !== null;
    if (message.type === 'reset') state.setState({ ...emptyBasket, token: message.token, hasLoaded: true });
    if (message.type === 'taken') state.setState({ token: message.token });
    void refresh(showsLines);
  });

  const refresh = (withLines: boolean) => (withLines ? read() : summarise()).catch(fail);

  async function begin() {
    changes.clear();
    state.setState({ ...emptyBasket, hasLoaded: true });
    try {
      await create();
    } catch {
      cookie.clear();
    }
    channel?.post({ type: 'reset', token: state.getState().token });
  }

  return {
    state,
    async start() {
      const token = cookie.read();
      state.setState({ token });
      await (token ? summarise() : create()).catch(fail);
    },
    load: () => read().catch(fail),
    add(line) {
      const { productId, addOnAndProductRelationId = null, personalisation = null } = line;
      const key = JSON.stringify([productId, addOnAndProductRelationId, personalisation]);
      const running = additions.get(key) ?? addLine(line).finally(() => additions.delete(key));
      additions.set(key, running);
      return running;
    },
    setQuantity: (line, quantity) => changes.set(line, quantity),
    async reset() {
      const paid = state.getState().token;
      if (paid) cookie.writeReceipt(paid);
      await begin();
    },
    async take(token) {
      if (token === null) return begin();
      cookie.write(token);
      state.setState({ token });
      await refresh(state.getState().basket !== null);
      channel?.post({ type: 'taken', token });
    },
    adoptSummary(summary, basket) {
      adopt(summary, basket);
      channel?.post({ type: 'changed' });
    },
  };

  async function addLine(line: LineToAdd): Promise<BasketSummary> {
    const idempotencyKey = crypto.randomUUID();
    const { summary } = await orNewBasket((token) =>
      client.call('addBasketLine', { path: { token }, body: line }, { idempotencyKey }),
    );
    adopt(summary);
    if (state.getState().basket) await read().catch(fail);
    channel?.post({ type: 'changed' });
    return summary;
  }
}

function isOver(error: unknown): error is ApiError {
  return (
    error instanceof ApiError && ['UnknownBasket', 'BasketExpired', 'BasketOrdered'].includes(error.code)
  );
}
