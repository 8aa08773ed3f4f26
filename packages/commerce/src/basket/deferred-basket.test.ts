import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createCookie, createShop } from '../../test/shop';
import { settle } from '../../test/started-basket';
import { createBasket } from './create-basket';
import { createDeferredBasket } from './deferred-basket';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

function open(failures: number) {
  const shop = createShop();
  const cookie = createCookie();
  let left = failures;
  const basket = createDeferredBasket(async () => {
    left -= 1;
    if (left >= 0) throw new Error('ChunkLoadError');
    return createBasket({ client: shop.clientOf(cookie), cookie });
  });
  return { basket, now: () => basket.state.getState() };
}

it('runs the requested actions in order once its code has loaded', async () => {
  const { basket, now } = open(0);
  const line = { productId: 'shirt', quantity: 1 };
  await Promise.all([basket.start(), basket.add(line), basket.load(), settle()]);
  const key = { id: 'shirt', productId: 'shirt', addOnAndProductRelationId: null, personalisation: null };
  basket.setQuantity(key, 3);
  expect(now().pendingQuantities).toEqual({ shirt: 3 });
  await settle();
  expect(now()).toMatchObject({ totalQuantity: 3, hasLoaded: true, error: null });
});

it('reports a missing response when its code cannot be fetched, and tries again', async () => {
  const { basket, now } = open(2);
  await basket.start();
  expect(now()).toMatchObject({ hasLoaded: true, error: { code: 'NoAnswer', status: 500 } });
  await expect(basket.add({ productId: 'shirt', quantity: 1 })).rejects.toMatchObject({ code: 'NoAnswer' });
  await Promise.all([basket.load(), settle()]);
  expect(now()).toMatchObject({ totalQuantity: 0, error: null, basket: { lines: [] } });
});
