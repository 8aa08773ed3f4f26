import type { Page } from '@playwright/test';
import { acceptTermsAndPay, chooseDelivery, fan, fillIn } from './checkout';
import { pressOnPaymentPage } from './payment-page';
import { addToBasket, aProduct, expect, type Shop } from './shop';

/** Buys what is in the basket already. */
export async function buy(page: Page, shop: Shop, details = fan) {
  await page.goto(`${shop.home}checkout/`);
  await fillIn(page, shop, details);
  await chooseDelivery(page, shop, 'home');
  await acceptTermsAndPay(page, shop);
  await pressOnPaymentPage(page, 'approve');
  await expect(page).toHaveURL(/\/receipt\/$/);
}

/** Buys a product without an account, and gives the number of the order, whose receipt is on the screen then. */
export async function buyAsGuest(page: Page, shop: Shop, email: string): Promise<string> {
  await addToBasket(page, shop, await aProduct(shop));
  await buy(page, shop, { ...fan, email });
  const label = shop.t('Receipt.OrderNumber', { number: '' }).trim();
  const line = await page.getByRole('main').getByText(label).textContent();
  return line?.replace(label, '').trim() ?? '';
}
