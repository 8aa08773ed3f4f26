import type { Page } from '@playwright/test';
import { expectNoViolations } from './accessibility';
import { acceptTermsAndPay, chooseDelivery, fillIn } from './checkout';
import { aCustomer, logIn } from './customer';
import { afterPayment, pressOnPaymentPage } from './payment-page';
import { addToBasket, aProduct, expect, type Shop, test } from './shop';

interface Listed {
  pattern: RegExp;
  /** Undefined for what ends with the browser, the tab, or when it is deleted. */
  days: number | undefined;
}

/** The rows of the page with the shop's cookies. `*` in a name stands for an order's number. */
async function listedIn(page: Page): Promise<Listed[]> {
  const rows = await page.getByRole('main').getByRole('rowheader').all();
  return Promise.all(
    rows.map(async (row) => {
      const name = await row.locator('code').innerText();
      const lifetime = await row.locator('xpath=../td[2]').innerText();
      return {
        pattern: new RegExp(`^${name.replaceAll('.', '[.]').replaceAll('*', '.+')}$`),
        days: /\d+/.test(lifetime) ? Number(/\d+/.exec(lifetime)?.[0]) : undefined,
      };
    }),
  );
}

const cookiesPage = async (page: Page, { home, t }: Shop) => {
  await page.goto(`${home}cookies/`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('Cookie.List'));
};

test.describe('with consent', () => {
  test.use({ consent: 'given' });

  test('the list names everything that a visit stores, with its lifetime', {
    tag: '@every-store',
  }, async ({ page, shop, expectedErrors }) => {
    test.slow();
    expectedErrors.push(...afterPayment);
    await cookiesPage(page, shop);
    const listed = await listedIn(page);
    const listing = (name: string) => listed.find(({ pattern }) => pattern.test(name));

    await logIn(page, shop, await aCustomer(shop));
    await addToBasket(page, shop, await aProduct(shop));
    const beforeOrder = await page.context().cookies();
    await page.getByRole('link', { name: shop.t('Basket.ToCheckout') }).click();
    await fillIn(page, shop);
    await chooseDelivery(page, shop, 'home');
    await acceptTermsAndPay(page, shop);
    await pressOnPaymentPage(page, 'approve');
    await expect(page.getByRole('main').getByRole('listitem').first()).toBeVisible();

    const origin = new URL(page.url()).hostname;
    const cookies = [...beforeOrder, ...(await page.context().cookies())].filter(
      ({ domain }) => domain === origin,
    );
    expect(cookies.length).toBeGreaterThanOrEqual(7);
    for (const { name, expires } of cookies) {
      const row = listing(name);
      expect(row, name).toBeDefined();
      const days = (expires - Date.now() / 1000) / 86_400;
      if (expires === -1) expect(row?.days, name).toBeUndefined();
      else expect(days, name).toBeLessThanOrEqual(row?.days ?? 0);
    }
    const keptNames = () =>
      page.evaluate(async () => [
        ...Object.keys(localStorage),
        ...Object.keys(sessionStorage),
        ...(await caches.keys()),
      ]);
    await expect.poll(async () => (await keptNames()).length).toBeGreaterThanOrEqual(4);
    expect((await keptNames()).filter((name) => !listing(name))).toEqual([]);
  });
});

test('the footer links to the list, where the choice can be changed', {
  tag: '@every-store',
}, async ({ page, shop }) => {
  const { t } = shop;
  await page.goto(shop.home);
  await page
    .getByRole('contentinfo')
    .getByRole('link', { name: t('Cookie.List'), exact: true })
    .click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('Cookie.List'));
  await expect(page.getByRole('heading', { level: 2, name: t('Cookie.Statistics') })).toBeVisible();
  await page
    .getByRole('main')
    .getByRole('button', { name: t('Cookie.Change') })
    .click();
  await expect(page.getByRole('region', { name: t('Cookie.Heading') })).toBeVisible();
  await expectNoViolations(page);
});
