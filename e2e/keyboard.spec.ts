import type { Locator, Page } from '@playwright/test';
import { deliveryName, fan } from './checkout';
import { aLongList } from './long-list';
import { afterPayment, pressOnPaymentPage } from './payment-page';
import { aProduct, expect, hydrated, type Shop, test } from './shop';
import { expectVisibleFocus } from './visible-focus';

const mostStops = 150;

test.use({ contextOptions: { reducedMotion: 'reduce' } });

/** Presses Tab until the element has the focus. Each element on the way can be seen while it has the focus. */
async function tabTo(page: Page, target: Locator) {
  await expect(target).toBeVisible();
  for (let stop = 0; stop < mostStops; stop += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press('Tab');
    await expectVisibleFocus(page);
  }
  throw new Error(`Tab does not reach ${target.toString()}`);
}

test('the focus moves to the opener or the list when the focused element disappears', async ({
  page,
  shop,
}) => {
  const { t } = shop;
  const found = await aProduct(shop);
  await page.goto(found.url);
  await page.getByRole('radio', { name: found.variant.size, exact: true }).check();
  const add = page.getByRole('button', { name: t('Product.AddToBasket'), exact: true });
  await add.press('Enter');
  const drawer = page.getByRole('dialog', { name: t('Basket.Added') });
  await drawer.getByRole('button', { name: t('Basket.ContinueShopping') }).press('Enter');
  await expect(drawer).toBeHidden();
  await expect(add).toBeFocused();

  const list = page.getByRole('region', { name: t('Category.Products') });
  await page.goto(`${found.categoryUrl}?sort=name`);
  await hydrated(page);
  const boxes = page.getByRole('form', { name: t('List.Filters') }).getByRole('checkbox');
  await boxes.first().check();
  const chips = page.getByRole('list', { name: t('List.Filters.Active') });
  await chips.getByRole('link').first().press('Enter');
  await expect(chips).toHaveCount(0);
  await expect(list).toBeFocused();

  const { url, total } = await aLongList(shop);
  await page.goto(url);
  await hydrated(page);
  for (let shown = 24; shown < total; shown += 24) {
    await page.getByRole('link', { name: t('List.More') }).press('Enter');
    await expect(list.getByRole('article').nth(shown)).toBeVisible();
  }
  await expect(page.locator(':focus')).toContainText(t('List.Shown', { shown: total, total }));
});

test('after a navigation the focus is at the start of the page, and Tab reaches its skip link', async ({
  page,
  shop,
}) => {
  const { t } = shop;
  const { product, categoryUrl } = await aProduct(shop);
  const skip = page.getByRole('link', { name: t('Accessibility.SkipToContent') });
  const isLost = () => page.evaluate(() => document.activeElement === document.body);
  await page.goto(categoryUrl);
  await hydrated(page);
  await page.getByRole('main').getByRole('link', { name: product.name, exact: true }).first().press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: product.name })).toBeVisible();
  const expectSkipLinkNext = async () => {
    await expect.poll(isLost).toBe(false);
    await page.keyboard.press('Tab');
    await expect(skip).toBeFocused();
  };
  await expectSkipLinkNext();
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1, name: product.name })).toBeHidden();
  await expectSkipLinkNext();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
});

test.describe('with the consent banner open', () => {
  test.use({ consent: 'asked' });

  test('a choice moves the focus to the start of the page', async ({ page, shop }) => {
    const { t } = shop;
    await page.goto(`${shop.home}cart/`);
    const banner = page.getByRole('region', { name: t('Cookie.Heading') });
    await banner.getByRole('button', { name: t('Cookie.RejectAll'), exact: true }).press('Enter');
    await expect(banner).toBeHidden();
    expect(await page.evaluate(() => document.activeElement === document.body)).toBe(false);
    await page.keyboard.press('Tab');
    await expect(page.getByRole('link', { name: t('Accessibility.SkipToContent') })).toBeFocused();
  });
});

