import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createCookie, createShop } from '../../test/shop';
import { settle } from '../../test/started-basket';
import type { TabLock } from '../tab-lock';
import type { BasketChannel, BasketMessage } from './basket-channel';
import { createBasket } from './create-basket';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

describe('two tabs', () => {
  /** Two baskets of one browser: each receives the other's messages. */
  function joinedTabs() {
    const shop = createShop();
    const cookie = createCookie();
    const listeners: ((message: BasketMessage) => void)[] = [];
    let before: Promise<unknown> = Promise.resolve();
    const lock: TabLock = (work) => {
      const result = before.then(work);
      before = result.catch(() => {});
      return result;
    };
    const tab = (own: number) => {
      const channel: BasketChannel = {
        post: (message) => listeners.forEach((listener, index) => index !== own && listener(message)),
        listen(listener) {
          listeners[own] = listener;
          return () => {};
        },
      };
      return createBasket({ client: shop.clientOf(cookie), cookie, channel, lock });
    };
    return { shop, cookie, first: tab(0), second: tab(1) };
  }

  it('show the same quantity, and are both reset by one', async () => {
    const { first, second } = joinedTabs();
    await Promise.all([first.start(), settle()]);
    await Promise.all([second.start(), settle()]);
    await Promise.all([first.add({ productId: 'shirt', quantity: 3 }), settle()]);
    await Promise.all([first.load(), settle()]);
    expect(second.state.getState().totalQuantity).toBe(3);
    await Promise.all([second.reset(), settle()]);
    expect(first.state.getState()).toMatchObject({
      token: 'basket-2',
      basket: { lines: [] },
      totalQuantity: 0,
    });
  });

  it('put their first lines into one basket, although both are added at once', async () => {
    const { shop, first, second } = joinedTabs();
    await Promise.all([first.start(), second.start(), settle()]);
    const adding = [
      first.add({ productId: 'shirt', quantity: 1 }),
      second.add({ productId: 'cap', quantity: 2 }),
    ];
    await Promise.all([...adding, settle()]);
    expect(shop.calls.filter(({ id }) => id === 'createBasket')).toHaveLength(1);
    for (const { state } of [first, second])
      expect(state.getState()).toMatchObject({ token: 'basket-1', totalQuantity: 3, error: null });
  });

  it('begin one basket when both notice an order that neither was told about', async () => {
    const { shop, first, second } = joinedTabs();
    await Promise.all([first.add({ productId: 'shirt', quantity: 1 }), settle()]);
    await Promise.all([second.start(), settle()]);
    shop.order('basket-1');
    const adding = [first, second].map((tab) => tab.add({ productId: 'cap', quantity: 1 }));
    await Promise.all([...adding, settle()]);
    expect(shop.calls.filter(({ id }) => id === 'createBasket')).toHaveLength(2);
    expect(shop.quantityOf('basket-2', 'cap')).toBe(2);
  });

  it('start the same new basket when one finds that the old one was ordered', async () => {
    const { shop, cookie, first, second } = joinedTabs();
    await Promise.all([first.start(), settle()]);
    await Promise.all([first.add({ productId: 'shirt', quantity: 3 }), settle()]);
    shop.order('basket-1');
    await Promise.all([second.start(), settle()]);
    for (const { state } of [first, second])
      expect(state.getState()).toMatchObject({ token: 'basket-2', totalQuantity: 0, error: null });
    expect(cookie).toMatchObject({ token: 'basket-2', receipt: 'basket-1' });
  });
});
