import type { Page } from '@playwright/test';
import { aProduct, expect, hydrated, test } from './shop';

test.use({ scripts: 'late' });

const appScripts = (page: Page) => page.locator('script[src^="/_next/static/"]:not([nomodule])').count();

/** Lets the app's scripts arrive as late as on a slow connection. */
const delayScripts = (page: Page, ms: number) =>
  page.route(/\/_next\/static\/.*\.js/, async (route) => {
    await new Promise((resolve) => setTimeout(resolve, ms));
    await route.continue();
  });

test('the app’s scripts start with the first sign of a person', async ({ page, shop }) => {
  const { url } = await aProduct(shop);
  await page.goto(url);
  expect(await appScripts(page)).toBe(0);
  await page.mouse.move(300, 300);
  await hydrated(page);
  expect(await appScripts(page)).toBeGreaterThan(3);
});

test('without a person they start when the page has been idle', async ({ page, shop }) => {
  await page.goto(shop.home);
  expect(await appScripts(page)).toBe(0);
  await hydrated(page);
});

test('what is tapped before the app listens happens once, as soon as it does', async ({ page, shop }) => {
  const found = await aProduct(shop);
  await delayScripts(page, 1_500);
  await page.goto(found.url);
  await page.getByText(found.variant.size, { exact: true }).first().click();
  const button = page.getByRole('button', { name: shop.t('Product.AddToBasket'), exact: true });
  await button.click();
  await expect(button).toHaveAttribute('aria-busy', 'true');
  await expect(page.getByRole('link', { name: shop.t('Basket.View') })).toBeVisible();
  await expect(
    page.getByRole('banner').getByRole('link', { name: shop.t('Accessibility.Basket.One', { count: 1 }) }),
  ).toBeAttached();
});

test('what is typed before the app listens is kept and validated', async ({ page, shop }) => {
  const { t, home } = shop;
  await delayScripts(page, 1_500);
  await page.goto(`${home}login/`);
  const email = page.getByRole('main').getByLabel(t('Account.Email'), { exact: true }).first();
  await email.fill('freja@example.com');
  await hydrated(page);
  await expect(email).toHaveValue('freja@example.com');
  await page
    .getByRole('main')
    .getByRole('button', { name: t('Login.Submit'), exact: true })
    .click();
  await expect(email).toHaveAttribute('aria-invalid', 'false');
  await expect(email).toHaveValue('freja@example.com');
});
