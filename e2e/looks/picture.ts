import { join } from 'node:path';
import type { Page } from '@playwright/test';
import type { Shop } from '../shop';

const folder = join(import.meta.dirname, '../../screenshots');

/** Saves the whole page, or what the window shows of it, as `screenshots/<club>/<name>-<width>.png`. */
export async function takePicture(page: Page, { clubId }: Shop, name: string, extent: 'page' | 'window') {
  await page.waitForLoadState('networkidle');
  if (extent === 'page') await showAll(page);
  else await page.waitForFunction(allInSight);
  const width = page.viewportSize()?.width;
  const path = join(folder, clubId, `${name}-${width}.png`);
  await page.screenshot({ path, fullPage: extent === 'page' });
}

/** Loads and lays out what waits until one scrolls to it, and goes back to the top. */
async function showAll(page: Page) {
  await page.addStyleTag({ content: '* { content-visibility: visible !important }' });
  await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
  await page.getByRole('contentinfo').getByRole('textbox').first().waitFor();
  await page.evaluate(async () => {
    document.documentElement.style.scrollBehavior = 'auto';
    for (const picture of document.images) picture.loading = 'eager';
    await document.fonts.ready;
    await Promise.all([...document.images].map((picture) => picture.decode().catch(() => undefined)));
    window.scrollTo(0, 0);
  });
}

function allInSight(): boolean {
  const seen = [...document.images].filter((picture) => picture.getBoundingClientRect().top < innerHeight);
  return seen.every(({ complete }) => complete);
}
