import { demoStores } from '@matchday/api/demo';
import type { Page } from '@playwright/test';
import type { aProduct, Shop } from '../shop';

export type Found = Awaited<ReturnType<typeof aProduct>>;

/** How a shopper comes to a screen. */
export type Visit = (page: Page, shop: Shop, found: Found) => Promise<unknown>;

/** Opens an address below the club's front page. */
export const at =
  (path: string): Visit =>
  (page, { home }) =>
    page.goto(`${home}${path}`);

/** Opens a page of the demonstration's content by its id. */
export const atContent =
  (id: string): Visit =>
  (page, { clubId, culture, home }) => {
    const pages = demoStores().find(({ store }) => store.id === clubId)?.pages ?? [];
    const texts: Record<string, { path: string }> = pages.find((one) => one.id === id)?.texts ?? {};
    const path = texts[culture]?.path;
    if (!path) throw new Error(`${clubId} has no page ${id} in ${culture}`);
    return page.goto(`${home.replace(/\/$/, '')}${path}`);
  };