for (const [width, height, window, tag] of [
  [1280, 900, 'a window of 1280 px', ['@every-store']],
  [320, 256, 'the same window at 400 % zoom', []],
] as const) {
  test.describe(`in ${window}`, () => {
    test.use({ viewport: { width, height } });

    test('a fan buys a shirt by keyboard alone, and always sees the focus', { tag: [...tag] }, async ({
      page,
      shop,
      expectedErrors,
    }) => {
      expectedErrors.push(...afterPayment);
      test.slow();
      const { t } = shop;
      const found = await aProduct(shop);
      const press = async (target: Locator, key = 'Enter') => {
        await tabTo(page, target);
        await page.keyboard.press(key);
      };
      const type = async (alias: string, value: string) => {
        await tabTo(page, page.getByRole('main').getByLabel(t(alias), { exact: true }));
        await page.keyboard.type(value);
      };

      await page.goto(shop.home);
      await press(page.getByRole('link', { name: t('Accessibility.SkipToContent') }));
      await expect(page.getByRole('main')).toBeFocused();
      await page.goto(shop.home);
      await hydrated(page);
      await press(page.getByRole('button', { name: t('Header.Search'), exact: true }));
      await page.getByRole('searchbox').or(page.getByRole('combobox')).first().waitFor();
      await page.keyboard.type(found.product.name);
      await page.keyboard.press('Enter');
      await press(
        page.getByRole('main').getByRole('link', { name: found.product.name, exact: true }).first(),
      );
      await expect(page.getByRole('heading', { level: 1, name: found.product.name })).toBeVisible();

      const sizes = page.getByRole('group', { name: t('Product.Size'), exact: true }).getByRole('radio');
      await press(sizes.and(page.locator(':enabled')).first(), 'Space');
      await press(page.getByRole('button', { name: t('Product.AddToBasket'), exact: true }));
      await press(page.getByRole('link', { name: t('Basket.View') }));
      await press(page.getByRole('link', { name: t('Basket.ToCheckout') }));

      await type('Checkout.Email', fan.email);
      await type('Checkout.EmailConfirmation', fan.email);
      await type('Checkout.Phone', fan.phone);
      await type('Checkout.FirstName', fan.firstName);
      await type('Checkout.LastName', fan.lastName);
      await type('Checkout.Street', fan.street);
      await type('Checkout.ZipCode', fan.zipCode);
      await type('Checkout.City', fan.city);
      const country = page.getByRole('main').getByLabel(t('Checkout.Country'), { exact: true });
      await tabTo(page, country);
      const denmark = await country.locator(`option[value="${fan.country}"]`).textContent();
      await page.keyboard.type(denmark ?? fan.country);
      await expect(country).toHaveValue(fan.country);

      await chooseDeliveries(page, shop);
      const [terms = ''] = t('Checkout.Terms').split('{link}');
      await press(page.getByRole('checkbox', { name: terms.trim() }), 'Space');
      const [pay = ''] = t('Checkout.Pay').split('{total}');
      await press(page.getByRole('button', { name: pay.trim() }));
      await page.waitForURL(/\/pay\//);
      await pressOnPaymentPage(page, 'approve');
      await expect(page.getByRole('heading', { level: 1 })).toContainText(fan.firstName);
    });
  });
}

/** Chooses the pick-up point, whose list opens, and with the arrow keys the delivery to the door, which closes it. */
async function chooseDeliveries(page: Page, shop: Shop) {
  const { t } = shop;
  const radio = async (kind: 'dropPoint' | 'home') =>
    page.getByRole('radio', { name: await deliveryName(page, shop, kind), exact: true });
  const [pickUp, home] = [await radio('dropPoint'), await radio('home')];
  const deliveries = page.getByRole('group', { name: t('Checkout.Delivery.Choose') }).getByRole('radio');
  await tabTo(page, deliveries.first());
  await page.keyboard.press('Space');
  const goTo = async (target: Locator) => {
    for (let other = 0; other < 5 && !(await target.isChecked()); other += 1) {
      await page.keyboard.press('ArrowDown');
      await expectVisibleFocus(page);
    }
    await expect(target).toBeChecked();
  };
  await goTo(pickUp);
  await expect(page.getByRole('group', { name: t('Checkout.DropPoint.Choose') })).toBeVisible();
  await expectVisibleFocus(page);
  await goTo(home);
  await expect(home).toBeFocused();
  await expectVisibleFocus(page);
}
