import { ApiError } from '@matchday/api-client';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createCookie, createShop } from '../../test/shop';
import type { BasketChannel, BasketMessage } from './basket-channel';
import { createBasket } from './create-basket';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

const noAnswer = () => new ApiError(500, [{ code: 'NoAnswer', message: '' }]);
const settle = () => vi.advanceTimersByTimeAsync(5000);

async function started(shop = createShop(), cookie = createCookie()) {
  const basket = createBasket({ client: shop.client, cookie });
  await Promise.all([basket.start(), settle()]);
  return { shop, cookie, basket, now: () => basket.state.getState() };
}

describe('start (S4.6 to S4.8)', () => {
  it('creates a basket when there is no token, and remembers it', async () => {
    const { cookie, now } = await started();
    expect(now()).toMatchObject({ token: 'basket-1', hasLoaded: true, totalQuantity: 0, error: null });
    expect(cookie.token).toBe('basket-1');
  });

  it('loads the summary of the basket in the cookie', async () => {
    const first = await started();
    await Promise.all([first.basket.add({ productId: 'shirt', quantity: 2 }), settle()]);
    const second = await started(first.shop, first.cookie);
    expect(second.now()).toMatchObject({ token: 'basket-1', totalQuantity: 2 });
  });

  it('has loaded after a failure too, and keeps the token', async () => {
    const shop = createShop();
    shop.failNext(noAnswer());
    const { now, cookie } = await started(shop, createCookie('basket-9'));
    expect(now()).toMatchObject({ hasLoaded: true, token: 'basket-9' });
    expect(now().error).toBeInstanceOf(ApiError);
    expect(cookie.token).toBe('basket-9');
  });

  it('begins a new basket when the old one is gone', async () => {
    const { now } = await started(createShop(), createCookie('expired'));
    expect(now()).toMatchObject({ token: 'basket-1', error: null });
  });

  it('begins a new basket after an order, and keeps the old token for its receipt', async () => {
    const { shop, cookie } = await started();
    shop.order('basket-1');
    const { now } = await started(shop, cookie);
    expect(now().token).toBe('basket-2');
    expect(cookie.receipt).toBe('basket-1');
  });
});

describe('follow', () => {
  it('goes on with the basket that another page has begun meanwhile', async () => {
    const { shop, basket, cookie, now } = await started();
    await Promise.all([basket.add({ productId: 'shirt', quantity: 2 }), settle()]);
    await Promise.all([basket.load(), settle()]);
    await started(shop, Object.assign(cookie, { token: null }));
    await Promise.all([basket.follow(), settle()]);
    expect(now()).toMatchObject({ token: 'basket-2', totalQuantity: 0, basket: { lines: [] } });
  });

  it('asks nothing where the basket is the same still, or the cookie is lost', async () => {
    const { shop, basket, cookie, now } = await started();
    const before = shop.calls.length;
    await Promise.all([basket.follow(), settle()]);
    cookie.clear();
    await Promise.all([basket.follow(), settle()]);
    expect(shop.calls).toHaveLength(before);
    expect(now().token).toBe('basket-1');
  });
});

describe('answers out of order', () => {
  it('of a read that was asked before a write do not count', async () => {
    const { shop, basket, now } = await started();
    shop.delayNextAnswer(1000);
    const loaded = basket.load();
    await vi.advanceTimersByTimeAsync(150);
    await Promise.all([basket.add({ productId: 'shirt', quantity: 2 }), settle()]);
    await loaded;
    expect(now()).toMatchObject({ totalQuantity: 2, basket: { lines: [{ quantity: 2 }] } });
  });

  it('of two writes end with what the shop has', async () => {
    const { shop, cookie } = await started();
    const { basket, now } = await started(shop, cookie);
    shop.delayNextAnswer(1000);
    const first = basket.add({ productId: 'shirt', quantity: 1 });
    await vi.advanceTimersByTimeAsync(50);
    await Promise.all([first, basket.add({ productId: 'cap', quantity: 1 }), settle()]);
    expect(now().totalQuantity).toBe(2);
  });

  it('of the basket before a reset do not bring it back', async () => {
    const { shop, basket, cookie, now } = await started();
    await Promise.all([basket.add({ productId: 'shirt', quantity: 2 }), settle()]);
    shop.delayNextAnswer(1000);
    const loaded = basket.load();
    await vi.advanceTimersByTimeAsync(150);
    await Promise.all([basket.reset(), loaded, settle()]);
    expect(now()).toMatchObject({ token: 'basket-2', totalQuantity: 0 });
    expect(cookie.token).toBe('basket-2');
  });
});

