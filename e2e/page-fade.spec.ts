import type { Page } from '@playwright/test';
import { aCategory } from './category-page';
import { expect, test } from './shop';

test.use({ scripts: 'late' });

/** Whether the browser fades from one document to the next when a link is followed before the app's scripts run. */
async function followsWithFade(page: Page, from: string): Promise<boolean> {
  await page.addInitScript(() =>
    addEventListener('pagereveal', (event) => {
      sessionStorage.setItem('fade', String('viewTransition' in event && event.viewTransition !== null));
    }),
  );
  await page.goto(from);
  await page.getByRole('main').getByRole('article').first().getByRole('link').first().click();
  await expect(page).toHaveURL(/\/p-/);
  await page.waitForLoadState();
  return page.evaluate(() => sessionStorage.getItem('fade') === 'true');
}

test('one document follows another with a fade', async ({ page, shop }) => {
  expect(await followsWithFade(page, (await aCategory(shop)).url)).toBe(true);
});

test('nothing moves for people who want less motion', async ({ page, shop }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  expect(await followsWithFade(page, (await aCategory(shop)).url)).toBe(false);
});
