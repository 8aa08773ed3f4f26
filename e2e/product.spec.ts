import type { Page } from '@playwright/test';
import { expectNoViolations } from './accessibility';
import { aPrintedProduct, sizeRadio } from './product-page';
import { aProduct, expect, hydrated, type Shop, test } from './shop';

test.use({ images: 'loaded' });

async function aPreorder(shop: Shop) {
  const { products } = await shop.client.call('searchProducts', { query: { PageSize: 100 } });
  const card = products.items.find((one) => one.stockStatus === 'InPreorderStock');
  if (!card) throw new Error('No product is in preorder');
  const { product } = await shop.client.call('getProduct', { path: { id: card.id } });
  const variant = product.variants.find((one) => one.stockStatus === 'InPreorderStock');
  if (!variant) throw new Error(`${card.id} has no variant in preorder`);
  return { product, variant };
}

async function productWith(shop: Shop, label: boolean) {
  const { products } = await shop.client.call('searchProducts', { query: { PageSize: 100 } });
  for (const { id } of products.items) {
    const { product } = await shop.client.call('getProduct', { path: { id } });
    if ((product.sustainabilityLabel !== undefined) === label) return product;
  }
  throw new Error(`No product has ${label ? 'a' : 'no'} sustainability label`);
}

const sizeGuideLink = (page: Page, { t }: Shop) =>
  page.getByRole('group', { name: t('Product.Size') }).getByRole('link', { name: t('Product.Size.Guide') });

test('the size is in the address: a reload and going back restore it (S2.17)', async ({ page, shop }) => {
  const found = await aProduct(shop);
  const lead = found.product.variants.find(({ id }) => id === found.color.leadVariantId);
  await page.goto(found.url);
  await sizeRadio(page, found.variant.size).check();
  await expect(page).toHaveURL(new RegExp(`/p-${found.variant.id}/$`));
  await page.reload();
  await expect(sizeRadio(page, found.variant.size)).toBeChecked();
  await sizeRadio(page, lead?.size ?? '').check();
  await page.reload();
  await expect(sizeRadio(page, lead?.size ?? '')).toBeChecked();
  await page
    .getByRole('navigation', { name: shop.t('Navigation.Breadcrumb') })
    .getByRole('link')
    .first()
    .click();
  await expect(page).toHaveURL(/\/c-/);
  await page.goBack();
  await expect(sizeRadio(page, lead?.size ?? '')).toBeChecked();
});

test('a preorder shows its shipping date (S3.3)', async ({ page, shop }) => {
  const { t } = shop;
  const { product, variant } = await aPreorder(shop);
  await page.goto(`${variant.url}?size=${encodeURIComponent(variant.size)}`);
  await expect(page.getByRole('heading', { level: 1, name: product.name })).toBeVisible();
  const [before = ''] = t('Product.Stock.Preorder.Date').split('{date}');
  await expect(page.getByText(before.trim())).toBeVisible();
  await expect(page.getByRole('button', { name: t('Product.AddToBasket.Preorder') })).toBeEnabled();
});

test('the size guide opens over the page, in order of sizes (S3.28)', async ({ page, shop }) => {
  const { t } = shop;
  const { product, color } = await aPrintedProduct(shop);
  await page.goto(color.url);
  // Before the app listens, the link leads to the table in the page.
  await hydrated(page);
  await sizeGuideLink(page, shop).click();
  const dialog = page.getByRole('dialog', { name: t('Product.Size.Guide') });
  const rows = dialog.getByRole('rowheader');
  await expect(rows.first()).toHaveText(product.sizeGuide?.rows[0]?.size ?? '');
  await expect(rows).toHaveCount(product.sizeGuide?.rows.length ?? 0);
  await expectNoViolations(page);
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
});

test.describe('with consent', () => {
  test.use({ consent: 'given' });

  test('recently viewed products appear below, in this shop', async ({ page, shop }) => {
    const first = await aProduct(shop);
    const second = await aProduct(shop, (id) => id !== first.product.id);
    await page.goto(first.url);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.waitForFunction((id) => Object.values(localStorage).join(' ').includes(id), first.product.id);
    await page.goto(second.url);
    const heading = page.getByRole('heading', { name: shop.t('Product.RecentlyViewed') });
    await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
    await expect(heading).toBeVisible();
    const viewed = page.locator('section').filter({ has: heading });
    await expect(viewed.getByRole('link', { name: first.product.name })).toBeVisible();
  });
});

