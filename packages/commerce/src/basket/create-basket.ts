import { CancelledError, MutationObserver, replaceEqualDeep } from '@tanstack/query-core';
import { createAtomState } from '../atom-state';
import { createQueryClient } from '../query-client';
import { type BasketResponse, createNextBasket } from './actions';
import type { BasketDomain, BasketOptions } from './basket-domain';
import { type BasketSummary, emptyBasket, noBasket } from './basket-state';
import { isBasketClosed } from './is-basket-closed';
import { addLineMutation, setLinesMutation } from './mutations';
import { type LineChanges, pendingQuantities, waitingLines } from './pending-lines';
import { basketKey, basketQuery, summaryQuery } from './queries';

const allBaskets = { queryKey: ['basket'] };

/** Creates the basket of one page: its state and its actions. */
export function createBasket({
  client,
  cookie,
  channel,
  lock = (work) => work(),
  queries = createQueryClient(),
}: BasketOptions): BasketDomain {
  const state = createAtomState(() => emptyBasket);
  const additions = new Map<string, Promise<BasketSummary>>();
  let creating: Promise<boolean> | undefined;

  /** Copies the cached data to the state; values that are not cached stay. */
  function publish() {
    const { token, summary, basket, pendingQuantities: before } = state.getState();
    const known = token === null ? undefined : queries.getQueryData<BasketResponse>(basketKey(token));
    const now = known?.summary ?? summary;
    state.setState({
      summary: now,
      totalQuantity: now?.quantity ?? 0,
      basket: known?.basket ?? basket,
      pendingQuantities: replaceEqualDeep(before, pendingQuantities(queries)),
    });
  }
  queries.getMutationCache().subscribe(publish);

  /** Cancels running reads: their callers wait for the next one. */
  const cancelReads = () => void queries.cancelQueries(allBaskets, { silent: true });

  function show({ summary, basket }: BasketResponse) {
    queries.setQueryData<BasketResponse>(basketKey(summary.token), (before) => ({
      summary,
      basket: basket ?? before?.basket ?? null,
    }));
    state.setState({ token: summary.token, hasLoaded: true, error: null });
    publish();
  }
  /** Shows the response of a change, which running reads may not include. */
  function adopt(response: BasketResponse) {
    cancelReads();
    show(response);
  }
  const fail = (error: unknown) =>
    state.setState({ hasLoaded: true, error: error instanceof Error ? error : new Error(String(error)) });

  /**
   * Creates the basket that follows another one, or the first one. If another tab has already done so, continues with
   * that tab's basket and returns false.
   */
  function create(over: string | null, { isOrdered = false } = {}): Promise<boolean> {
    creating ??= lock(async () => {
      const other = cookie.read();
      if (other !== null && other !== over) {
        forget(other);
        return false;
      }
      adopt(await createNextBasket(client, isOrdered && over !== null ? over : undefined));
      return true;
    }).finally(() => {
      creating = undefined;
    });
    return creating;
  }

  /** The basket of this browser, also if another tab has created it; null until the first line. */
  async function knownToken(): Promise<string | null> {
    await creating?.catch(() => {});
    if (state.getState().token === null) state.setState({ token: cookie.read() });
    return state.getState().token;
  }

  async function requiredToken(): Promise<string> {
    if ((await knownToken()) === null) await create(null);
    return state.getState().token ?? '';
  }

  /** Replaces a basket that is deleted or ordered with the next one. */
  async function replace(over: string, error: unknown) {
    if (!isBasketClosed(error)) throw error;
    waitingLines(queries)?.clear();
    const { token, basket } = state.getState();
    if (token !== null && token !== over) return;
    const isNew = await create(over, { isOrdered: error.code === 'BasketOrdered' });
    if (isNew) channel?.post({ type: 'reset' });
    else await refresh(basket !== null);
  }

  /** Reads the current basket from the server, and again if a newer response arrived during the read. */
  async function read(query: typeof basketQuery | typeof summaryQuery): Promise<void> {
    cancelReads();
    for (;;) {
      const token = await knownToken();
      if (token === null) return showNone();
      try {
        const response: BasketResponse = await queries.fetchQuery(query(client, token));
        const isCurrent = state.getState().token === token && (query === summaryQuery || response.basket);
        if (isCurrent) return show(response);
      } catch (error) {
        if (!(error instanceof CancelledError)) return replace(token, error);
      }
    }
  }
  const readLines = () => read(basketQuery);
  const refresh = (withLines = state.getState().basket !== null) =>
    read(withLines ? basketQuery : summaryQuery).catch(fail);

  const updateCountOf = (token: string) => queries.getQueryState(basketKey(token))?.dataUpdateCount;

  /** If another response arrived during the call, only the server knows which of the two is newer. */
  async function write(send: (token: string) => Promise<BasketResponse>) {
    const token = await requiredToken();
    const before = updateCountOf(token);
    const response = await send(token).catch((error: unknown) => replace(token, error));
    if (!response) return undefined;
    if (state.getState().token === token && updateCountOf(token) === before) adopt(response);
    else await refresh();
    channel?.post({ type: 'changed' });
    return response;
  }

  const changes = { client, write, readLines };
  const adding = new MutationObserver(
    queries,
    addLineMutation({
      ...changes,
      afterAdding: async () => (state.getState().basket ? readLines().catch(fail) : undefined),
    }),
  );
  const setting = new MutationObserver(
    queries,
    setLinesMutation({
      ...changes,
      refuse: () => waitingLines(queries)?.clear(),
      onFailure: fail,
    }),
  );

  channel?.listen((message) => {
    const showsLines = state.getState().basket !== null;
    if (message.type === 'reset') forget(cookie.read());
    if (message.type === 'taken') state.setState({ token: message.token });
    void refresh(showsLines);
  });

  function forget(token: string | null) {
    waitingLines(queries)?.clear();
    queries.removeQueries(allBaskets);
    state.setState({ ...emptyBasket, token, hasLoaded: true });
  }

  function showNone() {
    state.setState(noBasket(client.store.currency ?? ''));
  }

  return {
    state,
    async start() {
      await read(summaryQuery).catch(fail);
    },
    async follow() {
      const token = cookie.read();
      const { token: known, basket } = state.getState();
      if (!token || token === known) return;
      forget(token);
      await refresh(basket !== null);
    },
    load: () => readLines().catch(fail),
    add(line) {
      const { productId, addOnAndProductRelationId = null, personalisation = null } = line;
      const key = JSON.stringify([productId, addOnAndProductRelationId, personalisation]);
      const running = additions.get(key) ?? adding.mutate(line).finally(() => additions.delete(key));
      additions.set(key, running);
      return running;
    },
    setQuantity({ id, productId, addOnAndProductRelationId, personalisation }, quantity) {
      const change = { productId, addOnAndProductRelationId, personalisation, quantity };
      const waiting: LineChanges | undefined = waitingLines(queries);
      if (waiting) {
        waiting.set(id, change);
        publish();
      } else void setting.mutate(new Map([[id, change]])).catch(() => {});
    },
    async reset() {
      const paid = state.getState().token ?? cookie.read();
      forget(null);
      try {
        if (!(await create(paid, { isOrdered: true }))) await refresh(true);
      } catch (error) {
        cookie.clear();
        fail(error);
      }
      channel?.post({ type: 'reset' });
    },
    async take(token) {
      if (token === null) {
        cookie.clear();
        forget(null);
        showNone();
        channel?.post({ type: 'reset' });
        return;
      }
      state.setState({ token });
      await refresh();
      channel?.post({ type: 'taken', token });
    },
    adoptSummary(summary, basket) {
      adopt({ summary, ...(basket && { basket }) });
      channel?.post({ type: 'changed' });
    },
  };
}
