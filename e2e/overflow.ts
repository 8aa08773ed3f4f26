import type { Page } from '@playwright/test';

/** By how many pixels the page is wider than the screen, in the type it is meant to have. */
export const overflowOf = (page: Page): Promise<number> =>
  page.evaluate(async () => {
    await document.fonts.ready;
    return document.documentElement.scrollWidth - innerWidth;
  });
