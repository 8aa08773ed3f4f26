import { expectNoViolations } from './accessibility';
import { aCategory, cards, filters, openGroup } from './category-page';
import { aLongList } from './long-list';
import { overflowOf } from './overflow';
import { expect, hydrated, test } from './shop';

test('a category shows title, description, breadcrumb, subcategories and products (S2.16, S3.9)', async ({
  page,
  shop,
}) => {
  const { category, url, total, response } = await aCategory(shop);
  await page.goto(url);
  const { siteName } = (await shop.client.call('getSettings', { query: { url: shop.home } })).views
    .clubSettings;
  await expect(page).toHaveTitle(category.metaTitle || `${category.name} | ${siteName}`);
  await expect(page.getByRole('heading', { level: 1, name: category.name })).toBeVisible();
  await expect(page.getByText(category.description)).toBeVisible();
  for (const child of category.children)
    await expect(page.getByRole('link', { name: child.name, exact: true }).first()).toHaveAttribute(
      'href',
      child.url,
    );
  await expect(cards(page, shop)).toHaveCount(response.products.items.length);
  await expect(
    page.getByText(shop.t('Category.Count.Other', { count: total }), { exact: true }),
  ).toBeVisible();
});

test('the sort order can be chosen and stays when a filter is added', async ({ page, shop }) => {
  const { client, t } = shop;
  const { url, category } = await aCategory(shop);
  const sorted = await client.call('searchProducts', {
    query: { CategoryId: category.id, Sorting: 'priceDescending' },
  });
  await page.goto(url);
  await hydrated(page);
  await page.getByLabel(t('List.Sort')).selectOption('priceDescending');
  await expect(page).toHaveURL(`${url}?sort=priceDescending`);
  await expect(cards(page, shop).first()).toContainText(sorted.products.items[0]?.name ?? '');
});

test('responses that arrive out of order show the latest choice', async ({ page, shop }) => {
  const { url, kind, kindName, value } = await aCategory(shop);
  await page.goto(url);
  await openGroup(page, shop, kindName);
  let calls = 0;
  await page.route('**/api/products/search*', async (route) => {
    calls += 1;
    if (calls === 1) await new Promise((resolve) => setTimeout(resolve, 1500));
    await route.continue().catch(() => {});
  });
  const box = filters(page, shop).getByRole('checkbox', { name: new RegExp(`^${value.name} \\(`) });
  await box.check();
  await page.getByLabel(shop.t('List.Sort')).selectOption('name');
  await expect(page).toHaveURL(`${url}?${new URLSearchParams({ [kind]: value.id, sort: 'name' })}`);
  await expect(cards(page, shop)).toHaveCount(Math.min(value.count, 24));
  await expect(page.getByRole('region', { name: shop.t('Category.Products') })).toHaveAttribute(
    'aria-busy',
    'false',
  );
});

test('a list that fails to load shows an error and can be retried', async ({
  page,
  shop,
  expectedErrors,
}) => {
  expectedErrors.push(/ERR_FAILED .*\/api\/products\/search\?/);
  const { t } = shop;
  const { url, kindName, value } = await aCategory(shop);
  await page.goto(url);
  await openGroup(page, shop, kindName);
  await page.route('**/api/products/search*', (route) => route.abort());
  await filters(page, shop)
    .getByRole('checkbox', { name: new RegExp(`^${value.name} \\(`) })
    .check();
  await expect(page.getByText(t('List.Failed'))).toBeVisible();
  await page.unroute('**/api/products/search*');
  await page.getByRole('button', { name: t('Error.Retry') }).click();
  await expect(cards(page, shop)).toHaveCount(Math.min(value.count, 24));
});

test('more products are appended, and are still there after going back', async ({ page, shop }) => {
  const { t } = shop;
  const { url, total } = await aLongList(shop);
  await page.goto(url);
  await expect(page.getByText(t('List.Shown', { shown: 24, total }))).toBeVisible();
  const more = page.getByRole('link', { name: t('List.More') });
  await more.click();
  await expect(cards(page, shop).nth(24)).toBeVisible();
  await expect(page).toHaveURL(/through=2/);
  await cards(page, shop).nth(24).getByRole('link').first().click();
  await expect(page).toHaveURL(/\/p-/);
  await page.goBack();
  await expect(cards(page, shop).nth(24)).toBeVisible();
  await page.reload();
  await expect(cards(page, shop).nth(24)).toBeVisible();
});

test('a category passes axe and fits every width, filtered too', {
  tag: ['@every-club', '@every-store'],
}, async ({ page, shop }) => {
  test.slow();
  const { url, kind, value } = await aCategory(shop);
  for (const path of [url, `${url}?${new URLSearchParams({ [kind]: value.id })}`]) {
    await page.goto(path);
    await expect(cards(page, shop).first()).toBeVisible();
    for (const width of [320, 768, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      const overflow = await overflowOf(page);
      expect(overflow, `${path} at ${width}px`).toBeLessThanOrEqual(0);
    }
    await expectNoViolations(page);
  }
});
