import { type Page } from '@playwright/test';
import { expectNoViolations } from '../accessibility';
import { buyByApi } from '../buy-by-api';
import { fan } from '../checkout';
import { aPrintedProduct } from '../product-page';
import { aProduct, expect, test } from '../shop';
import { shipOrder } from '../staff';
import { anyOf, logIn, office, refusedLogins, shownAliases } from './office';

const widths = [768, 1440];
const phone = 360;
const allScreens = 20 * 60_000;
const themes = ['light', 'dark'] as const;

test.use({ expectedErrors: anyOf(refusedLogins, shownAliases) });

/** What is wider than its place: the page, which then scrolls sideways, or what a panel cuts off. */
const tooWideAt = (page: Page) =>
  page.evaluate(() =>
    [document.documentElement, ...document.querySelectorAll('main section')]
      .filter((element) => getComputedStyle(element).overflowX !== 'auto')
      .filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth)
      .map(
        (element) => `${element.tagName}: ${element.scrollWidth} px, ${element.textContent?.slice(0, 80)}`,
      ),
  );

async function open(page: Page, address: string, width: number) {
  await page.setViewportSize({ width, height: 900 });
  await page.goto(address);
  await expect(page.getByRole('main')).toBeVisible();
  // A page whose code loads later has neither a heading nor a sign of loading at first.
  await expect(page.getByRole('heading').filter({ hasText: /\S/ }).first()).toBeVisible();
  await expect(page.getByRole('progressbar')).toHaveCount(0);
}

/**
 * Fails if a page violates WCAG 2.2 AA at a width, light or dark, or scrolls sideways on a phone. With SCREENSHOTS set,
 * it writes pictures too.
 */
async function expectAccessible(page: Page, address: string, name: string) {
  for (const theme of themes) {
    await page.evaluate((value) => localStorage.setItem('RaStore.theme', JSON.stringify(value)), theme);
    for (const width of widths) {
      await open(page, address, width);
      const folder = process.env.SCREENSHOTS;
      if (folder) await page.screenshot({ path: `${folder}/${name}-${width}-${theme}.png` });
      await expectNoViolations(page, `${name} at ${width} px, ${theme}`);
    }
  }
  await open(page, address, phone);
  expect(await tooWideAt(page), `${name} at ${phone} px`).toEqual([]);
}

test('every screen of the back office meets WCAG 2.2 AA, light and dark, and fits a phone', async ({
  page,
  shop,
}) => {
  test.setTimeout(allScreens);
  const { variant, product } = await aProduct(shop);
  const playerId = (await aPrintedProduct(shop)).player.players[0]?.id ?? '';
  const { id, orderNumber } = await buyByApi(shop, [{ productId: variant.id, quantity: 1 }]);
  await shipOrder(shop, id, { carrier: 'GLS' });
  const statement = { orderNumber, name: 'Freja Lund', email: fan.email };
  await shop.client.call('withdrawFromOrder', { body: statement });
  const message = { ...statement, topic: 'A parcel', message: 'Where is my parcel?' };
  await shop.client.call('sendCustomerMessage', { body: message });
  const start = `${office}/${shop.clubId}`;
  await page.goto(`${start}/login`);
  await expectAccessible(page, `${start}/login`, 'login');
  await logIn(page, shop, 'owner');
  const screens = {
    orders: '/orders',
    order: `/orders/${id}/show`,
    'packing-slip': `/orders/${id}/packing-slip`,
    withdrawals: '/withdrawals',
    messages: '/messages',
    products: '/products',
    product: `/products/${product.id}`,
    drafts: '/drafts',
    'new-product': '/drafts/create',
    stock: '/stock',
    'stock-of-a-variant': `/stock/${encodeURIComponent(variant.id)}/show`,
    vouchers: '/vouchers',
    redirects: '/redirects',
    settings: '/settings',
    squad: '/squad',
    player: `/squad/${playerId}`,
    'new-player': '/squad/create',
    prints: '/prints',
    figures: '/figures',
    texts: '/texts',
    text: `/texts/${shop.culture}/Basket.Empty.Text`,
    pages: '/pages',
    page: '/pages/front',
    imports: '/imports',
    staff: '/staff',
    audit: '/audit',
    sessions: '/sessions',
  };
  for (const [name, path] of Object.entries(screens)) await expectAccessible(page, start + path, name);
  await page.goto(`${start}/settings`);
  await page.getByRole('region', { name: 'Delivery' }).getByRole('link').first().click();
  await expect(page).toHaveURL(/\/settings\/delivery\//);
  await expectAccessible(page, page.url(), 'delivery');
  for (const name of ['withdrawals', 'messages', 'vouchers']) {
    await page.goto(`${start}/${name}`);
    await page.getByRole('table').getByRole('link').first().click();
    await expect(page).toHaveURL(/\/show$/);
    await expectAccessible(page, page.url(), name.slice(0, -1));
  }
});
