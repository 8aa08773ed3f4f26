import { demoStores } from '@matchday/api/demo';
import type { Page } from '@playwright/test';
import type { aProduct, Shop } from '../shop';

export type Found = Awaited<ReturnType<typeof aProduct>>;

/** The steps that lead to a screen. */
export type Visit = (page: Page, shop: Shop, found: Found) => Promise<unknown>;

/** Opens an address below the club's front page. */
export const at =
  (path: string): Visit =>
  (page, { home }) =>
    page.goto(`${home}${path}`);

/** Opens a demonstration content page by its id. */
export const atContent =
  (id: string): Visit =>
  (page, { clubId, culture, home }) => {
    const pages = demoStores().find(({ store }) => store.id === clubId)?.pages ?? [];
    const texts: Record<string, { path: string }> = pages.find((one) => one.id === id)?.texts ?? {};
    const path = texts[culture]?.path;
    if (!path) throw new Error(`${clubId} has no page ${id} in ${culture}`);
    return page.goto(`${home.replace(/\/$/, '')}${path}`);
  };
