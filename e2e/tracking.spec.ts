import type { Page } from '@playwright/test';
import { acceptTermsAndPay, chooseDelivery, fan, fillIn } from './checkout';
import { afterPayment, pressOnPaymentPage } from './payment-page';
import { addToBasket, aProduct, expect, type Shop, test } from './shop';

type Entry = Record<string, unknown> & { event?: string; ecommerce?: Ecommerce | null };
interface Ecommerce {
  items: { item_id: string; price: number; quantity: number; index?: number }[];
  value?: number;
  currency?: string;
  item_list_id?: string;
}

/** The content of the data layer: events as they are, commands as their arguments. */
const dataLayer = (page: Page) =>
  page.evaluate(() => {
    const { dataLayer: entries = [] } = window as Window & { dataLayer?: object[] };
    return entries.map((entry) => ('length' in entry ? { command: [...(entry as never[])] } : entry));
  }) as Promise<Entry[]>;

const named = async (page: Page, name: string) =>
  (await dataLayer(page)).filter(({ event }) => event === name);

async function oneOf(page: Page, name: string): Promise<Entry> {
  await expect.poll(async () => (await named(page, name)).length, { message: name }).toBeGreaterThan(0);
  const [entry] = await named(page, name);
  return entry ?? {};
}

/** The names of everything stored in the browser. */
const stored = (page: Page) =>
  page.evaluate(() => [...Object.keys(localStorage), ...Object.keys(sessionStorage)].toSorted());

const banner = (page: Page, { t }: Shop) => page.getByRole('region', { name: t('Cookie.Heading') });

test.describe('before a consent choice', () => {
  test.use({ consent: 'asked' });

  test('nothing is sent or stored before consent; then the buffered events are sent', async ({
    page,
    shop,
    baseURL,
  }) => {
    const elsewhere: string[] = [];
    page.on('request', (request) => {
      if (!request.url().startsWith(baseURL ?? '') && !request.url().startsWith('data:')) {
        elsewhere.push(request.url());
      }
    });
    const found = await aProduct(shop);
    await page.goto(found.url);
    const choice = banner(page, shop);
    await expect(choice).toBeVisible();
    const commands = (await dataLayer(page)).map(({ command }) => command);
    expect(commands).toContainEqual([
      'consent',
      'default',
      {
        ad_storage: 'denied',
        ad_user_data: 'denied',
        ad_personalization: 'denied',
        analytics_storage: 'denied',
        wait_for_update: 10_000,
      },
    ]);
    expect((await dataLayer(page)).filter(({ event }) => event)).toEqual([]);
    await page.waitForLoadState('networkidle');
    expect(await stored(page)).toEqual([]);
    expect(await page.context().cookies()).toEqual([]);
    await choice.getByRole('button', { name: shop.t('Cookie.AcceptAll') }).click();
    await expect(choice).toBeHidden();
    const names = (await dataLayer(page)).flatMap(({ event }) => event ?? []);
    expect(names.slice(0, 2)).toEqual(['pageview', 'view_item']);
    await expect
      .poll(() => stored(page))
      .toEqual([`matchday.consent.${shop.clubId}`, `viewedProducts.${shop.clubId}`]);
    expect(elsewhere).toEqual([]);
  });

  test('a browser that forbids storage still shows the page', async ({ page, shop }) => {
    await page.addInitScript(() => {
      for (const name of ['localStorage', 'sessionStorage'])
        Object.defineProperty(window, name, {
          get() {
            throw new DOMException('Access is denied', 'SecurityError');
          },
        });
    });
    const found = await aProduct(shop);
    await page.goto(found.url);
    const choice = banner(page, shop);
    await choice.getByRole('button', { name: shop.t('Cookie.AcceptAll') }).click();
    await expect(choice).toBeHidden();
    await page.waitForLoadState('networkidle');
    await expect(page.getByRole('heading', { level: 1, name: found.product.name })).toBeVisible();
  });

  test('refusing takes one click, is remembered, and sends nothing', async ({ page, shop }) => {
    await page.goto(shop.home);
    await banner(page, shop)
      .getByRole('button', { name: shop.t('Cookie.RejectAll') })
      .click();
    await page.reload();
    await expect.poll(async () => (await dataLayer(page)).length).toBeGreaterThan(1);
    await expect(banner(page, shop)).toBeHidden();
    expect((await dataLayer(page)).filter(({ event }) => event)).toEqual([]);
    expect(await stored(page)).toEqual([`matchday.consent.${shop.clubId}`]);
  });

  test('a choice by purpose allows only that purpose and can be withdrawn in the footer', async ({
    page,
    shop,
  }) => {
    const { t } = shop;
    await page.goto(shop.home);
    const choice = banner(page, shop);
    await choice.getByRole('button', { name: t('Cookie.Settings') }).click();
    await expect(choice.getByRole('checkbox', { name: t('Cookie.Necessary') })).toBeDisabled();
    await choice.getByRole('checkbox', { name: t('Cookie.Statistics') }).check();
    await choice.getByRole('button', { name: t('Cookie.Save') }).click();
    const updates = (await dataLayer(page)).map(({ command }) => command);
    expect(updates).toContainEqual([
      'consent',
      'update',
      {
        ad_storage: 'denied',
        ad_user_data: 'denied',
        ad_personalization: 'denied',
        analytics_storage: 'granted',
      },
    ]);
    const settings = page.getByRole('contentinfo').getByRole('button', { name: t('Cookie.Change') });
    await settings.click();
    await expect(choice).toBeFocused();
    await expect(choice.getByRole('checkbox', { name: t('Cookie.Statistics') })).toBeChecked();
    await choice.getByRole('button', { name: t('Cookie.RejectAll') }).click();
    await expect(settings).toBeFocused();
    const before = (await dataLayer(page)).filter(({ event }) => event).length;
    await page.getByRole('link', { name: t('Accessibility.Basket.Empty') }).click();
    await expect(page.getByRole('heading', { level: 1, name: t('Basket.Title') })).toBeVisible();
    expect((await dataLayer(page)).filter(({ event }) => event).length).toBe(before);
  });
});

