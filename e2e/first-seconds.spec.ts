import type { Page } from '@playwright/test';
import { aCategory, cards, filters, openGroup } from './category-page';
import { appScripts, delayScripts, expectOneInBasket, tapBeforeTheApp } from './first-seconds';
import { sizeRadio } from './product-page';
import { rawRequest } from './raw-request';
import { aProduct, expect, hydrated, test } from './shop';

test.use({ scripts: 'late' });

const addButton = (page: Page, t: (alias: string) => string) =>
  page.getByRole('button', { name: t('Product.AddToBasket'), exact: true });

test('the app’s scripts start with the first sign of a person', async ({ page, shop }) => {
  const { url } = await aProduct(shop);
  await page.goto(url);
  expect(await appScripts(page).count()).toBe(0);
  await page.mouse.move(300, 300);
  await expect.poll(() => appScripts(page).count()).toBeGreaterThan(3);
  await hydrated(page);
});

test('a key starts them, and what has the focus then works as if they had been there', async ({
  page,
  shop,
}) => {
  await delayScripts(page, () => 500);
  await page.goto(shop.home);
  expect(await appScripts(page).count()).toBe(0);
  await page.keyboard.press('Tab');
  await expect.poll(() => appScripts(page).count()).toBeGreaterThan(3);
  await hydrated(page);
});

test('without a person they start when the page has been idle', async ({ page, shop }) => {
  await page.goto(shop.home);
  expect(await appScripts(page).count()).toBe(0);
  await page.waitForFunction(() => 'dataLayer' in window);
});

test('what is tapped before the app listens happens once, as soon as it does', async ({ page, shop }) => {
  await delayScripts(page, () => 1_500);
  await page.goto((await aProduct(shop)).url);
  const button = addButton(page, shop.t);
  await button.click();
  await expect(button).toHaveAttribute('aria-busy', 'true');
  await expect(page.getByText(shop.t('Product.Size.Missing'))).toBeVisible();
  await expect(
    page
      .getByRole('group', { name: shop.t('Product.Size') })
      .getByRole('radio')
      .first(),
  ).toBeFocused();
  await expect(button).not.toHaveAttribute('aria-busy', 'true');
});

for (const order of [0, 1, 2, 3])
  test(`a size and a tap right after it reach the app in this order, with scripts in order ${order}`, async ({
    page,
    shop,
  }) => {
    const found = await aProduct(shop);
    await delayScripts(page, (index) => 100 + ((index * 7 + order * 5) % 11) * 60);
    await page.goto(found.url);
    await tapBeforeTheApp(page, sizeRadio(page, found.variant.size), addButton(page, shop.t));
    await expectOneInBasket(page, shop, found);
  });

test('a size that is chosen early stays chosen', async ({ page, shop }) => {
  const found = await aProduct(shop);
  await delayScripts(page, () => 700);
  await page.goto(found.url);
  const radio = sizeRadio(page, found.variant.size);
  await radio.check();
  await expect(page).toHaveURL(new RegExp(`/p-${found.variant.id}/`));
  await expect(radio).toBeChecked();
  await addButton(page, shop.t).click();
  await expectOneInBasket(page, shop, found);
});

test('a filter that is chosen early filters', async ({ page, shop }) => {
  const { url, kind, kindName, value } = await aCategory(shop);
  await delayScripts(page, () => 700);
  await page.goto(url);
  await openGroup(page, shop, kindName);
  await filters(page, shop)
    .getByRole('checkbox', { name: `${value.name} (${value.count})` })
    .check();
  await expect(page).toHaveURL(`${url}?${new URLSearchParams({ [kind]: value.id })}`);
  await expect(cards(page, shop)).toHaveCount(Math.min(value.count, 24));
});

test('a price that is typed early is kept, and a key press sends it', async ({ page, shop }) => {
  const { url } = await aCategory(shop);
  await delayScripts(page, () => 900);
  await page.goto(url);
  const least = filters(page, shop).locator('input[name="min"]');
  await page
    .locator('details')
    .filter({ has: least })
    .evaluateAll((groups) => {
      for (const group of groups) (group as HTMLDetailsElement).open = true;
    });
  await least.pressSequentially('301');
  await expect(least).toHaveValue('301');
  await least.press('Enter');
  await expect(page).toHaveURL(/[?&]min=301\b/);
  await expect(least).toHaveValue('301');
});

