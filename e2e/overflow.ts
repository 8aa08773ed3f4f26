import type { Page } from '@playwright/test';

/** The number of pixels by which the page is wider than the screen, with the brand's fonts loaded. */
export const overflowOf = (page: Page): Promise<number> =>
  page.evaluate(async () => {
    await document.fonts.ready;
    return document.documentElement.scrollWidth - innerWidth;
  });