test.describe('with consent', () => {
  test.use({ consent: 'given' });

  test('each navigation sends a page view with the title of its page', async ({ page, shop }) => {
    const found = await aProduct(shop);
    await page.goto(found.categoryUrl);
    const first = await oneOf(page, 'pageview');
    expect(first).toMatchObject({ page_location: page.url(), page_title: await page.title() });
    await page.getByRole('banner').getByRole('link').first().click();
    await expect.poll(async () => (await named(page, 'pageview')).length).toBe(2);
    const [, second] = await named(page, 'pageview');
    expect(second).toMatchObject({
      page_location: page.url(),
      page_title: await page.title(),
      page_referrer: first.page_location,
    });
    expect(second?.page_title).not.toBe(first.page_title);
  });

  test('a visible list and the product selected in it are tracked', async ({ page, shop }) => {
    const found = await aProduct(shop);
    await page.goto(found.categoryUrl);
    const list = await oneOf(page, 'view_item_list');
    expect(list.ecommerce?.items.length).toBeGreaterThan(0);
    const card = page
      .getByRole('region', { name: shop.t('Category.Products') })
      .getByRole('article')
      .first();
    const link = card.getByRole('link').first();
    const address = (await link.getAttribute('href')) ?? '';
    await link.click();
    const chosen = await oneOf(page, 'select_item');
    expect(chosen.ecommerce?.item_list_id).toBe(list.ecommerce?.item_list_id);
    expect(address).toContain(chosen.ecommerce?.items[0]?.item_id ?? 'no item');
    const viewed = await oneOf(page, 'view_item');
    expect(viewed.ecommerce?.items[0]?.item_id).toBe(chosen.ecommerce?.items[0]?.item_id);
  });

  test('a visible promotion and a click on it are tracked', async ({ page, shop }) => {
    await page.goto(shop.home);
    const seen = await oneOf(page, 'view_promotion');
    await page.getByRole('main').getByRole('link').first().click();
    const chosen = await oneOf(page, 'select_promotion');
    expect(chosen.ecommerce).toMatchObject({
      promotion_id: (seen.ecommerce as unknown as { promotion_id: string }).promotion_id,
    });
  });

  test('viewing a product, adding it, viewing the basket, removing it and checking out are tracked', async ({
    page,
    shop,
  }) => {
    const { t } = shop;
    const found = await aProduct(shop);
    const { unitPrice, discountPrice } = found.variant.price;
    const price = (discountPrice ?? unitPrice).amount;
    await addToBasket(page, shop, found);
    const expected = { currency: unitPrice.currency, value: price };
    const added = await oneOf(page, 'add_to_cart');
    expect(added.ecommerce).toMatchObject({
      ...expected,
      items: [{ item_id: found.variant.id, price, quantity: 1 }],
    });
    const viewed = await oneOf(page, 'view_cart');
    expect(viewed.ecommerce).toMatchObject({ ...expected, items: [{ item_id: found.variant.id }] });
    const name = found.product.name;
    await page.getByRole('button', { name: t('Basket.Quantity.Increase', { name }) }).click();
    await expect.poll(async () => (await named(page, 'add_to_cart')).length).toBe(2);
    await page.getByRole('link', { name: t('Basket.ToCheckout') }).click();
    const begun = await oneOf(page, 'begin_checkout');
    expect(begun.ecommerce).toMatchObject({ items: [{ item_id: found.variant.id, quantity: 2 }] });
    await page.goBack();
    await page.getByRole('button', { name: t('Basket.Remove.Line', { name }) }).click();
    const removed = await oneOf(page, 'remove_from_cart');
    expect(removed.ecommerce).toMatchObject({ items: [{ item_id: found.variant.id, quantity: 2 }] });
  });

  test('a purchase is sent once, however often its receipt is read', async ({
    page,
    shop,
    expectedErrors,
  }) => {
    expectedErrors.push(...afterPayment);
    test.slow();
    const found = await aProduct(shop);
    await addToBasket(page, shop, found);
    await page.getByRole('link', { name: shop.t('Basket.ToCheckout') }).click();
    await fillIn(page, shop);
    await chooseDelivery(page, shop, 'home');
    await acceptTermsAndPay(page, shop);
    await pressOnPaymentPage(page, 'approve');
    const bought = await oneOf(page, 'purchase');
    expect(bought.ecommerce).toMatchObject({
      transaction_id: expect.stringMatching(/./),
      currency: found.variant.price.unitPrice.currency,
      items: [{ item_id: found.variant.id, quantity: 1 }],
    });
    await page.reload();
    await oneOf(page, 'pageview');
    await expect(page.getByRole('heading', { level: 1 })).toContainText(fan.firstName);
    expect(await named(page, 'purchase')).toEqual([]);
  });
});
