'use client';

import type { Session } from '@matchday/api-client';
import { createDeferredAuth, createDeferredBasket } from '@matchday/commerce';
import { type Commerce, CommerceProvider } from '@matchday/commerce/react';
import { createContext, type ReactNode, use, useEffect, useState } from 'react';
import { loadPart } from '../loading/load-part';
import { reportFrom } from '../reporting/report';
import { browserStorage } from './browser-storage';
import { createShopClient, loadClient } from './shop-client';

export interface ShopContext {
  storeId: string;
  culture: string;
  locale: string;
  currency: string;
  pathPrefix: string;
  /** Root of the category tree; missing if the settings never loaded. */
  rootCategoryId?: string;
  /** The store's, as an IANA name. */
  timeZone: string;
}

const Shop = createContext<ShopContext>({
  storeId: '',
  culture: '',
  locale: 'en',
  currency: '',
  pathPrefix: '',
  timeZone: 'UTC',
});

/** The shop that the page belongs to. */
export const useShop = () => use(Shop);

/** The shopper's login and basket in this tab. They arrive in the browser: no page that is shared knows them. */
export function ShopProvider({ shop, children }: { shop: ShopContext; children: ReactNode }) {
  const [commerce] = useState(() => createCommerce(shop));
  useEffect(() => reportFrom(shop), [shop]);
  useEffect(() => {
    void commerce.basket.start();
    return commerce.auth.start();
  }, [commerce]);
  return (
    <Shop value={shop}>
      <CommerceProvider commerce={commerce}>{children}</CommerceProvider>
    </Shop>
  );
}

/** The gateway holds the tokens and has already tried to refresh them: a session that it refuses has ended (S8.1). */
const keptByGateway = (end: () => void): Session => ({
  accessToken: () => null,
  refresh: () => Promise.resolve(false),
  end,
});

const loadDomains = () => loadPart(() => import('./loaded-domains'));

function createCommerce(shop: ShopContext): Commerce {
  let domains: ReturnType<Awaited<ReturnType<typeof loadDomains>>['createDomains']> | undefined;
  const loaded = async () => {
    // The domains start with a call.
    void loadClient().catch(() => {});
    const { createDomains } = await loadDomains();
    domains ??= createDomains(commerce, shop.storeId);
    return domains;
  };
  const auth = createDeferredAuth(async () => (await loaded()).auth);
  const commerce: Commerce = {
    client: createShopClient(
      shop,
      keptByGateway(() => auth.end('expiry')),
    ),
    auth,
    basket: createDeferredBasket(async () => (await loaded()).basket),
    storage: browserStorage,
  };
  return commerce;
}
