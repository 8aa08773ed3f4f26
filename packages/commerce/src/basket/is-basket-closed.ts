import { ApiError } from '@matchday/api-client';

/** Whether a call was refused because its basket is gone or ordered: it can be neither read nor changed any more. */
export function isBasketClosed(error: unknown): error is ApiError {
  return (
    error instanceof ApiError && ['UnknownBasket', 'BasketExpired', 'BasketOrdered'].includes(error.code)
  );
}
