import type { Page } from '@playwright/test';
import { afterPayment } from './payment-page';
import { buy } from './purchase';
import { shopAddress } from './raw-request';
import { addToBasket, aProduct, expect, hydrated, type Shop, test } from './shop';

const cookiesOf = async (page: Page, name: string) =>
  (await page.context().cookies()).filter((cookie) => cookie.name.startsWith(name));

const basketLink = (page: Page, { t }: Shop, count: number) =>
  page.getByRole('banner').getByRole('link', {
    name: t(`Accessibility.Basket.${count === 1 ? 'One' : 'Other'}`, { count }),
  });

/** Everything that scripts of a page can read: cookies, storage and the document. */
const readable = (page: Page) =>
  page.evaluate(() =>
    JSON.stringify([
      document.cookie,
      Object.entries(localStorage),
      Object.entries(sessionStorage),
      location.href,
    ]),
  );

test('no script sees the token of a basket, from the first line to the receipt', async ({
  page,
  shop,
  expectedErrors,
}) => {
  expectedErrors.push(...afterPayment);
  const bodies: Promise<string>[] = [];
  page.on('response', (response) => {
    if (response.url().includes('/api/')) bodies.push(response.text().catch(() => ''));
  });
  await addToBasket(page, shop, await aProduct(shop));
  await expect(basketLink(page, shop, 1)).toBeVisible();
  const [basket] = await cookiesOf(page, 'basketId');
  expect(basket).toMatchObject({ httpOnly: true, sameSite: 'Lax', path: '/' });
  const days = ((basket?.expires ?? 0) - Date.now() / 1000) / (24 * 60 * 60);
  expect(Math.round(days)).toBe(90);
  const read = [await readable(page)];

  await buy(page, shop);
  await expect(page.getByRole('region', { name: shop.t('Receipt.Lines') })).toBeVisible();
  await expect.poll(async () => (await cookiesOf(page, 'receiptId'))[0]?.value).toBe(basket?.value);
  const [receipt] = await cookiesOf(page, 'receiptId');
  expect(receipt).toMatchObject({ httpOnly: true, expires: -1 });
  read.push(await readable(page));
  const answers = await Promise.all(bodies);
  expect(answers.filter((body) => body.includes('"token"')).length).toBeGreaterThan(3);
  for (const text of [...answers, ...read]) expect(text).not.toContain(basket?.value);
});

test('a visitor has no basket, and makes no call about one, before the first line', async ({
  page,
  shop,
}) => {
  const calls: string[] = [];
  page.on('request', (request) => {
    if (/\/api\/(baskets|checkout)/.test(request.url())) calls.push(request.url());
  });
  await page.goto(`${shop.home}cart/`);
  await expect(page.getByText(shop.t('Basket.Empty'), { exact: true })).toBeVisible();
  await page.goto(`${shop.home}checkout/`);
  await expect(page.getByText(shop.t('Checkout.Empty'), { exact: true })).toBeVisible();
  await hydrated(page);
  expect(calls).toEqual([]);
  expect(await page.context().cookies()).toEqual([]);
});

for (const name of ['basketId', 'basketId.store'] as const) {
  test(`a basket in a ${name} cookie that scripts can read is taken over`, async ({ page, shop }) => {
    const { client, clubId } = shop;
    const { variant } = await aProduct(shop);
    const { summary } = await client.call('createBasket', {});
    const path = { token: summary.token };
    await client.call('addBasketLine', { path, body: { productId: variant.id, quantity: 2 } });
    const own = name.replace('store', clubId);
    const url = `${shopAddress(shop)}/`;
    await page.context().addCookies([{ name: own, value: summary.token, url }]);
    await page.goto(shop.home);
    await expect(basketLink(page, shop, 2)).toBeVisible();
    expect(await readable(page)).not.toContain(summary.token);
    const cookies = await cookiesOf(page, 'basketId');
    expect(cookies).toEqual([
      expect.objectContaining({ name: `basketId.${clubId}`, value: summary.token, httpOnly: true }),
    ]);
  });
}

test('two tabs that add their first lines at once share one basket', async ({ page, shop }) => {
  const { t } = shop;
  const found = await aProduct(shop);
  const tabs = [page, await page.context().newPage()];
  let created = 0;
  page.context().on('request', (request) => {
    if (request.method() === 'POST' && /\/api\/baskets(\?|$)/.test(request.url())) created += 1;
  });
  for (const tab of tabs) {
    await tab.goto(found.url);
    await tab.getByRole('radio', { name: found.variant.size, exact: true }).check();
  }
  const add = (tab: Page) => tab.getByRole('button', { name: t('Product.AddToBasket'), exact: true }).click();
  await Promise.all(tabs.map(add));
  for (const tab of tabs) await expect(basketLink(tab, shop, 2)).toBeVisible();
  expect(created).toBe(1);
});
