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

/** The login and the basket of a page, once their code has loaded: both use the page's states. */
export function createDomains(commerce: Commerce, storeId: string) {
  const { client } = commerce;
  const basket = createBasket({
    client,
    cookie: createBasketCookie(document, storeId),
    channel: createBasketChannel(),
    lock: createTabLock('matchday-basket'),
    queries: queryClientOf(commerce),
    state: commerce.basket.state,
  });
  const auth = createAuth({
    client,
    basket,
    cookie: createAuthCookie(document, storeId),
    channel: createAuthChannel(),
    log: logFailedLogin,
    state: commerce.auth.state,
  });
  return { basket, auth };
}

/** S8.9 */
function logFailedLogin({ code }: ApiError) {
  warn(`A login failed: ${code}`);
}