describe('add', () => {
  it('adds once on a double click', async () => {
    const { shop, basket, now } = await started();
    const line = { productId: 'shirt', quantity: 1 };
    await Promise.all([basket.add(line), basket.add(line), settle()]);
    expect(shop.quantityOf('basket-1', 'shirt')).toBe(1);
    expect(now().totalQuantity).toBe(1);
  });

  it('rejects with the first error message and leaves the basket as it was (S8.8)', async () => {
    const { basket, now } = await started(createShop({ stock: 1 }));
    const added = basket.add({ productId: 'shirt', quantity: 2 }).catch((error: unknown) => error);
    await settle();
    expect(await added).toMatchObject({ name: 'ApiError', message: 'Only 1 left' });
    expect(now().totalQuantity).toBe(0);
  });
});

describe('setQuantity', () => {
  async function withShirt() {
    const context = await started();
    await Promise.all([context.basket.add({ productId: 'shirt', quantity: 1 }), settle()]);
    await Promise.all([context.basket.load(), settle()]);
    const set = (quantity: number) =>
      context.basket.setQuantity(
        { id: 'shirt', productId: 'shirt', addOnAndProductRelationId: null, personalisation: null },
        quantity,
      );
    return { ...context, set };
  }

  it('needs two calls for many clicks: the first and the latest', async () => {
    const { shop, set, now } = await withShirt();
    const before = shop.calls.length;
    for (const quantity of [2, 3, 4, 5]) set(quantity);
    expect(now().pendingQuantities).toEqual({ shirt: 5 });
    await settle();
    expect(shop.calls.length - before).toBe(2);
    expect(shop.mostAtOnce).toBe(1);
    expect(now()).toMatchObject({ totalQuantity: 5, pendingQuantities: {} });
  });

  it('returns to what the server has when the server refuses, and says why', async () => {
    const { set, now } = await withShirt();
    set(6);
    await settle();
    expect(now().basket?.lines[0]?.quantity).toBe(1);
    expect(now().pendingQuantities).toEqual({});
    expect(now().error?.message).toBe('Only 5 left');
  });

  it.each([0, 2])(
    'of a line that was paid meanwhile begins a new basket without it (%i)',
    async (quantity) => {
      const { shop, cookie, set, now } = await withShirt();
      shop.order('basket-1');
      set(quantity);
      await settle();
      expect(now()).toMatchObject({
        token: 'basket-2',
        totalQuantity: 0,
        pendingQuantities: {},
        error: null,
      });
      expect(now().basket?.lines).toEqual([]);
      expect(cookie).toMatchObject({ token: 'basket-2', receipt: 'basket-1' });
    },
  );

  it('removes a line with 0', async () => {
    const { set, now } = await withShirt();
    set(0);
    await settle();
    expect(now().basket?.lines).toEqual([]);
  });
});

describe('prints', () => {
  const printed = (name: string) => ({
    productId: 'shirt',
    quantity: 1,
    addOnAndProductRelationId: 'shirt-name',
    personalisation: { name, number: null, playerId: null },
  });

  async function withPrints() {
    const context = await started();
    const { basket } = context;
    await Promise.all([
      basket.add(printed('OLE')),
      basket.add(printed('IDA')),
      basket.add({ productId: 'shirt', quantity: 1 }),
      settle(),
    ]);
    await Promise.all([basket.load(), settle()]);
    const lines = () =>
      context.now().basket?.lines.map((line) => [line.personalisation?.name ?? null, line.quantity]);
    const line = (name: string) => {
      const found = context.now().basket?.lines.find(({ personalisation }) => personalisation?.name === name);
      if (!found) throw new Error(`No line says ${name}`);
      return found;
    };
    return { ...context, lines, line };
  }

  it('are lines of their own, even when they are added at once', async () => {
    const { lines } = await withPrints();
    expect(lines()).toEqual([
      ['OLE', 1],
      ['IDA', 1],
      [null, 1],
    ]);
  });

  it('keep to their lines when quantities change and one is removed', async () => {
    const { basket, lines, line, now } = await withPrints();
    basket.setQuantity(line('OLE'), 3);
    basket.setQuantity(line('IDA'), 0);
    expect(Object.values(now().pendingQuantities)).toEqual([3, 0]);
    await settle();
    expect(lines()).toEqual([
      ['OLE', 3],
      [null, 1],
    ]);
    expect(now()).toMatchObject({ pendingQuantities: {}, totalQuantity: 4, error: null });
  });
});