test('what is typed into the search before the app listens is searched for', async ({ page, shop }) => {
  const { home } = shop;
  const { product } = await aProduct(shop);
  await delayScripts(page, () => 900);
  await page.goto(`${home}search-page/`);
  const field = page.getByRole('main').getByRole('searchbox');
  await field.pressSequentially(product.name.split(' ')[0] ?? '');
  await hydrated(page);
  await expect(field).toHaveValue(product.name.split(' ')[0] ?? '');
  await field.press('Enter');
  await expect(page).toHaveURL(/search-page\/\?q=/);
  await expect(page.getByRole('main').getByRole('article').first()).toBeVisible();
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('links and forms work', async ({ page, shop }) => {
    const { t, home } = shop;
    const { url } = await aCategory(shop);
    await page.goto(url);
    await page.getByRole('main').getByRole('article').first().getByRole('link').first().click();
    await expect(page).toHaveURL(/\/p-/);
    await page.getByRole('banner').getByRole('button', { name: t('Header.Search') }).click();
    await expect(page).toHaveURL(new RegExp(`${home}search-page/`));
    await page.getByRole('main').getByRole('searchbox').fill('a');
    await page.getByRole('main').getByRole('searchbox').press('Enter');
    await expect(page).toHaveURL(/search-page\/\?q=a/);
  });
});

test('scripts that fail to load cost a person one more load of the page', async ({
  page,
  shop,
  expectedErrors,
}) => {
  expectedErrors.push(/ERR_FAILED/);
  const found = await aProduct(shop);
  let isBroken = true;
  await page.route(/\/_next\/static\/.*\.js/, (route) => (isBroken ? route.abort() : route.continue()));
  await page.goto(found.url);
  await sizeRadio(page, found.variant.size).check();
  const button = addButton(page, shop.t);
  const again = page.waitForEvent('framenavigated');
  await button.click();
  await again;
  await expect(button).not.toHaveAttribute('aria-busy', 'true');
  isBroken = false;
  await sizeRadio(page, found.variant.size).check();
  await button.click();
  await expectOneInBasket(page, shop, found);
});

test('a script that failed is loaded with the next tap, which is not lost', async ({
  page,
  shop,
  expectedErrors,
}) => {
  expectedErrors.push(/ERR_FAILED/);
  const found = await aProduct(shop);
  let failures = 0;
  await page.route(/\/_next\/static\/.*\.js/, (route) => {
    if (failures > 0) return route.continue();
    failures += 1;
    return route.abort();
  });
  await page.goto(found.url);
  await page.mouse.move(300, 300);
  await expect.poll(() => failures).toBe(1);
  await tapBeforeTheApp(page, sizeRadio(page, found.variant.size), addButton(page, shop.t));
  await expectOneInBasket(page, shop, found);
});

test('a browser that saves data fetches no scripts early', async ({ page, shop }) => {
  const preloads = page.locator('link[rel="preload"][as="script"]');
  await page.goto(shop.home);
  await expect.poll(() => preloads.count()).toBeGreaterThan(3);
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } });
  });
  let requests = 0;
  await page.route(/\/_next\/static\/.*\.js/, (route) => {
    requests += 1;
    return route.continue();
  });
  await page.goto(shop.home);
  await page.evaluate(
    () => new Promise((resolve) => requestIdleCallback(() => requestIdleCallback(resolve))),
  );
  expect(await preloads.count()).toBe(0);
  expect(requests).toBe(0);
  await hydrated(page);
});

test('a screen that consists of scripts starts them at once, every other page late', async ({ shop }) => {
  const { home } = shop;
  const script = /<script[^>]*\ssrc="\/_next\/static\/[^>]*>/;
  for (const path of ['cart/', 'checkout/', 'login/', 'register/', 'contact/']) {
    const { body } = await rawRequest(shop, home + path);
    expect(body, path).toMatch(script);
    expect(body, path).not.toContain('keepTap');
  }
  const [product, category] = [await aProduct(shop), await aCategory(shop)];
  for (const path of [home, product.url, category.url]) {
    const { body } = await rawRequest(shop, path);
    // If Next loads its scripts in another way, packages/page-server/src/late-scripts.ts has to follow.
    expect(body.replaceAll(/<script[^>]*nomodule[^>]*>/gi, ''), path).not.toMatch(script);
    expect(body, path).not.toMatch(/<link[^>]*as="script"/);
    const [, list = '[]'] = /\}\)\((\[\{.*?\}\])\)<\/script><\/head>/.exec(body) ?? [];
    const sources = (JSON.parse(list) as { src: string }[]).map(({ src }) => src);
    expect(sources.length, path).toBeGreaterThan(3);
    for (const src of sources) expect((await rawRequest(shop, src)).status, src).toBe(200);
  }
});
