import { ApiError } from '@matchday/api-client';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createCookie, createShop } from '../../test/shop';
import { noResponse, settle, started, startedWithBasket } from '../../test/started-basket';
import type { BasketChannel, BasketMessage } from './basket-channel';
import { createBasket } from './create-basket';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

describe('start (S4.6 to S4.8)', () => {
  it('makes no call without a basket, and shows that nothing is in it', async () => {
    const { shop, basket, cookie, now } = await started();
    await Promise.all([basket.load(), settle()]);
    expect(shop.calls).toEqual([]);
    expect(cookie.token).toBeNull();
    const total = { amount: 0, currency: 'EUR' };
    const nothing = { summary: { quantity: 0, total }, basket: { lines: [], vouchers: [] } };
    expect(now()).toMatchObject({ token: null, hasLoaded: true, totalQuantity: 0, error: null, ...nothing });
  });

  it('creates a basket with the first line', async () => {
    const { shop, basket, cookie, now } = await started();
    await Promise.all([basket.add({ productId: 'shirt', quantity: 2 }), settle()]);
    expect(shop.calls.map(({ id }) => id).slice(0, 2)).toEqual(['createBasket', 'addBasketLine']);
    expect(now()).toMatchObject({ token: 'basket-1', totalQuantity: 2, error: null });
    expect(cookie.token).toBe('basket-1');
  });

  it('creates one basket for two first lines at once, and keeps both', async () => {
    const { shop, basket } = await started();
    const add = (productId: string) => basket.add({ productId, quantity: 1 });
    await Promise.all([add('shirt'), add('cap'), settle()]);
    expect(['shirt', 'cap'].map((id) => shop.quantityOf('basket-1', id))).toEqual([1, 1]);
  });

  it('does not lose a line if the basket cannot be created at first', async () => {
    const { shop, basket, now } = await started();
    shop.failNext(noResponse());
    const line = { productId: 'shirt', quantity: 1 };
    const refused = basket.add(line).catch((error: unknown) => error);
    await settle();
    expect(await refused).toMatchObject({ code: 'NoAnswer' });
    await Promise.all([basket.add(line), settle()]);
    expect(now()).toMatchObject({ token: 'basket-1', totalQuantity: 1 });
  });

  it('adds a line to a new basket when the old one is gone', async () => {
    const shop = createShop();
    const cookie = createCookie('expired');
    const basket = createBasket({ client: shop.clientOf(cookie), cookie });
    await Promise.all([basket.add({ productId: 'shirt', quantity: 1 }), settle()]);
    expect(shop.quantityOf('basket-1', 'shirt')).toBe(1);
    expect(cookie.token).toBe('basket-1');
  });

  it('loads the summary of the basket in the cookie', async () => {
    const first = await started();
    await Promise.all([first.basket.add({ productId: 'shirt', quantity: 2 }), settle()]);
    const second = await started(first.shop, first.cookie);
    expect(second.now()).toMatchObject({ token: 'basket-1', totalQuantity: 2 });
  });

  it('sets hasLoaded after a failure too, and keeps the token', async () => {
    const shop = createShop();
    shop.failNext(noResponse());
    const { now, cookie } = await started(shop, createCookie('basket-9'));
    expect(now()).toMatchObject({ hasLoaded: true, token: 'basket-9' });
    expect(now().error).toBeInstanceOf(ApiError);
    expect(cookie.token).toBe('basket-9');
  });

  it('starts a new basket when the old one is gone', async () => {
    const { now } = await started(createShop(), createCookie('expired'));
    expect(now()).toMatchObject({ token: 'basket-1', error: null });
  });

  it('starts a new basket after an order, and keeps the old one for its receipt', async () => {
    const { shop, cookie } = await startedWithBasket();
    shop.order('basket-1');
    const { now } = await started(shop, cookie);
    expect(now().token).toBe('basket-2');
    expect(cookie.receipt).toBe('basket-1');
  });
});

