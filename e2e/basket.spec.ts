import type { Page } from '@playwright/test';
import { acceptTermsAndPay, chooseDelivery, fan, fillIn } from './checkout';
import { afterPayment, pressOnPaymentPage } from './payment-page';
import { services } from './platform';
import { enterVoucher } from './purchase';
import { shopAddress } from './raw-request';
import { addToBasket, aProduct, expect, type Shop, test } from './shop';

const lines = (page: Page, { t }: Shop) =>
  page.getByRole('list', { name: t('Basket.Lines') }).getByRole('listitem');

const basketLink = (page: Page, { t }: Shop, count: number) =>
  page.getByRole('banner').getByRole('link', {
    name:
      count === 0
        ? t('Accessibility.Basket.Empty')
        : t(`Accessibility.Basket.${count === 1 ? 'One' : 'Other'}`, { count }),
  });

/** Creates a basket in the browser of a page, unnoticed by the page. */
async function beginAnotherBasket(page: Page, origin: string) {
  const headers = { 'Sec-Fetch-Site': 'same-origin' };
  const answer = await page.context().request.post(`${origin}/api/baskets`, { headers });
  expect(answer.status()).toBe(200);
}

test('a voucher reduces the total, and removing it restores the total', async ({ page, shop }) => {
  const { t } = shop;
  await addToBasket(page, shop, await aProduct(shop));
  const summary = page.getByRole('region', { name: t('Basket.Summary') });
  await enterVoucher(summary, shop, 'fans10');
  const vouchers = summary.getByRole('list', { name: t('Voucher.List') });
  await expect(vouchers.getByRole('listitem')).toContainText('FANS10');
  await expect(summary.getByRole('term').filter({ hasText: t('Voucher.Total') })).toBeVisible();

  await summary.getByRole('button', { name: t('Voucher.Remove', { code: 'FANS10' }) }).click();
  await expect(vouchers).toBeHidden();
  await expect(summary.getByRole('region', { name: t('Voucher.List') })).toBeFocused();
  await expect(summary.getByRole('term').filter({ hasText: t('Voucher.Total') })).toHaveCount(0);
});

test('a voucher without effect shows the reason at its field and keeps the input', async ({
  page,
  shop,
  expectedErrors,
}) => {
  expectedErrors.push(/status of 409 .*\/voucher\?/);
  const { t } = shop;
  await addToBasket(page, shop, await aProduct(shop));
  const summary = page.getByRole('region', { name: t('Basket.Summary') });
  await enterVoucher(summary, shop, 'SUMMER26');
  const field = summary.getByLabel(t('Voucher.Code'), { exact: true });
  await expect(field).toHaveAttribute('aria-invalid', 'true');
  await expect(field).toHaveAccessibleDescription(/.{10}/);
  await expect(field).toHaveValue('SUMMER26');
  await expect(field).toBeFocused();
  const reason = (await summary.locator('[id$="-error"]').textContent()) ?? '';
  await expect(summary.getByRole('status')).toHaveText(reason);
});

test('a removed line can be restored, and the undo button has the focus', async ({ page, shop }) => {
  const { t } = shop;
  const found = await aProduct(shop);
  await addToBasket(page, shop, found);
  await page.getByRole('button', { name: t('Basket.Remove.Line', { name: found.product.name }) }).click();
  const undo = page.getByRole('button', { name: t('Basket.Undo') });
  await expect(undo).toBeFocused();
  await expect(basketLink(page, shop, 0)).toBeVisible();
  await undo.press('Enter');
  await expect(page.getByRole('region', { name: t('Basket.Title'), exact: true })).toBeFocused();
  await expect(lines(page, shop)).toHaveCount(1);
  await expect(basketLink(page, shop, 1)).toBeVisible();
});

