import type { Page } from '@playwright/test';
import { expectNoViolations } from './accessibility';
import { aLongList } from './long-list';
import { overflowOf } from './overflow';
import { expect, type Shop, test } from './shop';

/** Finds a category that has filters: its colours and sizes, with counts. */
async function aCategory({ client }: Shop) {
  const { categories } = await client.call('listCategories', {});
  const [found] = categories;
  if (!found) throw new Error('There are no categories');
  const { category } = await client.call('getCategory', { path: { id: found.id } });
  const response = await client.call('searchProducts', { query: { CategoryId: found.id } });
  const values = (id: string) => {
    const filter = response.filters.find((one) => one.id === id);
    return filter?.type === 'Multiple' ? filter.values : [];
  };
  const total = response.products.totalItems;
  const colors = values('color').filter(({ count }) => count < total);
  const [color] = colors.length > 0 ? colors : values('category').filter(({ count }) => count < total);
  if (!color) throw new Error(`${found.id} has no colour or category filter`);
  const kind = colors.length > 0 ? 'color' : 'category';
  const kindName = response.filters.find((one) => one.id === kind)?.name ?? '';
  return { category, url: found.url, total, response, value: color, kind, kindName };
}

/** Searches the whole shop and returns the categories to filter by. */
async function findCategoryTree({ client, home }: Shop) {
  const found = await client.call('searchProducts', {});
  const [card] = found.products.items;
  const term = card?.name.split(' ')[0] ?? '';
  const { filters } = await client.call('searchProducts', { query: { Term: term } });
  const filter = filters.find(({ id }) => id === 'category');
  const values = filter?.type === 'Multiple' ? filter.values : [];
  return { url: `${home}search-page/?q=${encodeURIComponent(term)}`, values };
}

const cards = (page: Page, { t }: Shop) =>
  page.getByRole('region', { name: t('Category.Products') }).getByRole('article');

const filters = (page: Page, { t }: Shop) => page.getByRole('form', { name: t('List.Filters') });

async function openGroup(page: Page, shop: Shop, name: string) {
  const group = filters(page, shop).locator('details').filter({ hasText: name });
  const isOpen = await group.first().evaluate((element) => (element as HTMLDetailsElement).open);
  if (!isOpen) await group.first().locator('summary').click();
}

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

test('a filter narrows the list, appears in the address and is undone by going back (S3.6)', async ({
  page,
  shop,
}) => {
  const { url, kind, kindName, value, total } = await aCategory(shop);
  await page.goto(url);
  await openGroup(page, shop, kindName);
  const box = filters(page, shop).getByRole('checkbox', { name: `${value.name} (${value.count})` });
  await box.check();
  await expect(page).toHaveURL(`${url}?${new URLSearchParams({ [kind]: value.id })}`);
  await expect(cards(page, shop)).toHaveCount(Math.min(value.count, 24));
  await expect(box).toBeFocused();
  await expect(page.getByRole('list', { name: shop.t('List.Filters.Active') })).toContainText(value.name);

  await cards(page, shop).first().getByRole('link').first().click();
  await expect(page).toHaveURL(/\/p-/);
  await page.goBack();
  await expect(cards(page, shop)).toHaveCount(Math.min(value.count, 24));
  await page.goBack();
  await expect(page).toHaveURL(url);
  await expect(cards(page, shop)).toHaveCount(Math.min(total, 24));
  await expect(box).not.toBeChecked();
});

test('a filtered address shows the same list after a reload and is not indexed by search engines', async ({
  page,
  shop,
}) => {
  const { url, kind, value } = await aCategory(shop);
  await page.goto(`${url}?${new URLSearchParams({ [kind]: value.id, sort: 'name' })}`);
  await expect(cards(page, shop)).toHaveCount(Math.min(value.count, 24));
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', /noindex/);
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', new RegExp(`${url}$`));
  await page
    .getByRole('list', { name: shop.t('List.Filters.Active') })
    .getByRole('link', { name: value.name })
    .click();
  await expect(page).toHaveURL(`${url}?sort=name`);
});

