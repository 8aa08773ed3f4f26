import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import type { Shop } from '../shop';
import { measureScreen } from './measure-screen';

const folder = join(import.meta.dirname, '../../screenshots');

/**
 * Saves a screenshot of the page or of the window as `screenshots/<club>/<name>-<width>.png`. With `LOOKS_MEASURED`, what
 * differs at every visit is replaced, and the screen's weight and accessibility are saved next to it.
 */
export async function takeScreenshot(page: Page, { clubId }: Shop, name: string, extent: 'page' | 'window') {
  await page.waitForLoadState('networkidle');
  if (extent === 'page') await showAll(page);
  else await page.waitForFunction(allInSight);
  const width = page.viewportSize()?.width;
  const path = join(folder, clubId, `${name}-${width}.png`);
  const measured = process.env.LOOKS_MEASURED ? await measureScreen(page) : undefined;
  await page.screenshot({ path, fullPage: extent === 'page' });
  if (measured) await writeFile(path.replace('.png', '.json'), JSON.stringify(measured));
}

/** Scrolls through the page to load lazy content, and returns to the top. */
async function showAll(page: Page) {
  await page.addStyleTag({ content: '* { content-visibility: visible !important }' });
  await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
  await page.getByRole('contentinfo').getByRole('textbox').first().waitFor();
  await page.evaluate(async () => {
    document.documentElement.style.scrollBehavior = 'auto';
    for (const image of document.images) image.loading = 'eager';
    await document.fonts.ready;
    await Promise.all([...document.images].map((image) => image.decode().catch(() => undefined)));
    window.scrollTo(0, 0);
  });
}

function allInSight(): boolean {
  const seen = [...document.images].filter((image) => image.getBoundingClientRect().top < innerHeight);
  return seen.every(({ complete }) => complete);
}
