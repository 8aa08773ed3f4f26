import { randomUUID } from 'node:crypto';
import { demoStores } from '@matchday/api/demo';
import { buyByApi } from './buy-by-api';
import { expect, type Shop, test } from './shop';
import { importPages } from './staff';

test.use({ images: 'loaded' });

/** Finds a product with one unit left in the whole store, and the variant in stock. */
async function findLastUnit({ client }: Shop) {
  const { categories } = await client.call('listCategories', {});
  for (const { id } of categories) {
    const { products } = await client.call('listCategoryProducts', { path: { id }, query: { pageSize: 48 } });
    for (const card of products.items.filter(({ stockStatus }) => stockStatus === 'InStock')) {
      const { product } = await client.call('getProduct', { path: { id: card.id } });
      const left = product.variants.filter(({ stockStatus }) => stockStatus === 'InStock');
      if (left.length === 1 && left[0]) return { product, variant: left[0] };
    }
  }
  throw new Error('No product is down to its last unit');
}

test('a cached product page shows sold out soon after its last unit is bought', async ({ page, shop }) => {
  const { variant } = await findLastUnit(shop);
  const soldOut = page.getByRole('button', { name: shop.t('Product.Stock.Out') });
  await page.goto(variant.url);
  await expect(page.getByRole('button', { name: shop.t('Product.AddToBasket'), exact: true })).toBeVisible();
  await buyByApi(shop, [{ productId: variant.id, quantity: 1 }]);
  await expect(async () => {
    await page.goto(variant.url);
    await expect(soldOut).toBeVisible({ timeout: 1000 });
  }).toPass({ timeout: 30_000 });
});

test('a moved address of a product or a category redirects for good to the new one (S2.22)', async ({
  page,
  request,
  shop,
}) => {
  const { redirects } = demoStores().find(({ store: { id } }) => id === shop.clubId) ?? { redirects: [] };
  for (const segment of ['p-1001', 'c-101']) {
    const { from = '' } = redirects.find((moved) => moved.from.endsWith(`/${segment}/`)) ?? {};
    const { meta } = await shop.client.call('getContent', { query: { url: from } });
    for (const path of [from, `/elsewhere/${segment}/`]) {
      const response = await request.get(path, { maxRedirects: 0 });
      expect(response.status()).toBe(308);
      const locations = response.headersArray().filter(({ name }) => name.toLowerCase() === 'location');
      expect([...new Set(locations.map(({ value }) => value))]).toEqual([meta.redirect]);
    }
    await page.goto(from);
    await expect(page).toHaveURL(new RegExp(`${meta.redirect}$`));
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  }
});

test('a moved address answers 301 with the new one', async ({ request, shop }) => {
  const store = demoStores().find(({ store: { id } }) => id === shop.clubId);
  const moved = store?.redirects.find(({ culture }) => culture === shop.culture);
  const response = await request.get(`${shop.home}${moved?.from.slice(1)}`, { maxRedirects: 0 });
  expect(response.status()).toBe(301);
  const target = response.headers().location ?? '';
  expect((await request.get(target)).status()).toBe(200);
});

test('a page appears at once where its address was asked for in vain', async ({ request, shop }) => {
  const { culture, home } = shop;
  const name = `news-${randomUUID()}`;
  const address = `${home}${name}/`;
  expect((await request.get(address)).status()).toBe(404);
  const { languageNavigation } = (await shop.client.call('getSettings', { query: { url: home } })).views
    .clubSettings;
  const text = { path: `/${name}/`, title: name, seoTitle: name, seoDescription: name, blocks: [] };
  const texts = Object.fromEntries(languageNavigation.map((entry) => [entry.culture, text]));
  await importPages(shop, [{ id: name, alias: 'contentPage', texts }]);
  expect(texts).toHaveProperty(culture);
  await expect.poll(async () => (await request.get(address)).status(), { timeout: 15_000 }).toBe(200);
});
