import { ApiError } from '@matchday/api-client';
import { vi } from 'vitest';
import { createBasket } from '../src/basket/create-basket';
import { createCookie, createShop } from './shop';

export const noResponse = () => new ApiError(500, [{ code: 'NoAnswer', message: '' }]);

/** Lets everything come that is on its way; time is fake. */
export const settle = () => vi.advanceTimersByTimeAsync(5000);

/** A basket in a page that has begun. */
export async function started(shop = createShop(), cookie = createCookie()) {
  const basket = createBasket({ client: shop.clientOf(cookie), cookie });
  await Promise.all([basket.start(), settle()]);
  return { shop, cookie, basket, now: () => basket.state.getState() };
}

/** The same in a browser that has a basket already. */
export async function startedWithBasket(shop = createShop()) {
  const cookie = createCookie();
  await Promise.all([shop.clientOf(cookie).call('createBasket', {}), settle()]);
  return started(shop, cookie);
}