test('many clicks on a slow network end with the last quantity', async ({ page, shop }) => {
  const { t } = shop;
  const found = await aProduct(shop);
  await addToBasket(page, shop, found);
  let call = 0;
  await page.route('**/api/baskets/*/lines**', async (route) => {
    const answer = await route.fetch();
    // The first response is the slowest.
    call += 1;
    await new Promise((resolve) => setTimeout(resolve, call === 1 ? 600 : 50));
    await route.fulfill({ response: answer });
  });
  const increase = page.getByRole('button', {
    name: t('Basket.Quantity.Increase', { name: found.product.name }),
  });
  for (let click = 0; click < 3; click += 1) await increase.click();
  const quantity = page.getByLabel(t('Basket.Quantity.Of', { name: found.product.name }));
  await expect(quantity).toHaveValue('4');
  await expect(basketLink(page, shop, 4)).toBeVisible();
  await page.reload();
  await expect(quantity).toHaveValue('4');
});

test('the basket reports a changed price and a removed line', async ({ page, shop }) => {
  const { t } = shop;
  await addToBasket(page, shop, await aProduct(shop));
  await expect(lines(page, shop)).toHaveCount(1);
  // The page shows its cached lines and fetches them again: that response must not be the first with the new price.
  await page.reload();
  await expect(lines(page, shop)).toHaveCount(1);
  let change = (line: { unitPrice: { amount: number } }): object => ({
    unitPrice: { ...line.unitPrice, amount: line.unitPrice.amount + 10 },
  });
  await page.route(/\/api\/baskets\/[^/]+(\?|$)/, async (route) => {
    const response = await route.fetch();
    const json = await response.json();
    for (const line of json.basket?.lines ?? []) Object.assign(line, change(line));
    await route.fulfill({ response, json });
  });
  await page.reload();
  const [changed = ''] = t('Basket.PriceChanged').split('{before}');
  await expect(lines(page, shop)).toContainText(changed.trim());

  change = () => ({ maxQuantity: 0, stockStatus: 'OutOfStock' });
  await page.reload();
  await expect(lines(page, shop)).toContainText(t('Basket.Left.None'));
});

test('what is added while the payment page is open is in the next basket, and the receipt says so', async ({
  page,
  shop,
  expectedErrors,
}) => {
  expectedErrors.push(...afterPayment);
  const { t } = shop;
  const found = await aProduct(shop);
  await addToBasket(page, shop, found);
  await page.getByRole('link', { name: t('Basket.ToCheckout') }).click();
  await fillIn(page, shop);
  await chooseDelivery(page, shop, 'home');
  await acceptTermsAndPay(page, shop);
  await expect(page.locator('button[name="action"]').first()).toBeVisible();

  const other = await page.context().newPage();
  await other.goto(`${shop.home}cart/`);
  await other
    .getByRole('button', { name: t('Basket.Quantity.Increase', { name: found.product.name }) })
    .click();
  await expect(basketLink(other, shop, 2)).toBeVisible();

  await pressOnPaymentPage(page, 'approve');
  await expect(page.getByRole('heading', { level: 1 })).toContainText(fan.firstName);
  const notice = page.getByRole('status').filter({ hasText: t('Receipt.NextBasket') });
  await expect(notice).toContainText(t('Receipt.NextBasket.Text'));
  await expect(basketLink(page, shop, 1)).toBeVisible();
  await expect(basketLink(other, shop, 1)).toBeVisible();
  await notice.getByRole('link', { name: t('Basket.View') }).click();
  await expect(lines(page, shop)).toContainText([found.product.name]);
});

