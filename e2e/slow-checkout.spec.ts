import { acceptTerms, chooseDelivery, fan, fillIn, pay } from './checkout';
import { addToBasket, aProduct, expect, test } from './shop';

test.beforeEach(async ({ page, shop }) => {
  await addToBasket(page, shop, await aProduct(shop));
  await page.getByRole('link', { name: shop.t('Basket.ToCheckout') }).click();
  await expect(page.getByRole('main').getByLabel(shop.t('Checkout.City'), { exact: true })).toBeEditable();
});

test('typing does not wait for requests, and all input is saved once the shop responds', async ({
  page,
  shop,
}) => {
  const { t } = shop;
  const { promise: answered, resolve: answer } = Promise.withResolvers<void>();
  await page.route('**/api/checkout/**', async (route) => {
    if (route.request().method() !== 'GET') await answered;
    await route.continue();
  });
  const asked = page.waitForRequest((request) => request.url().includes('billingaddress'));
  const city = page.getByRole('main').getByLabel(t('Checkout.City'), { exact: true });
  await fillIn(page, shop);
  await asked;
  await city.fill('');
  await city.pressSequentially('Nykøbing Falster');
  await expect(city).toHaveValue('Nykøbing Falster');
  await expect(page.getByText(t('Checkout.Saving'))).toBeVisible();

  answer();
  await expect(page.getByText(t('Checkout.Saving'))).toHaveCount(0);
  await expect(city).toHaveValue('Nykøbing Falster');
  await page.reload();
  await expect(city).toHaveValue('Nykøbing Falster');
});

test('a product that sells out meanwhile is reported at the button, and the input stays', async ({
  page,
  shop,
  expectedErrors,
}) => {
  expectedErrors.push(/status of 409 .*\/checkout\?/);
  const { t } = shop;
  await fillIn(page, shop);
  await chooseDelivery(page, shop, 'home');
  await acceptTerms(page, shop);
  const message = 'The last one was sold a moment ago.';
  await page.route('**/api/baskets/*/checkout**', (route) =>
    route.fulfill({ status: 409, json: { errors: [{ code: 'OutOfStock', message }] } }),
  );
  await pay(page, shop);
  await expect(page.getByRole('main').getByRole('alert').filter({ hasText: message })).toBeVisible();
  await expect(page.getByRole('main').getByLabel(t('Checkout.Street'), { exact: true })).toHaveValue(
    fan.street,
  );
  await page.unrouteAll();
  await pay(page, shop);
  await page.waitForURL(/\/pay\//);
});
