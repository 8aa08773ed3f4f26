import { ApiError, singleFlight } from '@matchday/api-client';
import { createStore } from 'zustand/vanilla';
import type { BasketDomain, BasketOptions, LineToAdd } from './basket-domain';
import { type Basket, type BasketState, type BasketSummary, emptyBasket } from './basket-state';
import { isOver } from './is-over';
import { createLineChanges } from './line-changes';

interface BasketAnswer {
  summary: BasketSummary;
  basket?: Basket;
}

/** The basket of one page: its state and what can be done with it. */
export function createBasket({ client, cookie, channel }: BasketOptions): BasketDomain {
  const state = createStore<BasketState>(() => emptyBasket);
  const additions = new Map<string, Promise<BasketSummary>>();
  /** Questions are numbered as they are asked, and those up to `settled` count no more: newer answers are known. */
  let asked = 0;
  let settled = 0;
  const settle = () => {
    settled = asked;
  };

  const adopt = ({ summary, basket }: BasketAnswer) => {
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
    const answer = await client.call('createBasket', {});
    settle();
    adopt(answer);
  });

  async function withToken(): Promise<string> {
    const known = state.getState().token ?? cookie.read();
    if (known) return known;
    await create();
    return state.getState().token ?? '';
  }

  /** A basket that is gone or was ordered is of no more use: the next one begins, and undefined is the answer. */
  async function unlessOver<Answer>(ask: (token: string) => Promise<Answer>) {
    const token = await withToken();
    asked += 1;
    const number = asked;
    try {
      return { number, answer: await ask(token) };
    } catch (error) {
      if (!isOver(error)) throw error;
      if (error.code === 'BasketOrdered') cookie.writeReceipt(token);
      await replace(token);
      return undefined;
    }
  }

  async function replace(over: string) {
    changes.clear();
    const { token } = state.getState();
    if (token !== null && token !== over) return;
    await create();
    channel?.post({ type: 'reset' });
  }

  /** Asks until no newer answer has come meanwhile. */
  async function read(ask: (token: string) => Promise<BasketAnswer>): Promise<void> {
    const answered = await unlessOver(ask);
    if (!answered) return;
    if (answered.number <= settled) return read(ask);
    settled = answered.number;
    adopt(answered.answer);
  }
  const readLines = () => read((token) => client.call('getBasket', { path: { token } }));
  const summarise = () => read((token) => client.call('getBasketSummary', { path: { token } }));

  /** Where another answer came meanwhile, only the server knows which of the two is newer. */
  async function write<Answer extends BasketAnswer>(ask: (token: string) => Promise<Answer>) {
    const answered = await unlessOver(ask);
    if (!answered) return undefined;
    const isNewest = answered.number > settled;
    settle();
    if (isNewest) adopt(answered.answer);
    else await refresh();
    channel?.post({ type: 'changed' });
    return answered.answer;
  }

  const changes = createLineChanges({
    async send(lines) {
      const body = { lines: [...lines] };
      await write((token) => client.call('setBasketLines', { path: { token }, body }));
    },
    async onFailure(error) {
      await readLines().catch(() => {});
      fail(error);
    },
    onPending: (pendingQuantities) => state.setState({ pendingQuantities }),
  });

  channel?.listen((message) => {
    const showsLines = state.getState().basket !== null;
    if (message.type === 'reset') forget(cookie.read());
    if (message.type === 'taken') go(message.token);
    void refresh(showsLines);
  });

  const refresh = (withLines = state.getState().basket !== null) =>
    (withLines ? readLines() : summarise()).catch(fail);

  function go(token: string) {
    settle();
    state.setState({ token });
  }

  function forget(token: string | null) {
    changes.clear();
    settle();
    state.setState({ ...emptyBasket, token, hasLoaded: true });
  }

  async function begin() {
    forget(null);
    try {
      await create();
    } catch (error) {
      cookie.clear();
      fail(error);
    }
    channel?.post({ type: 'reset' });
  }

  return {
    state,
    async start() {
      const token = cookie.read();
      state.setState({ token });
      await (token ? summarise() : create()).catch(fail);
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
      go(token);
      await refresh();
      channel?.post({ type: 'taken', token });
    },
    adoptSummary(summary, basket) {
      settle();
      adopt({ summary, basket });
      channel?.post({ type: 'changed' });
    },
  };

  async function addLine(line: LineToAdd): Promise<BasketSummary> {
    const add = (token: string) => client.call('addBasketLine', { path: { token }, body: line });
    const answer = (await write(add)) ?? (await write(add));
    if (!answer) throw new ApiError(404, [{ code: 'UnknownBasket', message: '' }]);
    if (state.getState().basket) await readLines().catch(fail);
    return answer.summary;
  }
}
