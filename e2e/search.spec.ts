import type { Page } from '@playwright/test';
import { expectNoViolations } from './accessibility';
import { overflowOf } from './overflow';
import { aProduct, expect, type Shop, test } from './shop';

const opener = (page: Page, { t }: Shop) =>
  page.getByRole('button', { name: t('Header.Search'), exact: true }).and(page.locator('[aria-expanded]'));
const field = (page: Page, { t }: Shop) =>
  page.getByRole('banner').getByRole('combobox', { name: t('Search.Label') });

async function openSearch(page: Page, shop: Shop) {
  await opener(page, shop).click();
  await expect(field(page, shop)).toBeFocused();
}

/** A word of a product name that has search results. */
async function findWord(shop: Shop) {
  const { product } = await aProduct(shop);
  const word = product.name.split(/[\s,]+/).toSorted((a, b) => b.length - a.length)[0] ?? product.name;
  const { products } = await shop.client.call('searchProducts', { query: { Term: word } });
  return { product, word, found: products.totalItems };
}

/** A misspelt word, one letter left out, that still has search results. */
async function misspellWord(shop: Shop) {
  const { word } = await findWord(shop);
  for (let index = 1; index < word.length; index++) {
    const misspelt = word.slice(0, index) + word.slice(index + 1);
    const { suggestion, products } = await shop.client.call('searchProducts', { query: { Term: misspelt } });
    if (suggestion !== null && products.totalItems > 0) return { misspelt, suggestion, products };
  }
  throw new Error(`No misspelling of ${word} has results`);
}

test('the search toggles on its icon, and closes on a click outside and on Escape (S2.40)', async ({
  page,
  shop,
}) => {
  await page.goto(shop.home);
  await openSearch(page, shop);
  await opener(page, shop).click();
  await expect(field(page, shop)).toHaveCount(0);
  await openSearch(page, shop);
  await expect(async () => {
    await page.getByRole('main').click({ position: { x: 5, y: 600 } });
    await expect(field(page, shop)).toHaveCount(0, { timeout: 500 });
  }).toPass();
  await openSearch(page, shop);
  await page.keyboard.press('Escape');
  await expect(field(page, shop)).toHaveCount(0);
  await expect(opener(page, shop)).toBeFocused();
});

test('a click outside within 100 ms of opening closes nothing (S9.8)', async ({ page, shop }) => {
  await page.goto(shop.home);
  await openSearch(page, shop);
  await opener(page, shop).click();
  await expect(field(page, shop)).toHaveCount(0);
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 60_000);
  await openSearch(page, shop);
  await page.clock.runFor(99);
  await page.evaluate(() => document.body.click());
  await expect(field(page, shop)).toBeVisible();
  await page.clock.runFor(1);
  await page.evaluate(() => document.body.click());
  await expect(field(page, shop)).toHaveCount(0);
});

test('a term shows its results, and the field is cleared (S2.2)', async ({ page, shop }) => {
  const { t } = shop;
  const { word, product } = await findWord(shop);
  await page.goto(shop.home);
  await openSearch(page, shop);
  await field(page, shop).fill(word);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(`${shop.home}search-page/?${new URLSearchParams({ q: word })}`);
  await expect(
    page.getByRole('heading', { level: 1, name: t('Search.Results', { term: word }) }),
  ).toBeVisible();
  await expect(page.getByRole('region', { name: t('Category.Products') })).toContainText(product.name);
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', /noindex/);
  await openSearch(page, shop);
  await expect(field(page, shop)).toHaveValue('');

  const other = word.slice(0, -1);
  await field(page, shop).fill(other);
  await page.keyboard.press('Enter');
  await expect(
    page.getByRole('heading', { level: 1, name: t('Search.Results', { term: other }) }),
  ).toBeVisible();
  await page.goBack();
  await expect(
    page.getByRole('heading', { level: 1, name: t('Search.Results', { term: word }) }),
  ).toBeVisible();
});

test('an empty term is not submitted (S5.13)', async ({ page, shop }) => {
  await page.goto(shop.home);
  await openSearch(page, shop);
  await field(page, shop).fill('   ');
  await page.keyboard.press('Enter');
  await expect(field(page, shop)).toBeVisible();
  expect(new URL(page.url()).pathname).toBe(shop.home);
});

