import type { Page } from '@playwright/test';
import { addToBasket, aProduct, expect, test } from './shop';

/** Records the movements in the header: which part moves, and for how long. */
const recordMovements = (page: Page) =>
  page.evaluate(() => {
    document.documentElement.dataset.moved = '';
    document.addEventListener('animationstart', ({ target }) => {
      if (!(target instanceof Element) || !target.closest('header')) return;
      const { animationDuration } = getComputedStyle(target);
      document.documentElement.dataset.moved += `${target.tagName} ${animationDuration} `;
    });
  });

test('the basket icon moves for one second when the quantity changes, and when it is emptied (S2.41)', async ({
  page,
  shop,
}) => {
  const { t } = shop;
  const found = await aProduct(shop);
  await addToBasket(page, shop, found);
  const link = (name: string) => page.getByRole('banner').getByRole('link', { name });
  await expect(link(t('Accessibility.Basket.One', { count: 1 }))).toBeVisible();
  const { name } = found.product;
  await recordMovements(page);
  await page.getByRole('button', { name: t('Basket.Quantity.Increase', { name }) }).click();
  await expect(page.locator('html')).toHaveAttribute('data-moved', /svg 1s .*span 1s/i);
  await expect(link(t('Accessibility.Basket.Other', { count: 2 }))).toBeVisible();
  await recordMovements(page);
  await page.getByRole('button', { name: t('Basket.Remove.Line', { name }) }).click();
  await expect(link(t('Accessibility.Basket.Empty'))).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('data-moved', /^svg 1s /i);
});

test('the basket icon stays still for visitors who prefer reduced motion', async ({ page, shop }) => {
  const { t } = shop;
  const found = await aProduct(shop);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await addToBasket(page, shop, found);
  const { name } = found.product;
  await recordMovements(page);
  await page.getByRole('button', { name: t('Basket.Quantity.Increase', { name }) }).click();
  await expect(page.locator('html')).toHaveAttribute('data-moved', /svg/i);
  await expect(page.locator('html')).not.toHaveAttribute('data-moved', / 1s/);
});
