import type { Page } from '@playwright/test';
import { acceptTermsAndPay, chooseDelivery, fillIn } from '../checkout';
import { aCustomer, logIn } from '../customer';
import { pressOnPaymentPage } from '../payment-page';
import { addToBasket, aProduct, type Shop, test } from '../shop';
import { takePicture } from './picture';

type Found = Awaited<ReturnType<typeof aProduct>>;
type Visit = (page: Page, shop: Shop, found: Found) => Promise<unknown>;

const at =
  (path: string) =>
  (page: Page, { home }: Shop) =>
    page.goto(`${home}${path}`);

/** How a shopper comes to each page. */
const visits: Record<string, Visit> = {
  front: at(''),
  category: (page, _shop, { categoryUrl }) => page.goto(categoryUrl),
  product: (page, _shop, { url }) => page.goto(url),
  basket: addToBasket,
  checkout: async (page, shop, found) => {
    await addToBasket(page, shop, found);
    await at('checkout/')(page, shop);
    await page.getByRole('heading', { level: 1 }).waitFor();
  },
  receipt: async (page, shop, found) => {
    await visits.checkout?.(page, shop, found);
    await fillIn(page, shop);
    await chooseDelivery(page, shop, 'home');
    await acceptTermsAndPay(page, shop);
    await pressOnPaymentPage(page, 'approve');
    await page.waitForURL(/\/receipt\//);
    await page.getByRole('heading', { level: 2 }).first().waitFor();
  },
  login: at('login/'),
  account: async (page, shop) => logIn(page, shop, await aCustomer(shop)),
  search: (page, shop, { product }) =>
    at(`search-page/?q=${encodeURIComponent(product.name.split(' ')[0] ?? '')}`)(page, shop),
  error: at('nowhere/'),
};

const chosen = process.env.LOOKS_PAGES?.split(',') ?? Object.keys(visits);
const widths = (process.env.LOOKS_WIDTHS ?? '360,1440').split(',').map(Number);

for (const width of widths) {
  for (const [name, visit] of Object.entries(visits).filter(([name]) => chosen.includes(name))) {
    test(`${name} at ${width}`, async ({ page, shop }) => {
      await page.setViewportSize({ width, height: width < 1000 ? 780 : 900 });
      await visit(page, shop, await aProduct(shop));
      await page.waitForLoadState('networkidle');
      await takePicture(page, shop, name);
    });
  }
}