test('suggests products and categories during typing, by keyboard too, and announces their number', async ({
  page,
  shop,
}) => {
  const { t, client } = shop;
  const { word } = await findWord(shop);
  const typed = word.slice(0, -1);
  const { products, categories } = await client.call('suggestProducts', { query: { Term: typed } });
  const count = products.length + categories.length;
  await page.goto(shop.home);
  await openSearch(page, shop);
  await field(page, shop).pressSequentially(typed);
  const list = page.getByRole('listbox', { name: t('Search.Suggestions') });
  await expect(list.getByRole('option')).toHaveCount(count + 1);
  const said = count === 1 ? 'Search.Suggestions.Count.One' : 'Search.Suggestions.Count.Other';
  await expect(page.getByRole('status').filter({ hasText: t(said, { count }) })).toHaveCount(1);
  await expectNoViolations(page);
  await page.keyboard.press('ArrowDown');
  await expect(list.getByRole('option').first()).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(new RegExp(`${products[0]?.url}$`));
  await expect(field(page, shop)).toHaveCount(0);
});

test('suggestions that arrive out of order show those for the latest term', async ({ page, shop }) => {
  const { t } = shop;
  const { word } = await findWord(shop);
  await page.goto(shop.home);
  await openSearch(page, shop);
  let calls = 0;
  await page.route('**/api/products/suggestions*', async (route) => {
    calls += 1;
    if (calls === 1) await new Promise((resolve) => setTimeout(resolve, 1500));
    await route.continue().catch(() => {});
  });
  const first = page.waitForRequest('**/api/products/suggestions*');
  await field(page, shop).fill(word.slice(0, 1));
  await first;
  await field(page, shop).fill(word);
  const all = page.getByRole('option', { name: t('Search.All', { term: word }) });
  await expect(all).toBeVisible();
});

test('a misspelt term finds results, and the page shows the corrected term', async ({ page, shop }) => {
  const { t } = shop;
  const { misspelt, suggestion, products } = await misspellWord(shop);
  await page.goto(`${shop.home}search-page/?${new URLSearchParams({ q: misspelt })}`);
  await expect(page.getByText(t('Search.Corrected', { term: misspelt, suggestion }))).toBeVisible();
  await expect(page.getByRole('region', { name: t('Category.Products') }).getByRole('article')).toHaveCount(
    products.items.length,
  );
});

test('results have the same filters as a category', async ({ page, shop }) => {
  const { t, client } = shop;
  const { word, found } = await findWord(shop);
  const { filters } = await client.call('searchProducts', { query: { Term: word } });
  const stock = filters.find((filter) => filter.id === 'inStock');
  if (stock?.type !== 'Bit') throw new Error('There is no stock filter');
  await page.goto(`${shop.home}search-page/?${new URLSearchParams({ q: word })}`);
  await page
    .getByRole('form', { name: t('List.Filters') })
    .getByRole('checkbox', { name: stock.name })
    .check();
  await expect(page).toHaveURL(/only=inStock/);
  await expect(page).toHaveURL(new RegExp(`q=${encodeURIComponent(word)}`));
  await expect(page.getByRole('region', { name: t('Category.Products') }).getByRole('article')).toHaveCount(
    Math.min(stock.count, 24),
  );
  expect(stock.count).toBeLessThanOrEqual(found);
});

test('a search without results offers links', { tag: '@every-store' }, async ({ page, shop }) => {
  const { t } = shop;
  const term = 'qqxxzzqqxxzz';
  await page.goto(`${shop.home}search-page/?q=${term}`);
  await expect(page.getByRole('heading', { name: t('Search.Empty', { term }) })).toBeVisible();
  const ways = page.getByRole('navigation', { name: t('Search.Empty.Categories') });
  await expect(ways.getByRole('link').first()).toBeVisible();
  await expectNoViolations(page);
});

test('the search fits every width and passes axe', { tag: ['@every-club', '@every-store'] }, async ({
  page,
  shop,
}) => {
  test.slow();
  const { word } = await findWord(shop);
  const paths = [word, 'qqxxzzqqxxzz'].map((q) => `search-page/?${new URLSearchParams({ q })}`);
  for (const path of [...paths, 'search-page/']) {
    await page.goto(`${shop.home}${path}`);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
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

  test('the icon links to a page with a field, and the field submits to the results', async ({
    page,
    shop,
  }) => {
    const { t } = shop;
    const { word, product } = await findWord(shop);
    await page.goto(shop.home, { waitUntil: 'domcontentloaded' });
    // The style sheets hide one of the two buttons.
    await expect(opener(page, shop)).toHaveCount(1);
    await opener(page, shop).click();
    await expect(page).toHaveURL(/\/search-page\//);
    await page.getByRole('searchbox', { name: t('Search.Label') }).fill(word);
    const main = page.getByRole('main');
    await main.getByRole('button', { name: t('Search.Submit'), exact: true }).click();
    await expect(page.getByRole('region', { name: t('Category.Products') })).toContainText(product.name);
  });
});
