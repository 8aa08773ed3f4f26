'use client';

import type { ApiError, Session } from '@matchday/api-client';
import {
  createAuth,
  createAuthChannel,
  createAuthCookie,
  createBasket,
  createBasketChannel,
  createBasketCookie,
} from '@matchday/commerce';
import { type Commerce, CommerceProvider } from '@matchday/commerce/react';
import { createContext, type ReactNode, use, useEffect, useState } from 'react';
import { browserStorage } from './browser-storage';
import { createShopClient } from './shop-client';

export interface ShopContext {
  storeId: string;
  culture: string;
  locale: string;
  currency: string;
  pathPrefix: string;
}

const Shop = createContext<ShopContext>({
  storeId: '',
  culture: '',
  locale: 'en',
  currency: '',
  pathPrefix: '',
});

/** The shop that the page belongs to. */
export const useShop = () => use(Shop);

/** The shopper's login and basket in this tab. They arrive in the browser: no page that is shared knows them. */
export function ShopProvider({ shop, children }: { shop: ShopContext; children: ReactNode }) {
  const [commerce] = useState(() => createCommerce(shop));
  useEffect(() => {
    void commerce.basket.start();
    const stop = commerce.auth.start();
    const catchUp = () => {
      if (document.visibilityState !== 'visible') return;
      commerce.auth.check();
      void commerce.basket.follow();
    };
    document.addEventListener('visibilitychange', catchUp);
    window.addEventListener('pageshow', catchUp);
    return () => {
      stop();
      document.removeEventListener('visibilitychange', catchUp);
      window.removeEventListener('pageshow', catchUp);
    };
  }, [commerce]);
  return (
    <Shop value={shop}>
      <CommerceProvider commerce={commerce}>{children}</CommerceProvider>
    </Shop>
  );
}

/** The gateway holds the tokens and has tried to renew them already: what it refuses is over (S8.1). */
const keptByGateway = (end: () => void): Session => ({
  accessToken: () => null,
  refresh: () => Promise.resolve(false),
  end,
});

function createCommerce(shop: ShopContext): Commerce {
  const client = createShopClient(
    shop,
    keptByGateway(() => auth.end('expiry')),
  );
  const inBrowser = typeof document !== 'undefined';
  const basket = createBasket({
    client,
    cookie: inBrowser ? createBasketCookie(document) : noCookie,
    ...(inBrowser && { channel: createBasketChannel() }),
  });
  const auth = createAuth({
    client,
    basket,
    cookie: inBrowser ? createAuthCookie(document, shop.storeId) : nobody,
    ...(inBrowser && { channel: createAuthChannel() }),
    log: logFailedLogin,
  });
  return { client, auth, basket, storage: browserStorage };
}

/** S8.9 */
function logFailedLogin({ code }: ApiError) {
  void import('../reporting/report').then(({ warn }) => warn(`A login failed: ${code}`));
}

const nobody = { read: () => false, clear: () => {} };

/** The basket's cookies where there is no browser. */
export const noCookie = {
  read: () => null,
  write: () => {},
  clear: () => {},
  readReceipt: () => null,
  writeReceipt: () => {},
};
