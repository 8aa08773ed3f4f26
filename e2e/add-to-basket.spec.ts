import { expectNoViolations } from './accessibility';
import { sizeRadio } from './product-page';
import { aProduct, expect, test } from './shop';

test.use({ images: 'loaded' });

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

test('a double click adds one unit, and the basket drawer opens', {
  tag: '@every-store',
}, async ({ page, shop }) => {
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
  await expect(page).toHaveURL(new RegExp(`/p-${found.variant.id}/$`));
  const button = page.getByRole('button', { name: t('Product.AddToBasket'), exact: true });
  await button.hover();
  await page.route('**/api/**', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 300));
    await route.continue();
  });
  // The whole page is observed, because React may replace the button.
  const shown = page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        let pressed = 0;
        addEventListener('pointerup', () => (pressed = performance.now()), { capture: true });
        new MutationObserver(() => {
          if (document.querySelector('main button[data-pending][aria-busy="true"]'))
            resolve(performance.now() - pressed);
        }).observe(document, { subtree: true, childList: true, attributes: true });
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
