import { acceptTermsAndPay, chooseDelivery, fillIn } from '../checkout';
import { pressOnPaymentPage } from '../payment-page';
import { addToBasket } from '../shop';
import { at, atContent, type Visit } from './visit';

export const checkout: Visit = async (page, shop, found) => {
  await addToBasket(page, shop, found);
  await at('checkout/')(page, shop, found);
  await page.getByRole('heading', { level: 1 }).waitFor();
};

export const receipt: Visit = async (page, shop, found) => {
  await checkout(page, shop, found);
  await fillIn(page, shop);
  await chooseDelivery(page, shop, 'home');
  await acceptTermsAndPay(page, shop);
  await pressOnPaymentPage(page, 'approve');
  await page.waitForURL(/\/receipt\//);
  await page.getByRole('heading', { level: 2 }).first().waitFor();
};

/** The screens from the front page to the receipt, and the information pages. */
export const shopping: Record<string, Visit> = {
  front: at(''),
  category: (page, _shop, { categoryUrl }) => page.goto(categoryUrl),
  'category-narrowed-to-nothing': (page, _shop, { categoryUrl }) => page.goto(`${categoryUrl}?color=none`),
  product: (page, _shop, { url }) => page.goto(url),
  search: (page, shop, found) =>
    at(`search-page/?q=${encodeURIComponent(found.product.name.split(' ')[0] ?? '')}`)(page, shop, found),
  'search-without-a-term': at('search-page/'),
  'nothing-found': at('search-page/?q=qqxxzzqqxxzz'),
  'basket-empty': at('cart/'),
  basket: addToBasket,
  checkout,
  'checkout-incomplete': async (page, shop, found) => {
    await checkout(page, shop, found);
    const [pay = ''] = shop.t('Checkout.Pay').split('{total}');
    await page.getByRole('button', { name: pay.trim() }).click();
    await page.getByRole('alert').getByRole('link').first().waitFor();
  },
  'checkout-pick-up': async (page, shop, found) => {
    await checkout(page, shop, found);
    await fillIn(page, shop);
    await chooseDelivery(page, shop, 'dropPoint');
  },
  receipt,
  terms: atContent('terms'),
  delivery: atContent('delivery'),
  'size-guide': atContent('size-guide'),
  accessibility: atContent('accessibility'),
  contact: at('contact/'),
  withdrawal: at('withdrawal/'),
  'newsletter-confirm': at('newsletter/confirm/#token=guessed'),
  'newsletter-unsubscribe': at('newsletter/unsubscribe/#token=guessed'),
  error: at('nowhere/'),
  offline: at('offline/'),
};
