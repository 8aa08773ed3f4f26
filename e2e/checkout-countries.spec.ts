import { acceptTermsAndPay, chooseDelivery, fan, fillIn } from './checkout';
import { afterPayment, pressOnPaymentPage } from './payment-page';
import { addToBasket, aProduct, expect, test } from './shop';

test('a fan with a Polish billing address has a shirt delivered to a served country', async ({
  page,
  shop,
  expectedErrors,
}) => {
  expectedErrors.push(...afterPayment);
  const { t } = shop;
  await addToBasket(page, shop, await aProduct(shop));
  await page.getByRole('link', { name: t('Basket.ToCheckout') }).click();
  await fillIn(page, shop, { ...fan, country: 'PL', zipCode: '00-001', city: 'Warszawa' });
  await expect(page.getByText(t('Checkout.Delivery.None'))).toBeVisible();

  await page.getByLabel(t('Checkout.UseShippingAddress')).check();
  const delivery = page.getByRole('region', { name: t('Checkout.ShippingAddress') });
  const country = delivery.getByLabel(t('Checkout.Country'), { exact: true });
  await expect(country.getByRole('option', { name: /^(Poland|Polen|Polonia)$/ })).toHaveCount(0);
  await delivery.getByLabel(t('Checkout.FirstName')).fill(fan.firstName);
  await delivery.getByLabel(t('Checkout.LastName')).fill(fan.lastName);
  await delivery.getByLabel(t('Checkout.Street')).fill(fan.street);
  await delivery.getByLabel(t('Checkout.ZipCode')).fill(fan.zipCode);
  await delivery.getByLabel(t('Checkout.City')).fill(fan.city);
  await country.selectOption(fan.country);

  await expect(page.getByText(t('Checkout.Delivery.None'))).toBeHidden();
  await chooseDelivery(page, shop, 'home');
  await acceptTermsAndPay(page, shop);
  await pressOnPaymentPage(page, 'approve');
  await expect(page.getByRole('heading', { level: 1 })).toContainText(fan.firstName);
});
