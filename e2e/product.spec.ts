import type { Page } from '@playwright/test';
import { expectNoViolations } from './accessibility';
import { aProduct, expect, type Shop, test } from './shop';

test.use({ images: 'loaded' });

/** Finds a product in stock in several sizes, with fan prints and player prints. */
async function aPrintedProduct(shop: Shop) {
  const { products } = await shop.client.call('searchProducts', { query: { PageSize: 100 } });
  for (const card of products.items) {
    const { product } = await shop.client.call('getProduct', { path: { id: card.id } });
    const personal = product.addOns.find(
      (one) => one.kind === 'Personal' && one.printType === 'NameAndNumber',
    );
    const player = product.addOns.find((one) => one.kind === 'Player');
    const color = product.colors[0];
    const variant = product.variants.find(
      (one) => one.stockStatus === 'InStock' && one.color === color?.code,
    );
    if (personal && player && color && variant) return { product, personal, player, color, variant };
  }
  throw new Error('No product has prints');
}

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

const sizeRadio = (page: Page, size: string) => page.getByRole('radio', { name: size, exact: true });

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

test('adding to the basket requires a size', async ({ page, shop }) => {
  const { t } = shop;
  const found = await aProduct(shop);
  await page.goto(found.url);
  await page.getByRole('button', { name: t('Product.AddToBasket'), exact: true }).click();
  await expect(page.getByText(t('Product.Size.Missing'))).toBeVisible();
  await expect(
    page
      .getByRole('group', { name: t('Product.Size') })
      .getByRole('radio')
      .first(),
  ).toBeFocused();
});

test('a double click adds one unit, and the basket drawer opens', { tag: '@every-club' }, async ({
  page,
  shop,
}) => {
  const { t } = shop;
  const found = await aProduct(shop);
  await page.goto(found.url);
  await sizeRadio(page, found.variant.size).check();
  await page.getByRole('button', { name: t('Product.AddToBasket'), exact: true }).dblclick();
  const drawer = page.getByRole('dialog', { name: t('Basket.Added') });
  await expect(drawer.getByRole('listitem')).toContainText(found.product.name);
  await expect(drawer.getByText(`${t('Basket.Property.Size')}: ${found.variant.size}`)).toBeVisible();
  await expectNoViolations(page);
  await drawer.getByRole('button', { name: t('Basket.ContinueShopping') }).click();
  await expect(drawer).toBeHidden();
  await expect(page.getByRole('link', { name: t('Accessibility.Basket.One', { count: 1 }) })).toBeVisible();
});

test('adding shows within 100 ms on a network with 300 ms latency', async ({ page, shop }) => {
  const { t } = shop;
  const found = await aProduct(shop);
  await page.goto(found.url);
  await sizeRadio(page, found.variant.size).check();
  const button = page.getByRole('button', { name: t('Product.AddToBasket'), exact: true });
  await button.hover();
  await page.route('**/api/**', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 300));
    await route.continue();
  });
  const shown = button.evaluate(
    (element) =>
      new Promise<number>((resolve) => {
        let pressed = 0;
        element.addEventListener('pointerup', () => (pressed = performance.now()), { capture: true });
        new MutationObserver(() => {
          if (element.getAttribute('aria-busy') === 'true') resolve(performance.now() - pressed);
        }).observe(element, { attributes: true });
      }),
  );
  await button.click();
  expect(await shown).toBeLessThan(100);
  await expect(page.getByRole('dialog', { name: t('Basket.Added') })).toBeVisible();
});