test('two tabs share one basket, and both start a new one after the receipt', async ({
  page,
  shop,
  expectedErrors,
}) => {
  expectedErrors.push(...afterPayment);
  const { t } = shop;
  const found = await aProduct(shop);
  await addToBasket(page, shop, found);
  const other = await page.context().newPage();
  await other.goto(`${shop.home}cart/`);
  await expect(lines(other, shop)).toHaveCount(1);

  await page
    .getByRole('button', { name: t('Basket.Quantity.Increase', { name: found.product.name }) })
    .click();
  await expect(other.getByLabel(t('Basket.Quantity.Of', { name: found.product.name }))).toHaveValue('2');

  await page.getByRole('link', { name: t('Basket.ToCheckout') }).click();
  await fillIn(page, shop);
  await chooseDelivery(page, shop, 'home');
  await acceptTermsAndPay(page, shop);
  await pressOnPaymentPage(page, 'approve');
  await expect(page.getByRole('heading', { level: 1 })).toContainText(fan.firstName);
  await expect(basketLink(page, shop, 0)).toBeVisible();
  await expect(basketLink(other, shop, 0)).toBeVisible();

  await page.goBack();
  await page.goBack();
  await expect(page).toHaveURL(/\/checkout\/$/);
  await expect(page.getByText(t('Checkout.Empty'), { exact: true })).toBeVisible();
  await page.goto(`${shop.home}cart/`);
  await expect(page.getByText(t('Basket.Empty'), { exact: true })).toBeVisible();
});

test('a checkout restored from the back/forward cache shows the current basket', async ({ page, shop }) => {
  const { t } = shop;
  await addToBasket(page, shop, await aProduct(shop));
  await page.getByRole('link', { name: t('Basket.ToCheckout') }).click();
  await expect(page.getByRole('main').getByLabel(t('Checkout.City'), { exact: true })).toBeVisible();
  await beginAnotherBasket(page, shopAddress(shop));
  await page.evaluate(() => window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })));
  await expect(page.getByText(t('Checkout.Empty'), { exact: true })).toBeVisible();
  await expect(basketLink(page, shop, 0)).toBeVisible();
});

test('a visit to a sister shop on the same host keeps the basket', async ({ page, shop }) => {
  const { t, home, clubId } = shop;
  await addToBasket(page, shop, await aProduct(shop));
  await expect(lines(page, shop)).toHaveCount(1);
  const own = new URL(page.url()).origin;
  const sister = services.clubs.find(({ id }) => id !== clubId);
  if (!sister) throw new Error('There is no other shop');
  const cookies = async () => (await page.context().cookies()).map(({ name }) => name);
  await page.goto(sister.url);
  await beginAnotherBasket(page, sister.url);
  expect(await cookies()).toContain(`basketId.${sister.id}`);
  await page.goto(`${own}${home}cart/`);
  await expect(lines(page, shop)).toHaveCount(1);
  await expect(page.getByText(t('Basket.Empty'), { exact: true })).toBeHidden();
});

test('the basket shows an error while the shop is unreachable and then recovers', async ({
  page,
  shop,
  expectedErrors,
}) => {
  expectedErrors.push(/status of 503 .*\/api\/baskets\//);
  const { t } = shop;
  await addToBasket(page, shop, await aProduct(shop));
  await expect(lines(page, shop)).toHaveCount(1);
  await page.route('**/api/baskets/**', (route) => route.fulfill({ status: 503, body: '' }));
  await page.reload();
  const retry = page.getByRole('button', { name: t('Basket.Retry') });
  await expect(retry).toBeVisible();
  await page.unroute('**/api/baskets/**');
  await retry.click();
  await expect(lines(page, shop)).toHaveCount(1);
});

test('changing the language keeps the basket', async ({ page, shop }) => {
  const { t } = shop;
  await addToBasket(page, shop, await aProduct(shop));
  await expect(lines(page, shop)).toHaveCount(1);
  const header = page.getByRole('banner');
  await header
    .locator('summary')
    .filter({ hasText: t('Language.Choose') })
    .click();
  await header.locator('a[hreflang]:not([aria-current]):visible').click();
  await expect(page.locator('html')).not.toHaveAttribute('lang', new RegExp(`^${shop.culture}`));
  await expect(page).toHaveURL(/\/cart\/$/);
  await expect(page.getByRole('main').locator('article')).toHaveCount(1);
});
