import type { ApiError } from '@matchday/api-client';
import {
  createAuth,
  createAuthChannel,
  createAuthCookie,
  createBasket,
  createBasketChannel,
  createBasketCookie,
  createTabLock,
  queryClientOf,
} from '@matchday/commerce';
import type { Commerce } from '@matchday/commerce/react';
import { warn } from '../reporting/report';

/** The login and the basket of a page, once their code has loaded. */
export function createDomains(commerce: Commerce, storeId: string) {
  const { client } = commerce;
  const basket = createBasket({
    client,
    cookie: createBasketCookie(document, storeId),
    channel: createBasketChannel(),
    lock: createTabLock('matchday-basket'),
    queries: queryClientOf(commerce),
  });
  const auth = createAuth({
    client,
    basket,
    cookie: createAuthCookie(document, storeId),
    channel: createAuthChannel(),
    log: logFailedLogin,
  });
  return { basket, auth };
}

/** S8.9 */
function logFailedLogin({ code }: ApiError) {
  warn(`A login failed: ${code}`);
}
