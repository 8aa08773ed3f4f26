import { expectNoViolations } from './accessibility';
import { acceptTerms, chooseDelivery, fillIn, pay } from './checkout';
import { afterPayment, pressOnPaymentPage } from './payment-page';
import { aPrintedProduct, sizeRadio } from './product-page';
import { expect, test } from './shop';

test('a fan in Denmark agrees to pay for a printed shirt before it is sent', async ({
  page,
  shop,
  expectedErrors,
}) => {
  expectedErrors.push(...afterPayment);
  test.slow();
  const { t, home } = shop;
  const { player, color, variant } = await aPrintedProduct(shop);
  await page.goto(color.url);
  await sizeRadio(page, variant.size).check();
  await page.getByRole('button', { name: t('Product.Print.Add') }).click();
  await page.getByRole('radio', { name: player.name, exact: true }).check();
  await page.getByLabel(t('Product.Print.Player'), { exact: true }).selectOption({ index: 1 });
  await page.getByRole('button', { name: t('Product.AddToBasket'), exact: true }).click();
  await expect(page.getByRole('dialog', { name: t('Basket.Added') })).toBeVisible();

  await page.goto(`${home}checkout/`);
  await fillIn(page, shop);
  await chooseDelivery(page, shop, 'home');
  await acceptTerms(page, shop);
  const agreement = page.getByRole('checkbox', { name: new RegExp(t('Checkout.Prepayment').slice(0, 20)) });
  await expect(agreement).not.toBeChecked();
  await pay(page, shop);
  await expect(agreement).toHaveAccessibleDescription(t('Checkout.Prepayment.Missing'));
  await expectNoViolations(page, 'the missing agreement');
  await agreement.check();
  await pay(page, shop);
  await pressOnPaymentPage(page, 'approve');
  await expect(page).toHaveURL(/\/receipt\/$/);
  await expect(page.getByRole('main').getByText(t('Receipt.DeliveryTime'), { exact: true })).toBeVisible();
});
