import { expectNoViolations } from './accessibility';
import { aCategory, cards, filters, openGroup } from './category-page';
import { expect, type Shop, test } from './shop';

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

test('filters without results say so and can be cleared', { tag: '@every-store' }, async ({ page, shop }) => {
  const { t } = shop;
  const { url, total } = await aCategory(shop);
  await page.goto(`${url}?color=no-such-colour`);
  await expect(page.getByRole('heading', { name: t('List.Empty') })).toBeVisible();
  await expectNoViolations(page);
  await page.getByRole('link', { name: t('List.Filters.Clear') }).click();
  await expect(cards(page, shop)).toHaveCount(Math.min(total, 24));
});

test('on a phone the filters are a drawer that shows the number of results', async ({ page, shop }) => {
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
