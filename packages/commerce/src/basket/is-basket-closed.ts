import { ApiError } from '@matchday/api-client';

/** Whether a call was refused because its basket is deleted or ordered and can no longer be read or changed. */
export function isBasketClosed(error: unknown): error is ApiError {
  return (
    error instanceof ApiError && ['UnknownBasket', 'BasketExpired', 'BasketOrdered'].includes(error.code)
  );
}
