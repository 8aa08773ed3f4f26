'use client';

import { createApiClient } from '@matchday/api-client';
import { createBasket, createBasketChannel, createBasketCookie, createCheckout } from '@matchday/commerce';
import { type Commerce, CommerceProvider } from '@matchday/commerce/react';
import { createContext, type ReactNode, use, useEffect, useState } from 'react';

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

/** The shopper's basket and checkout in this tab. They arrive in the browser: no page that is shared knows them. */
export function ShopProvider({ shop, children }: { shop: ShopContext; children: ReactNode }) {
  const [commerce] = useState(() => createCommerce(shop));
  useEffect(() => {
    void commerce.basket.start();
  }, [commerce]);
  return (
    <Shop value={shop}>
      <CommerceProvider commerce={commerce}>{children}</CommerceProvider>
    </Shop>
  );
}

/** The typed client of the shop's own origin. */
export function createShopClient({ storeId, culture, currency }: ShopContext) {
  const baseUrl = typeof location === 'undefined' ? 'http://localhost' : location.origin;
  return createApiClient({ baseUrl, store: { storeId, culture, currency } });
}

function createCommerce(shop: ShopContext): Commerce {
  const client = createShopClient(shop);
  const inBrowser = typeof document !== 'undefined';
  const basket = createBasket({
    client,
    cookie: inBrowser ? createBasketCookie(document) : noCookie,
    ...(inBrowser && { channel: createBasketChannel() }),
  });
  const checkout = createCheckout({ client, basket, redirect: (url) => location.assign(url) });
  return { basket, checkout };
}

const noCookie = {
  read: () => null,
  write: () => {},
  clear: () => {},
  readReceipt: () => null,
  writeReceipt: () => {},
};
