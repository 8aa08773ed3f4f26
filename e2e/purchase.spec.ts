import { acceptTermsAndPay, chooseDelivery, fan, fillIn } from './checkout';
import { afterPayment, pressOnPaymentPage } from './payment-page';
import { addToBasket, aProduct, expect, test } from './shop';

test.use({ images: 'loaded' });

for (const [language, delivery] of [
  [0, 'home'],
  [1, 'dropPoint'],
] as const) {
  test.describe(`in language ${language + 1}, delivered to ${delivery}`, () => {
    test.use({ language });

    test('a fan finds a shirt, pays and reads the receipt', {
      tag: language === 0 ? ['@every-club', '@every-store'] : [],
    }, async ({ page, shop, expectedErrors }) => {
      expectedErrors.push(...afterPayment);
      const { t } = shop;
      const found = await aProduct(shop);

      await page.goto(shop.home);
      await expect(page).toHaveTitle(/.+/);
      const navigation = page.getByRole('navigation', { name: t('Navigation.Main') });
      await navigation.getByRole('link').first().click();
      await page.goto(found.categoryUrl);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();

      await addToBasket(page, shop, found);
      await expect(page.getByRole('heading', { level: 1, name: t('Basket.Title') })).toBeVisible();
      const lines = page.getByRole('list', { name: t('Basket.Lines') });
      await expect(lines.getByRole('listitem')).toHaveCount(1);
      await page
        .getByRole('button', { name: t('Basket.Quantity.Increase', { name: found.product.name }) })
        .click();
      await expect(page.getByLabel(t('Basket.Quantity.Of', { name: found.product.name }))).toHaveValue('2');
      await page.getByRole('link', { name: t('Basket.ToCheckout') }).click();

      await fillIn(page, shop);
      await chooseDelivery(page, shop, delivery);
      await acceptTermsAndPay(page, shop);
      await pressOnPaymentPage(page, 'approve');

      await expect(page.getByRole('heading', { level: 1 })).toContainText(fan.firstName);
      await expect(page).toHaveURL(/\/receipt\/$/);
      const number = await page.getByText(t('Receipt.OrderNumber', { number: '' }).trim()).textContent();
      await expect(page.getByRole('region', { name: t('Receipt.Lines') })).toContainText(found.product.name);
      await expect(page.getByRole('region', { name: t('Receipt.Lines') })).toContainText(t('Basket.Total'));

      await page.reload();
      await expect(page.getByText(number ?? 'no number')).toBeVisible();
      await expect(page.getByRole('link', { name: t('Accessibility.Basket.Empty') })).toBeVisible();
    });
  });
}

test('removing the only line shows the empty basket', async ({ page, shop }) => {
  const found = await aProduct(shop);
  await addToBasket(page, shop, found);
  await page
    .getByRole('button', { name: shop.t('Basket.Remove.Line', { name: found.product.name }) })
    .click();
  await expect(page.getByText(shop.t('Basket.Empty'), { exact: true })).toBeVisible();
});
