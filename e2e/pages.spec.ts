import type { Page } from '@playwright/test';
import { expectAccessible, expectNoViolations } from './accessibility';
import { sizeRadio } from './product-page';
import { addToBasket, aProduct, expect, hydrated, test } from './shop';

test.use({ images: 'loaded' });

/** Without JavaScript no image is lazy; the page can be read before all images have loaded. */
const read = { waitUntil: 'domcontentloaded' } as const;

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a visitor can browse and read from the front page to a size of a product', async ({ page, shop }) => {
    test.slow();
    const found = await aProduct(shop);
    await page.goto(shop.home, read);
    await expect(page.getByRole('heading').first()).toBeVisible();
    await page.goto(found.categoryUrl, read);
    const cards = page.getByRole('region', { name: shop.t('Category.Products') }).getByRole('link');
    await expect(cards.first()).toBeVisible();
    await page.goto(found.url, read);
    await expect(page.getByRole('heading', { level: 1, name: found.product.name })).toBeVisible();
    await sizeRadio(page, found.variant.size).check();
  });

  test('an unknown address answers 404 with the error page', async ({ page, shop, expectedErrors }) => {
    expectedErrors.push(/status of 404 .*\/(nowhere\/at\/all|p-no-such-shirt|c-no-such-category)\/$/);
    for (const path of ['nowhere/at/all/', 'p-no-such-shirt/', 'c-no-such-category/']) {
      const response = await page.goto(`${shop.home}${path}`, read);
      expect(response?.status(), path).toBe(404);
      await expect(page.getByRole('heading', { level: 1 }), path).toHaveText(shop.t('Error.NotFound.Text'));
    }
  });
});

test('every public page passes axe and fits every width', { tag: ['@every-club', '@every-store'] }, async ({
  page,
  shop,
  expectedErrors,
}) => {
  expectedErrors.push(/status of 404 .*\/nowhere\/$/);
  test.slow();
  const found = await aProduct(shop);
  const { views } = await shop.client.call('getSettings', { query: { url: shop.home } });
  const terms = views.clubSettings.termsAndConditionsPage?.url ?? shop.home;
  for (const path of [
    shop.home,
    found.categoryUrl,
    found.url,
    terms,
    `${shop.home}cart/`,
    `${shop.home}nowhere/`,
  ]) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 }).first(), path).toBeVisible();
    await expectAccessible(page, path);
  }
});

test('a filled basket and the checkout pass axe and fit every width, with errors shown too', {
  tag: ['@every-club', '@every-store'],
}, async ({ page, shop }) => {
  const { t } = shop;
  const found = await aProduct(shop);
  await addToBasket(page, shop, found);
  await expect(page.getByRole('list', { name: t('Basket.Lines') })).toContainText(found.product.name);
  await expectAccessible(page, 'basket');
  await page.getByRole('link', { name: t('Basket.ToCheckout') }).click();
  await expect(page.getByRole('group', { name: t('Checkout.Delivery.Choose') })).toBeVisible();
  expect(await invalidFields(page)).toEqual([]);
  const [pay = ''] = t('Checkout.Pay').split('{total}');
  await page.getByRole('button', { name: pay.trim() }).click();
  await expect(page.getByRole('alert').getByRole('link').first()).toBeVisible();
  expect(await invalidFields(page)).not.toEqual([]);
  await expectAccessible(page, 'checkout');
});

/** The names of the fields that the browser reports to assistive technology as invalid. */
async function invalidFields(page: Page) {
  const client = await page.context().newCDPSession(page);
  const { nodes } = await client.send('Accessibility.getFullAXTree');
  await client.detach();
  const isInvalid = (one: { name: string; value: { value?: unknown } }) =>
    one.name === 'invalid' && one.value.value !== 'false';
  return nodes.filter(({ properties }) => properties?.some(isInvalid)).map(({ name }) => name?.value);
}

