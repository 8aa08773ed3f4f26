import { ApiError } from '@matchday/api-client';
import { vi } from 'vitest';
import { createBasket } from '../src/basket/create-basket';
import { createCookie, createShop } from './shop';

export const noResponse = () => new ApiError(500, [{ code: 'NoAnswer', message: '' }]);

/** Lets everything come that is on its way; time is fake. */
export const settle = () => vi.advanceTimersByTimeAsync(5000);

/** A basket in a page that has begun. */
export async function started(shop = createShop(), cookie = createCookie()) {
  const basket = createBasket({ client: shop.client, cookie });
  await Promise.all([basket.start(), settle()]);
  return { shop, cookie, basket, now: () => basket.state.getState() };
}
