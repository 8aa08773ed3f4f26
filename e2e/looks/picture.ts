import { join } from 'node:path';
import type { Page } from '@playwright/test';
import type { Shop } from '../shop';

const folder = join(import.meta.dirname, '../../screenshots');

/** How long the question about cookies, which would lie over the page, may take to come. */
const bannerMs = 5000;

/** Saves the whole page as `screenshots/<club>/<name>-<width>.png`, with every picture that loads late in it. */
export async function takePicture(page: Page, { clubId, t }: Shop, name: string) {
  await page.waitForLoadState('load');
  const refuse = page.getByRole('button', { name: t('Cookie.RejectAll'), exact: true });
  await refuse.click({ timeout: bannerMs }).catch(() => undefined);
  await page.evaluate(async () => {
    document.documentElement.style.scrollBehavior = 'auto';
    for (const picture of document.images) picture.loading = 'eager';
    await document.fonts.ready;
    await Promise.all([...document.images].map((picture) => picture.decode().catch(() => undefined)));
    window.scrollTo(0, 0);
  });
  const width = page.viewportSize()?.width;
  await page.screenshot({ path: join(folder, clubId, `${name}-${width}.png`), fullPage: true });
}