test('a subcategory appears below its parent and can be chosen alone', async ({ page, shop }) => {
  const { url: home, values } = await findCategoryTree(shop);
  const child = values.find(({ parentId }) => parentId !== undefined);
  const parent = values.find(({ id }) => id === child?.parentId);
  if (!child || !parent) throw new Error('No category has a parent');
  await page.goto(home);
  const box = ({ name, count }: typeof child) =>
    page.getByRole('checkbox', { name: `${name} (${count})`, exact: true });
  const branch = filters(page, shop)
    .getByRole('listitem')
    .filter({ has: box(parent) });
  await expect(branch.getByRole('list').filter({ has: box(child) })).toBeVisible();
  const [above, below] = [await box(parent).boundingBox(), await box(child).boundingBox()];
  expect(below?.x).toBeGreaterThan(above?.x ?? 0);

  await box(parent).focus();
  await page.keyboard.press('Tab');
  await expect(box(values[values.indexOf(parent) + 1] ?? child)).toBeFocused();
  await box(child).check();
  await expect(page).toHaveURL(`${home}&category=${child.id}`);
  await expect(box(parent)).not.toBeChecked();
  await expect(cards(page, shop)).toHaveCount(Math.min(child.count, 24));
});

test('a price range can be typed with a comma or a point', { tag: '@every-club' }, async ({ page, shop }) => {
  const { url, response } = await aCategory(shop);
  const price = response.filters.find((filter) => filter.type === 'Range');
  if (price?.type !== 'Range') throw new Error('There is no price filter');
  await page.goto(url);
  await openGroup(page, shop, price.name);
  await filters(page, shop)
    .getByRole('textbox', { name: shop.t('List.Filters.To'), exact: true })
    .fill(`${Math.floor(price.min)},99`);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(`${url}?max=${Math.floor(price.min)}.99`);
  await expect(cards(page, shop).first()).toBeVisible();
});

test('the sort order can be chosen and stays when a filter is added', async ({ page, shop }) => {
  const { client, t } = shop;
  const { url, category } = await aCategory(shop);
  const sorted = await client.call('searchProducts', {
    query: { CategoryId: category.id, Sorting: 'priceDescending' },
  });
  await page.goto(url);
  await page.getByLabel(t('List.Sort')).selectOption('priceDescending');
  await expect(page).toHaveURL(`${url}?sort=priceDescending`);
  await expect(cards(page, shop).first()).toContainText(sorted.products.items[0]?.name ?? '');
});

test('filters without results say so and can be cleared', { tag: '@every-club' }, async ({ page, shop }) => {
  const { t } = shop;
  const { url, total } = await aCategory(shop);
  await page.goto(`${url}?color=no-such-colour`);
  await expect(page.getByRole('heading', { name: t('List.Empty') })).toBeVisible();
  await expectNoViolations(page);
  await page.getByRole('link', { name: t('List.Filters.Clear') }).click();
  await expect(cards(page, shop)).toHaveCount(Math.min(total, 24));
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

test('on a phone the filters are a drawer that shows the number of results', { tag: '@every-club' }, async ({
  page,
  shop,
}) => {
  const { t } = shop;
  await page.setViewportSize({ width: 360, height: 740 });
  const { url, kindName, value } = await aCategory(shop);
  await page.goto(url);
  await expect(filters(page, shop)).toBeHidden();
  await page.getByRole('button', { name: t('List.Filters'), exact: true }).click();
  await openGroup(page, shop, kindName);
  await filters(page, shop)
    .getByRole('checkbox', { name: new RegExp(`^${value.name} \\(`) })
    .check();
  const show = value.count === 1 ? 'List.Filters.Show.One' : 'List.Filters.Show.Other';
  const button = page.getByRole('button', { name: t(show, { count: value.count }) });
  await expect(button).toBeVisible();
  await expectNoViolations(page);
  await button.click();
  await expect(filters(page, shop)).toBeHidden();
  await expect(cards(page, shop)).toHaveCount(Math.min(value.count, 24));
});

test('a category passes axe and fits every width, filtered too', { tag: '@every-club' }, async ({
  page,
  shop,
}) => {
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

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('filters, sort order and pages work as forms and links', async ({ page, shop }) => {
    test.slow();
    const { t } = shop;
    const read = { waitUntil: 'domcontentloaded' } as const;
    const { url, kindName, value, total } = await aCategory(shop);
    await page.goto(url, read);
    await openGroup(page, shop, kindName);
    await filters(page, shop)
      .getByRole('checkbox', { name: new RegExp(`^${value.name} \\(`) })
      .check();
    await page.getByLabel(t('List.Sort')).selectOption('name');
    await page.getByRole('button', { name: t('List.Filters.Show.Other', { count: total }) }).click();
    await expect(page).toHaveURL(/sort=name/);
    await expect(cards(page, shop)).toHaveCount(Math.min(value.count, 24));
    await page
      .getByRole('list', { name: t('List.Filters.Active') })
      .getByRole('link', { name: value.name })
      .click();
    await expect(cards(page, shop).first()).toBeVisible();
    await expect(page).not.toHaveURL(new RegExp(`=${value.id}\\b`));
  });
});