test('a refusal of the shop is shown with its reason (S8.8)', async ({ page, shop, expectedErrors }) => {
  expectedErrors.push(/status of 409 .*\/api\/baskets\//);
  const { t } = shop;
  const found = await aProduct(shop);
  await page.goto(found.url);
  await sizeRadio(page, found.variant.size).check();
  const reason = 'The last one has just gone';
  await page.route(/\/api\/baskets\/[^/]+$/, (route) =>
    route.request().method() === 'POST'
      ? route.fulfill({
          status: 409,
          json: { success: false, errors: [{ code: 'OutOfStock', message: reason }], meta: { status: 409 } },
        })
      : route.continue(),
  );
  await page.getByRole('button', { name: t('Product.AddToBasket'), exact: true }).click();
  await expect(page.getByRole('alert').filter({ hasText: reason })).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test('a name and number is checked, shown on the shirt and added to the basket (S5.4, S5.5, S3.24)', {
  tag: '@every-club',
}, async ({ page, shop }) => {
  const { t } = shop;
  const { personal, color, variant } = await aPrintedProduct(shop);
  const { numberMin, numberMax, nameMaxLength } = personal.rules;
  await page.goto(color.url);
  await sizeRadio(page, variant.size).check();
  await page.getByRole('button', { name: t('Product.Print.Add') }).click();
  await page.getByRole('radio', { name: personal.name, exact: true }).check();
  await expect(page.getByText(t('Product.Print.NotReturnable'))).toBeVisible();

  const name = page.getByLabel(t('Product.Print.Name'), { exact: true });
  const number = page.getByLabel(t('Product.Print.Number'), { exact: true });
  const add = page.getByRole('button', { name: t('Product.AddToBasket'), exact: true });
  await add.click();
  await expect(name).toBeFocused();
  await expect(name).toHaveAccessibleDescription(new RegExp(t('Form.Validation.Required')));
  await name.fill('R@MOS');
  await expect(name).toHaveAccessibleDescription(
    new RegExp(t('Form.Validation.InvalidCharacter', { characters: '@' })),
  );
  await name.fill('X'.repeat(nameMaxLength + 1));
  await expect(name).toHaveAttribute('aria-invalid', 'true');
  await number.fill(String(numberMax + 1));
  await number.blur();
  await expect(number).toHaveAccessibleDescription(
    new RegExp(t('Form.Validation.BetweenPlayerNumber', { min: numberMin, max: numberMax })),
  );
  await expectNoViolations(page);

  await name.fill('o’neill');
  await number.fill('7');
  await expect(name).not.toHaveAttribute('aria-invalid');
  await expect(
    page.getByRole('img', { name: t('Product.Print.Preview.Text', { text: "O'NEILL 7" }) }),
  ).toBeVisible();
  await add.click();
  const drawer = page.getByRole('dialog', { name: t('Basket.Added') });
  await expect(drawer).toContainText("O'NEILL");
  await drawer.getByRole('link', { name: t('Basket.View') }).click();
  const line = page
    .getByRole('list', { name: t('Basket.Lines') })
    .getByRole('listitem')
    .first();
  await expect(line).toContainText("O'NEILL");
  await expect(line).toContainText('7');
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true });

  test('a shirt with a name and number shows its print in the basket, all labels translated', async ({
    page,
    shop,
  }) => {
    const { t } = shop;
    const { product, personal, color, variant } = await aPrintedProduct(shop);
    await page.goto(color.url);
    await sizeRadio(page, variant.size).check();
    await page.getByRole('button', { name: t('Product.Print.Add') }).tap();
    await page.getByRole('radio', { name: personal.name, exact: true }).check();
    await page.getByLabel(t('Product.Print.Name'), { exact: true }).fill('Ramos');
    const number = page.getByLabel(t('Product.Print.Number'), { exact: true });
    await number.fill('7');
    const preview = page.getByRole('img', { name: t('Product.Print.Preview.Text', { text: 'RAMOS 7' }) });
    const [typedIn, shownAt] = [await number.boundingBox(), await preview.boundingBox()];
    expect((shownAt?.y ?? 0) - (typedIn?.y ?? 0) - (typedIn?.height ?? 0)).toBeLessThan(32);

    const { unitPrice, discountPrice } = variant.price;
    const charged = (discountPrice ?? unitPrice).amount + personal.price.amount;
    const locale = await page.evaluate(() => document.documentElement.lang);
    const price = new Intl.NumberFormat(locale, {
      style: 'currency',
      currency: unitPrice.currency,
      trailingZeroDisplay: 'stripIfInteger',
    }).format(charged);
    await expect(page.getByText(price, { exact: true })).toBeVisible();
    await page.getByRole('button', { name: t('Product.AddToBasket'), exact: true }).tap();
    const drawer = page.getByRole('dialog', { name: t('Basket.Added') });
    await expect(drawer).toContainText(product.name);
    await expect(drawer).toContainText(`${t('Basket.Property.Size')}: ${variant.size}`);
    await expect(drawer).toContainText(`${t('Basket.Property.Name')}: RAMOS`);
    await expect(drawer).toContainText(`${t('Basket.Property.Number')}: 7`);
    await expect(drawer).toContainText(t('Basket.NotReturnable'));
  });
});

test('a player is chosen from the list, and the print can be removed again (S3.8)', async ({
  page,
  shop,
}) => {
  const { t } = shop;
  const { player, color, variant } = await aPrintedProduct(shop);
  const chosen = player.players[0];
  if (!chosen) throw new Error('There are no players');
  await page.goto(color.url);
  await sizeRadio(page, variant.size).check();
  await page.getByRole('button', { name: t('Product.Print.Add') }).click();
  await page.getByRole('radio', { name: player.name, exact: true }).check();
  await page.getByLabel(t('Product.Print.Player'), { exact: true }).selectOption(chosen.id);
  const text = `${chosen.name} ${chosen.number}`;
  await expect(page.getByRole('img', { name: t('Product.Print.Preview.Text', { text }) })).toBeVisible();
  await page.getByRole('button', { name: t('Product.Print.Remove') }).click();
  await expect(page.getByLabel(t('Product.Print.Player'), { exact: true })).toHaveCount(0);
  await page.getByRole('button', { name: t('Product.AddToBasket'), exact: true }).click();
  await expect(page.getByRole('dialog', { name: t('Basket.Added') })).not.toContainText(chosen.name);
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

test('the size guide opens over the page, in order of sizes (S3.28)', { tag: '@every-club' }, async ({
  page,
  shop,
}) => {
  const { t } = shop;
  const { product, color } = await aPrintedProduct(shop);
  await page.goto(color.url);
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

test('a sustainability label has a link to its proof; other products show none', {
  tag: '@every-club',
}, async ({ page, shop }) => {
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
    await page.getByRole('heading', { name: t('Product.Manufacturer'), exact: true }).click();
    await expect(page.getByText(product.manufacturer.email)).toBeVisible();
  });
});