test('search engines can read offers and prices', async ({ page, shop }) => {
  const found = await aProduct(shop);
  await page.goto(found.url);
  const texts = await page.locator('script[type="application/ld+json"]').allTextContents();
  const data = texts.map((text) => JSON.parse(text) as { '@type': string; hasVariant?: { sku: string }[] });
  const group = data.find((one) => one['@type'] === 'ProductGroup');
  expect(group?.hasVariant?.map(({ sku }) => sku)).toContain(found.variant.sku);
  expect(data.some((one) => one['@type'] === 'BreadcrumbList')).toBe(true);
});

test('a sustainability label has a link to its proof; other products show none', async ({ page, shop }) => {
  const { t } = shop;
  const labelled = await productWith(shop, true);
  const plain = await productWith(shop, false);
  const { text = '', proofUrl = '' } = labelled.sustainabilityLabel ?? {};
  const heading = page.getByRole('heading', { name: t('Product.Sustainability'), exact: true });
  const proof = page.getByRole('link', { name: t('Product.Sustainability.Proof'), exact: true });

  await page.goto(labelled.url);
  await expect(heading).toBeVisible();
  await expect(page.getByRole('group').filter({ has: heading })).toContainText(text);
  await expect(proof).toHaveAttribute('href', proofUrl);
  await expectNoViolations(page);

  await page.goto(plain.url);
  await expect(page.getByRole('heading', { level: 1, name: plain.name })).toBeVisible();
  await expect(heading).toHaveCount(0);
  await expect(proof).toHaveCount(0);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the size guide, delivery, material and manufacturer can be read', async ({ page, shop }) => {
    const { t } = shop;
    const { product, color } = await aPrintedProduct(shop);
    await page.goto(color.url, { waitUntil: 'domcontentloaded' });
    await sizeGuideLink(page, shop).click();
    await expect(page.getByRole('rowheader').first()).toBeVisible();
    await page.getByRole('heading', { name: t('Product.Details'), exact: true }).click();
    await expect(page.getByText(product.composition)).toBeVisible();
    await page.getByRole('heading', { name: t('Product.DeliveryAndReturns'), exact: true }).click();
    await expect(page.getByText(t('Product.DeliveryAndReturns.Text'))).toBeVisible();
    const { shippingMethods } = await shop.client.call('listShippingMethods', {});
    for (const { name, price, days } of shippingMethods) {
      const method = page.locator('dl > div').filter({ has: page.getByText(name, { exact: true }) });
      await expect(method).toContainText(String(Math.trunc(price.amount)));
      await expect(method).toContainText(String(days.max));
    }
    await page.getByRole('heading', { name: t('Product.Manufacturer'), exact: true }).click();
    await expect(page.getByText(product.manufacturer.email)).toBeVisible();
  });
});

test('a reduced product names its lowest price of the last 30 days on its card and its page', async ({
  page,
  shop,
}) => {
  const { client, home, t } = shop;
  const { categories } = await client.call('listCategories', {});
  const lists = await Promise.all(
    categories.map(({ id }) =>
      client.call('listCategoryProducts', { path: { id }, query: { pageSize: 48 } }),
    ),
  );
  const reduced = lists.flatMap(({ products }) => products.items).find(({ price }) => price.priorPrice);
  if (!reduced?.price.priorPrice) throw new Error('No product is reduced');
  const [words = ''] = t('Product.Price.LowestIn30Days').split('{price}');
  const amount = String(Math.trunc(reduced.price.priorPrice.amount));
  await page.goto(`${home}search-page/?q=${encodeURIComponent(reduced.name)}`);
  const card = page.getByRole('main').getByRole('article').filter({ hasText: reduced.name }).first();
  await expect(card.getByText(words.trim())).toContainText(amount);
  await page.goto(reduced.url);
  await expect(page.getByRole('main').getByText(words.trim()).first()).toContainText(amount);
});