describe('reset (S4.9)', () => {
  it('creates a new basket, clears the state and keeps the paid token for its receipt', async () => {
    const { basket, cookie, now } = await started();
    await Promise.all([basket.add({ productId: 'shirt', quantity: 1 }), settle()]);
    await Promise.all([basket.reset(), settle()]);
    expect(now()).toMatchObject({ token: 'basket-2', totalQuantity: 0 });
    expect(cookie).toMatchObject({ token: 'basket-2', receipt: 'basket-1' });
  });

  it('clears the state and the cookie when that fails', async () => {
    const { shop, basket, cookie, now } = await started();
    shop.failNext(noAnswer());
    await Promise.all([basket.reset(), settle()]);
    expect(now()).toMatchObject({ token: null, summary: null, hasLoaded: true });
    expect(cookie.token).toBeNull();
  });
});

describe('two tabs', () => {
  /** Two baskets of one browser: what one tells, the other hears. */
  function joinedTabs() {
    const shop = createShop();
    const cookie = createCookie();
    const listeners: ((message: BasketMessage) => void)[] = [];
    const tab = (own: number) => {
      const channel: BasketChannel = {
        post: (message) => listeners.forEach((listener, index) => index !== own && listener(message)),
        listen(listener) {
          listeners[own] = listener;
          return () => {};
        },
      };
      return createBasket({ client: shop.client, cookie, channel });
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

  it('begin the same new basket when one finds that theirs was ordered', async () => {
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

describe('take', () => {
  it('goes on with the basket that a login led to', async () => {
    const { shop, basket, cookie, now } = await started();
    await Promise.all([basket.add({ productId: 'shirt', quantity: 2 }), settle()]);
    const other = await started(shop, createCookie());
    await Promise.all([other.basket.take('basket-1'), settle()]);
    expect(other.now()).toMatchObject({ token: 'basket-1', totalQuantity: 2 });
    expect(other.cookie.token).toBe('basket-1');
    expect([now().token, cookie.token]).toEqual(['basket-1', 'basket-1']);
  });

  it('begins a new one when the shopper has left, without a receipt of the old', async () => {
    const { basket, cookie, now } = await started();
    await Promise.all([basket.add({ productId: 'shirt', quantity: 1 }), settle()]);
    await Promise.all([basket.take(null), settle()]);
    expect(now()).toMatchObject({ token: 'basket-2', totalQuantity: 0 });
    expect(cookie).toMatchObject({ token: 'basket-2', receipt: null });
  });

  it('is followed by the other tabs', async () => {
    const sent: BasketMessage[] = [];
    let hear: (message: BasketMessage) => void = () => {};
    const channel: BasketChannel = {
      post: (message) => void sent.push(message),
      listen(listener) {
        hear = listener;
        return () => {};
      },
    };
    const shop = createShop();
    const kept = await started(shop);
    await Promise.all([kept.basket.add({ productId: 'shirt', quantity: 3 }), settle()]);
    const tab = createBasket({ client: shop.client, cookie: createCookie(), channel });
    await Promise.all([tab.start(), settle()]);
    hear({ type: 'taken', token: 'basket-1' });
    await settle();
    expect(tab.state.getState()).toMatchObject({ token: 'basket-1', totalQuantity: 3 });
    await Promise.all([tab.take('basket-1'), settle()]);
    expect(sent.at(-1)).toEqual({ type: 'taken', token: 'basket-1' });
  });
});
