import type { Page } from '@playwright/test';
import { addToBasket, aProduct, expect, hydrated, type Shop, test } from './shop';

const bar = (page: Page) => page.locator('body > [data-state]');

/** Opens the front page with one line in the basket, and returns the link to it once the line is known. */
async function filledBasketLink(page: Page, shop: Shop) {
  await addToBasket(page, shop, await aProduct(shop));
  await page.goto(shop.home);
  const link = page
    .getByRole('banner')
    .getByRole('link', { name: shop.t('Accessibility.Basket.One', { count: 1 }) });
  await expect(link).toBeVisible();
  return link;
}

test.describe('the progress bar', () => {
  test('appears during a slow request and disappears after the response (S2.35)', async ({ page, shop }) => {
    const basket = await filledBasketLink(page, shop);
    let respond = () => {};
    const held = new Promise<void>((resolve) => {
      respond = resolve;
    });
    await page.route('**/api/baskets/**', async (route) => {
      await held;
      await route.continue();
    });
    await basket.click();
    await expect(page.getByRole('progressbar', { name: shop.t('Accessibility.Loading') })).toBeAttached();
    respond();
    await expect(bar(page)).toHaveCount(0);
  });

  test('shows that a request failed (S8.13)', async ({ page, shop, expectedErrors }) => {
    expectedErrors.push(/ERR_FAILED .*\/api\/baskets\//);
    const basket = await filledBasketLink(page, shop);
    await page.route('**/api/baskets/**', (route) => route.abort());
    await basket.click();
    await expect(bar(page)).toHaveAttribute('data-state', 'failed');
  });
});

test('a new page starts at the top with its own title (S2.34, S2.21)', async ({ page, shop }) => {
  const found = await aProduct(shop);
  await page.goto(found.categoryUrl);
  await hydrated(page);
  const title = await page.title();
  const card = page
    .getByRole('region', { name: shop.t('Category.Products') })
    .getByRole('article')
    .last();
  await card.scrollIntoViewIfNeeded();
  expect(await page.evaluate(() => scrollY)).toBeGreaterThan(0);
  await card.getByRole('link').first().click();
  await expect(page).toHaveURL(/\/p-[a-z0-9-]+\/$/);
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
  await expect(page).not.toHaveTitle(title);
});

test('scrolling to an element stops 50 px below the header (S9.5)', async ({ page, shop }) => {
  const { views } = await shop.client.call('getSettings', { query: { url: shop.home } });
  await page.goto(views.clubSettings.termsAndConditionsPage?.url ?? '');
  await hydrated(page);
  const sections = page.getByRole('navigation', { name: shop.t('Terms.Sections') });
  await sections.getByRole('link').nth(2).click();
  const distance = () =>
    page.evaluate(() => {
      const target = document.querySelector(':target')?.getBoundingClientRect().top ?? 0;
      const header = document.querySelector('header')?.getBoundingClientRect().height ?? 0;
      return Math.round(target - header);
    });
  await expect.poll(distance).toBeGreaterThanOrEqual(49);
  await expect.poll(distance).toBeLessThanOrEqual(52);
});

test('a lost connection is announced, and so is its return; the basket reloads by itself (S2.37)', async ({
  page,
  shop,
  context,
  expectedErrors,
}) => {
  // Whatever a page still asks for fails while there is no connection.
  expectedErrors.push(/ERR_FAILED .*\/api\//, /ERR_INTERNET_DISCONNECTED /);
  const { t } = shop;
  const found = await aProduct(shop);
  await addToBasket(page, shop, found);
  await expect(
    page.getByRole('button', { name: t('Basket.Remove.Line', { name: found.product.name }) }),
  ).toBeVisible();
  await page.goto(shop.home);
  await hydrated(page);
  // What loads after the page has to be there before the connection goes.
  await page.waitForLoadState('networkidle');
  await page.route('**/api/baskets/**', (route) => route.abort());
  await context.setOffline(true);
  await expect(page.getByText(t('Accessibility.Offline'))).toBeVisible();
  await page.unroute('**/api/baskets/**');
  await context.setOffline(false);
  await expect(page.getByText(t('Accessibility.Online'))).toBeVisible();
  await expect(page.getByText(t('Accessibility.Online'))).toBeHidden();
});

test('a basket that failed to load loads by itself when the shop responds again', async ({
  page,
  shop,
  expectedErrors,
}) => {
  expectedErrors.push(/status of 502 .*\/api\/baskets\//);
  const { t } = shop;
  const found = await aProduct(shop);
  await addToBasket(page, shop, found);
  const remove = page.getByRole('button', { name: t('Basket.Remove.Line', { name: found.product.name }) });
  await expect(remove).toBeVisible();
  await page.route('**/api/baskets/**', (route) => route.fulfill({ status: 502, json: { errors: [] } }));
  await page.reload();
  await expect(page.getByText(t('Basket.Load.Failed'))).toBeVisible();
  await page.unroute('**/api/baskets/**');
  await expect(remove).toBeVisible();
});

test('the error page of an unknown address links to the front page (S2.23)', async ({
  page,
  shop,
  expectedErrors,
}) => {
  expectedErrors.push(/status of 404 .*\/(no\/such\/page|p-no-such-shirt)\/$/);
  for (const path of ['no/such/page/', 'p-no-such-shirt/']) {
    await page.goto(`${shop.home}${path}`, { waitUntil: 'networkidle' });
    await expect(page.getByRole('heading', { level: 1, name: shop.t('Error.NotFound.Text') })).toBeVisible();
    await page
      .getByRole('main')
      .getByRole('link', { name: shop.t('Error.Home') })
      .click();
    await expect(page).toHaveURL(new RegExp(`${shop.home}$`));
  }
});