describe('follow', () => {
  it('continues with the basket that another page has created', async () => {
    const { shop, basket, cookie, now } = await startedWithBasket();
    await Promise.all([basket.add({ productId: 'shirt', quantity: 2 }), settle()]);
    await Promise.all([basket.load(), settle()]);
    await Promise.all([shop.clientOf(cookie).call('createBasket', {}), settle()]);
    await Promise.all([basket.follow(), settle()]);
    expect(now()).toMatchObject({ token: 'basket-2', totalQuantity: 0, basket: { lines: [] } });
  });

  it('makes no call if the basket is unchanged or the cookie is missing', async () => {
    const { shop, basket, cookie, now } = await startedWithBasket();
    const before = shop.calls.length;
    await Promise.all([basket.follow(), settle()]);
    cookie.clear();
    await Promise.all([basket.follow(), settle()]);
    expect(shop.calls).toHaveLength(before);
    expect(now().token).toBe('basket-1');
  });
});

it('a tab that learns that its basket is paid continues with the lines added during the payment', async () => {
  const { shop, basket, now } = await startedWithBasket();
  shop.order('basket-1', { productId: 'scarf', quantity: 1 });
  await Promise.all([basket.load(), settle()]);
  expect(now()).toMatchObject({ token: 'basket-2', totalQuantity: 1 });
});

describe('reset (S4.9)', () => {
  it('creates a new basket, clears the state and keeps the paid one for its receipt', async () => {
    const { basket, cookie, now } = await started();
    await Promise.all([basket.add({ productId: 'shirt', quantity: 1 }), settle()]);
    await Promise.all([basket.reset(), settle()]);
    expect(now()).toMatchObject({ token: 'basket-2', totalQuantity: 0 });
    expect(cookie).toMatchObject({ token: 'basket-2', receipt: 'basket-1' });
  });

  it('continues with the lines that were added during the payment', async () => {
    const { shop, basket, now } = await startedWithBasket();
    shop.order('basket-1', { productId: 'scarf', quantity: 1 });
    await Promise.all([basket.reset(), settle()]);
    expect(now()).toMatchObject({ token: 'basket-2', totalQuantity: 1 });
  });

  it('clears the state and the cookie when that fails', async () => {
    const { shop, basket, cookie, now } = await startedWithBasket();
    shop.failNext(noResponse());
    await Promise.all([basket.reset(), settle()]);
    expect(now()).toMatchObject({ token: null, summary: null, hasLoaded: true });
    expect(cookie.token).toBeNull();
  });
});

describe('take', () => {
  it('continues with the basket that a login returned', async () => {
    const { shop, basket, cookie, now } = await started();
    await Promise.all([basket.add({ productId: 'shirt', quantity: 2 }), settle()]);
    const other = await started(shop, createCookie());
    await Promise.all([other.basket.take('basket-1'), settle()]);
    expect(other.now()).toMatchObject({ token: 'basket-1', totalQuantity: 2 });
    expect([now().token, cookie.token]).toEqual(['basket-1', 'basket-1']);
  });

  it('continues without a basket after a logout, and creates the next one with its first line', async () => {
    const { shop, basket, cookie, now } = await started();
    await Promise.all([basket.add({ productId: 'shirt', quantity: 1 }), settle()]);
    await Promise.all([basket.take(null), settle()]);
    expect(now()).toMatchObject({ token: null, totalQuantity: 0, basket: { lines: [] } });
    expect(cookie).toMatchObject({ token: null, receipt: null });
    await Promise.all([basket.add({ productId: 'cap', quantity: 1 }), settle()]);
    expect(shop.quantityOf('basket-2', 'cap')).toBe(1);
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
    const cookie = createCookie();
    const tab = createBasket({ client: shop.clientOf(cookie), cookie, channel });
    await Promise.all([tab.start(), settle()]);
    hear({ type: 'taken', token: 'basket-1' });
    await settle();
    expect(tab.state.getState()).toMatchObject({ token: 'basket-1', totalQuantity: 3 });
    await Promise.all([tab.take('basket-1'), settle()]);
    expect(sent.at(-1)).toEqual({ type: 'taken', token: 'basket-1' });
  });
});
