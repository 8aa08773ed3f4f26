import type { Page } from '@playwright/test';
import { acceptTerms, acceptTermsAndPay, chooseDelivery, fan, fillIn } from './checkout';
import { afterPayment, pressOnPaymentPage } from './payment-page';
import { addToBasket, aProduct, expect, type Shop, test } from './shop';

async function goAndPay(page: Page, shop: Shop) {
  await addToBasket(page, shop, await aProduct(shop));
  await page.getByRole('link', { name: shop.t('Basket.ToCheckout') }).click();
  await fillIn(page, shop);
  await chooseDelivery(page, shop, 'dropPoint');
  await acceptTermsAndPay(page, shop);
}

async function expectAllFilledIn(page: Page, { t }: Shop) {
  await expect(page).toHaveURL(/\/checkout\/$/);
  await expect(page.getByRole('main').getByLabel(t('Checkout.Email'), { exact: true })).toHaveValue(
    fan.email,
  );
  await expect(page.getByRole('main').getByLabel(t('Checkout.EmailConfirmation'))).toHaveValue(fan.email);
  await expect(page.getByRole('main').getByLabel(t('Checkout.LastName'))).toHaveValue(fan.lastName);
  await expect(page.getByRole('main').getByLabel(t('Checkout.Street'))).toHaveValue(fan.street);
  await expect(page.getByRole('main').getByLabel(t('Checkout.City'))).toHaveValue(fan.city);
  const points = page.getByRole('group', { name: t('Checkout.DropPoint.Choose') });
  await expect(points.getByRole('radio', { checked: true })).toHaveCount(1);
}

test('cancelling the payment returns to a checkout that keeps all input', async ({
  page,
  shop,
  expectedErrors,
}) => {
  expectedErrors.push(...afterPayment);
  await goAndPay(page, shop);
  await pressOnPaymentPage(page, 'cancel');
  await expectAllFilledIn(page, shop);
  await expect(page.getByText(shop.t('Checkout.Cancelled'))).toBeVisible();

  await acceptTermsAndPay(page, shop);
  await pressOnPaymentPage(page, 'approve');
  await expect(page.getByRole('heading', { level: 1 })).toContainText(fan.firstName);
});

test('a declined payment shows its reason, and the next attempt can succeed', async ({
  page,
  shop,
  expectedErrors,
}) => {
  expectedErrors.push(...afterPayment);
  await goAndPay(page, shop);
  await page.locator('select[name="reason"]').selectOption('insufficient_funds');
  await pressOnPaymentPage(page, 'decline');
  await expectAllFilledIn(page, shop);
  const [beforeReason = ''] = shop.t('Checkout.Declined').split('{reason}');
  const alert = page.getByRole('alert').filter({ hasText: beforeReason.trim() });
  await expect(alert).toContainText(new RegExp(`${beforeReason.trim()}\\s*\\S.+`));

  await acceptTermsAndPay(page, shop);
  await pressOnPaymentPage(page, 'approve');
  await expect(page.getByRole('heading', { level: 1 })).toContainText(fan.firstName);
});

test('missing fields are listed with a link to each, and no payment starts', async ({ page, shop }) => {
  const { t } = shop;
  await addToBasket(page, shop, await aProduct(shop));
  await page.getByRole('link', { name: t('Basket.ToCheckout') }).click();
  const [pay = ''] = t('Checkout.Pay').split('{total}');
  await page.getByRole('button', { name: pay.trim() }).click();
  const problems = page.getByRole('alert').getByRole('link');
  await expect(problems.first()).toBeVisible();
  await problems.first().click();
  await expect(page.getByRole('main').getByLabel(t('Checkout.Email'), { exact: true })).toBeFocused();
  await expect(page).toHaveURL(/\/checkout\/$/);
});

test('the input is still there after a reload', async ({ page, shop }) => {
  const { t } = shop;
  await addToBasket(page, shop, await aProduct(shop));
  await page.getByRole('link', { name: t('Basket.ToCheckout') }).click();
  const saved = page.waitForResponse(
    (response) => response.url().includes('/billingaddress') && response.ok(),
  );
  await fillIn(page, shop);
  await saved;
  await expect(page.getByText(t('Checkout.Saving'))).toBeHidden();
  await page.reload();
  await expect(page.getByRole('main').getByLabel(t('Checkout.City'))).toHaveValue(fan.city);
});

test('a double click on the pay button creates one order', async ({ page, shop }) => {
  const { t } = shop;
  await addToBasket(page, shop, await aProduct(shop));
  await page.getByRole('link', { name: t('Basket.ToCheckout') }).click();
  await fillIn(page, shop);
  await chooseDelivery(page, shop, 'home');
  await acceptTerms(page, shop);
  let calls = 0;
  page.on('request', (request) => {
    if (/\/api\/baskets\/[^/]+\/checkout/.test(request.url())) calls += 1;
  });
  const [pay = ''] = t('Checkout.Pay').split('{total}');
  await page.getByRole('button', { name: pay.trim() }).dblclick();
  await page.waitForURL(/\/pay\//);
  expect(calls).toBe(1);
});