test('the icon is available at the default address and stays in the document during navigation', async ({
  page,
  shop,
}) => {
  const { t } = shop;
  const response = await page.request.get('/favicon.ico');
  expect(response.status()).toBe(200);
  expect(response.headers()['content-type']).toBe('image/png');
  await page.goto(shop.home);
  const icons = await page.locator('link[rel=icon]').elementHandles();
  expect(icons.length).toBeGreaterThan(0);
  await hydrated(page);
  await page
    .getByRole('banner')
    .getByRole('link', { name: t('Accessibility.Basket.Empty') })
    .first()
    .click();
  await expect(page).toHaveURL(/cart/);
  for (const icon of icons) expect(await icon.evaluate(({ isConnected }) => isConnected)).toBe(true);
});

test('search engines find every page in all its languages through robots.txt', {
  tag: ['@every-club', '@every-store'],
}, async ({ page, shop }) => {
  const found = await aProduct(shop);
  const read = async (address: string) => {
    const response = await page.request.get(new URL(address).pathname);
    expect(response.status(), address).toBe(200);
    return response.text();
  };
  const addresses = (xml: string) =>
    [...xml.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, address = '']) => address);
  const robots = await (await page.request.get('/robots.txt')).text();
  const [, index = ''] = /^Sitemap: (\S+)$/m.exec(robots) ?? [];
  const maps = await Promise.all(addresses(await read(index)).map(read));
  const pages = maps.flatMap(addresses).map((address) => new URL(address).pathname);
  for (const path of [shop.home, found.categoryUrl, found.url]) expect(pages).toContain(path);
  const own = maps
    .join()
    .split('<url>')
    .find((entry) => entry.includes(`${found.url}</loc>`));
  expect(own).toMatch(/hreflang="x-default"/);
  expect(own).toMatch(/<lastmod>\d{4}-\d\d-\d\dT/);
  expect((await page.request.get('/sitemaps/players-1.xml')).status()).toBe(404);
});

test('a page that fails shows an error, and retrying requests it again (S2.24, S8.6)', async ({
  page,
  shop,
  expectedErrors,
}) => {
  expectedErrors.push(/Cannot destructure property 'unitPrice' of 'object null'/);
  const { t } = shop;
  const { categoryUrl } = await aProduct(shop);
  await page.goto(categoryUrl);
  await hydrated(page);
  await page.route('**/api/products/search*', async (route) => {
    const response = await (await route.fetch()).json();
    for (const product of response.products.items) product.price = null;
    await route.fulfill({ json: response });
  });
  await page.getByLabel(t('List.Sort')).selectOption('name');
  await expect(page.getByRole('heading', { level: 1, name: t('Error.Heading') })).toBeVisible();
  await expectNoViolations(page);
  await page.unroute('**/api/products/search*');
  const again = page.waitForRequest(
    (request) => request.headers().rsc === '1' && new URL(request.url()).pathname === categoryUrl,
  );
  await page.getByRole('button', { name: t('Error.Retry') }).click();
  await again;
  await expect(
    page
      .getByRole('region', { name: t('Category.Products') })
      .getByRole('article')
      .first(),
  ).toBeVisible();
});

test('the language picker links to the same page in the other language', async ({ page, shop }) => {
  const found = await aProduct(shop);
  await page.goto(found.url);
  const other = page.locator('link[rel="alternate"][hreflang]:not([hreflang="x-default"])');
  const addresses = await other.evaluateAll((links) =>
    links.map((link) => new URL((link as HTMLLinkElement).href).pathname),
  );
  expect(addresses).toContain(found.url);
  const target = addresses.find((address) => address !== found.url) ?? '';
  expect((await page.goto(target))?.status()).toBe(200);
  await expect(page.locator('html')).not.toHaveAttribute('lang', new RegExp(`^${shop.culture}`));
  expect(target).toContain(found.color.leadVariantId);
});
