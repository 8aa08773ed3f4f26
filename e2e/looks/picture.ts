import { join } from 'node:path';
import type { Page } from '@playwright/test';

const folder = join(import.meta.dirname, '../../screenshots');

/** Saves the whole page as `screenshots/<club>/<name>-<width>.png`, with every picture that loads late in it. */
export async function takePicture(page: Page, club: string, name: string) {
  await page.waitForLoadState('load');
  await page.evaluate(async () => {
    document.documentElement.style.scrollBehavior = 'auto';
    for (const picture of document.images) picture.loading = 'eager';
    await document.fonts.ready;
    await Promise.all([...document.images].map((picture) => picture.decode().catch(() => undefined)));
    window.scrollTo(0, 0);
  });
  const width = page.viewportSize()?.width;
  await page.screenshot({ path: join(folder, club, `${name}-${width}.png`), fullPage: true });
}
