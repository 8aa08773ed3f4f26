import type { Locator, Page } from '@playwright/test';
import { acceptTermsAndPay, chooseDelivery, fan, fillIn } from './checkout';
import { pressOnPaymentPage } from './payment-page';
import { addToBasket, aProduct, expect, type Shop } from './shop';

/** Enters a voucher in the summary of a basket or a checkout. */
export async function enterVoucher(summary: Locator, { t }: Shop, code: string) {
  const field = summary.getByLabel(t('Voucher.Code'), { exact: true });
  if (!(await field.isVisible())) await summary.getByText(t('Voucher.Have')).click();
  await field.fill(code);
  await summary.getByRole('button', { name: t('Voucher.Add'), exact: true }).click();
}

/** Buys the content of the basket. */
export async function buy(page: Page, shop: Shop, details = fan) {
  await page.goto(`${shop.home}checkout/`);
  await fillIn(page, shop, details);
  await chooseDelivery(page, shop, 'home');
  await acceptTermsAndPay(page, shop);
  await pressOnPaymentPage(page, 'approve');
  await expect(page).toHaveURL(/\/receipt\/$/);
}

/** Buys a product without an account and returns the order number. The receipt is on the screen afterwards. */
export async function buyAsGuest(page: Page, shop: Shop, email: string): Promise<string> {
  await addToBasket(page, shop, await aProduct(shop));
  await buy(page, shop, { ...fan, email });
  const label = shop.t('Receipt.OrderNumber', { number: '' }).trim();
  const line = await page.getByRole('main').getByText(label).textContent();
  return line?.replace(label, '').trim() ?? '';
}
