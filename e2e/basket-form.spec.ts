import { expectAccessible } from './accessibility';
import { sizeRadio } from './product-page';
import { rawRequest } from './raw-request';
import { aProduct, expect, type Shop, test } from './shop';

/** The basket as a document. */
const documentPath = /\/api\/forms\/basket/;

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a fan chooses a size, adds the shirt to the basket, and changes and removes it', async ({
    page,
    shop,
  }) => {
    const { t } = shop;
    const { url, variant, product } = await aProduct(shop);
    await page.goto(url, { waitUntil: 'domcontentloaded' });
    await sizeRadio(page, variant.size).check();
    await page.getByRole('button', { name: t('Product.AddToBasket'), exact: true }).click();
    await expect(page).toHaveURL(documentPath);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('Basket.Title'));
    const lines = page.getByRole('list', { name: t('Basket.Lines') }).getByRole('listitem');
    await expect(lines).toHaveCount(1);
    await expect(lines.getByRole('link')).toHaveText(product.name);
    await expect(lines.getByText(variant.size, { exact: true })).toBeVisible();
    await expect(page.getByText(t('Basket.NoScript'))).toBeVisible();

    const quantity = lines.getByRole('spinbutton');
    await expect(quantity).toHaveValue('1');
    await quantity.fill('2');
    await lines.getByRole('button', { name: t('Basket.Quantity.Update') }).click();
    await expect(quantity).toHaveValue('2');
    await page.goto(`${shop.home}cart/`);
    await expect(page).toHaveURL(documentPath);
    await expect(quantity).toHaveValue('2');

    await lines.getByRole('button', { name: t('Basket.Remove.Line', { name: product.name }) }).click();
    await expect(page.getByText(t('Basket.Empty'))).toBeVisible();
    await page
      .getByRole('main')
      .getByRole('link', { name: t('Basket.ContinueShopping') })
      .click();
    await expect(page).toHaveURL(shop.home);
  });

  test('on the page of a size that is sold out, another one can be added', async ({ page, shop }) => {
    const { t, client } = shop;
    const { products } = await client.call('searchProducts', { query: { PageSize: 100 } });
    const all = await Promise.all(
      products.items.map(({ id }) => client.call('getProduct', { path: { id } })),
    );
    const [pair] = all.flatMap(({ product: { variants, colors } }) => {
      const leads = new Set(colors.map(({ leadVariantId }) => leadVariantId));
      const gone = variants.find((one) => one.stockStatus === 'OutOfStock' && !leads.has(one.id));
      const other = variants.find((one) => one.stockStatus === 'InStock' && one.color === gone?.color);
      return gone && other ? [{ gone, other }] : [];
    });
    if (!pair) throw new Error('No product has a size that is sold out');
    await page.goto(pair.gone.url, { waitUntil: 'domcontentloaded' });
    await expect(page.getByRole('button', { name: t('Product.Stock.Out') })).toBeDisabled();
    await sizeRadio(page, pair.other.size).check();
    await page.getByRole('button', { name: t('Product.AddToBasket'), exact: true }).click();
    await expect(page).toHaveURL(documentPath);
    await expect(page.getByRole('listitem').getByText(pair.other.size, { exact: true })).toBeVisible();
  });

  test('a form without a size is not sent, and the second click adds nothing', async ({ page, shop }) => {
    const { t } = shop;
    const { url, variant } = await aProduct(shop);
    const add = page.getByRole('button', { name: t('Product.AddToBasket'), exact: true });
    await page.goto(url, { waitUntil: 'domcontentloaded' });
    await add.click();
    await expect(page).toHaveURL(url);

    await sizeRadio(page, variant.size).check();
    await add.click();
    await expect(page).toHaveURL(documentPath);
    // What a browser sends for two clicks, neither of which it takes back.
    const click = () =>
      page.request.post('/api/forms/basket', {
        form: { culture: shop.culture, productId: variant.id },
        headers: { 'Sec-Fetch-Site': 'same-origin' },
        maxRedirects: 0,
      });
    await Promise.all([click(), click()]);
    await page.reload();
    await expect(page.getByRole('spinbutton')).toHaveValue('2');
  });
});

test('the basket without scripts passes axe, fits every width and has no script', {
  tag: '@every-club',
}, async ({ page, shop }) => {
  const { t } = shop;
  const { variant, product } = await aProduct(shop);
  const headers = { 'Sec-Fetch-Site': 'same-origin' };
  const form = { culture: shop.culture, productId: variant.id };
  const answer = await page.request.post('/api/forms/basket', { form, headers, maxRedirects: 0 });
  expect(answer.status()).toBe(303);
  expect(answer.headers().location).toBe(`${shop.home}cart/`);
  await page.goto(`/api/forms/basket?culture=${shop.culture}`);
  await expect(page.getByRole('listitem').filter({ hasText: product.name })).toBeVisible();
  await expectAccessible(page, 'the basket without scripts');
  expect(await page.locator('script').count()).toBe(0);
  // With scripts, the basket page shows the same lines.
  await page.goto(`${shop.home}cart/`);
  await expect(page.getByRole('list', { name: t('Basket.Lines') })).toContainText(product.name);
  await expect(page).toHaveURL(`${shop.home}cart/`);
});

const post = (shop: Shop, fields: Record<string, string>, headers: Record<string, string> = {}) =>
  rawRequest(shop, '/api/forms/basket', {
    method: 'POST',
    headers: {
      'Content-Type': 'application/x-www-form-urlencoded',
      'Sec-Fetch-Site': 'same-origin',
      ...headers,
    },
    body: new URLSearchParams({ culture: shop.culture, ...fields }).toString(),
  });

test('what cannot be added is said in the reader’s language, and makes no line', async ({ shop }) => {
  const { status, body, headers } = await post(shop, { productId: 'no-such-shirt' });
  expect(status).toBe(404);
  expect(headers['content-type']).toBe('text/html; charset=utf-8');
  expect(headers['cache-control']).toBe('private, no-store');
  expect(body).toMatch(/<p role="alert">[^<]+<\/p>/);
  expect(body).toContain(shop.t('Basket.Empty'));
  expect(body).not.toContain('<script');

  const incomplete = await post(shop, {});
  expect(incomplete.status).toBe(422);
  expect(incomplete.body).toContain(shop.t('Product.Size.Missing'));
});

test('a form of another site changes nothing', async ({ shop }) => {
  const { variant } = await aProduct(shop);
  for (const headers of [
    { 'Sec-Fetch-Site': 'cross-site' },
    { 'Sec-Fetch-Site': 'same-site' },
    { 'Sec-Fetch-Site': 'none' },
  ]) {
    const { status, body, headers: answered } = await post(shop, { productId: variant.id }, headers);
    expect(status).toBe(403);
    expect(body).toContain(shop.t('Error.Origin.Text'));
    expect(body).not.toContain(shop.t('Basket.Empty'));
    expect(answered['set-cookie']).toBeUndefined();
  }
});

test('a form that is too large, or of another method, is refused', async ({ shop }) => {
  const large = await post(shop, { productId: 'x'.repeat(5_000) });
  expect(large.status).toBe(413);
  const { status, body } = await rawRequest(shop, '/api/forms/basket', { method: 'PUT' });
  expect(status).toBe(404);
  expect(JSON.parse(body)).toMatchObject({ success: false });
});
