import { aCategory, cards, filters, openGroup } from './category-page';
import {
  addButton,
  appScripts,
  delayScripts,
  expectOneInBasket,
  holdScripts,
  tapBeforeTheApp,
} from './first-seconds';
import { departmentOf, mainNavigation } from './main-navigation';
import { sizeRadio } from './product-page';
import { aProduct, expect, hydrated, test } from './shop';

test.use({ scripts: 'late' });

test('a key starts them, and the focus that comes early counts', async ({ page, shop }) => {
  const { department, child } = await departmentOf(shop);
  await delayScripts(page, 500);
  await page.goto((await aProduct(shop)).url);
  expect(await appScripts(page).count()).toBe(0);
  await page.keyboard.press('Tab');
  await expect.poll(() => appScripts(page).count()).toBeGreaterThan(3);
  const link = (name: string) => mainNavigation(page, shop).getByRole('link', { name, exact: true }).first();
  await link(department.name).focus();
  await hydrated(page);
  await page.keyboard.press('ArrowDown');
  await expect(link(child.name)).toBeFocused();
});

test('a button that is pressed early with the keyboard answers', async ({ page, shop }) => {
  const release = await holdScripts(page, () => 0);
  await page.goto((await aProduct(shop)).url);
  await addButton(page, shop.t).press('Enter');
  await expect(addButton(page, shop.t)).toHaveAttribute('aria-busy', 'true');
  release();
  await expect(page.getByText(shop.t('Product.Size.Missing'))).toBeVisible();
});

test('what is tapped before the app listens happens once, as soon as it does', async ({ page, shop }) => {
  const release = await holdScripts(page, () => 0);
  await page.goto((await aProduct(shop)).url);
  const button = addButton(page, shop.t);
  await button.click();
  await expect(button).toHaveAttribute('aria-busy', 'true');
  await expect(button).toHaveCSS('opacity', '0.6');
  release();
  await expect(page.getByText(shop.t('Product.Size.Missing'))).toBeVisible();
  await expect(
    page
      .getByRole('group', { name: shop.t('Product.Size') })
      .getByRole('radio')
      .first(),
  ).toBeFocused();
  await expect(button).not.toHaveAttribute('aria-busy', 'true');
});

for (const order of [0, 1, 2, 3])
  test(`a size and a tap right after it reach the app in this order, with scripts in order ${order}`, {
    tag: order === 0 ? ['@every-club'] : [],
  }, async ({ page, shop }) => {
    const found = await aProduct(shop);
    const release = await holdScripts(page, (index) => ((index * 7 + order * 5) % 11) * 60);
    await page.goto(found.url);
    const button = addButton(page, shop.t);
    await tapBeforeTheApp(page, sizeRadio(page, found.variant.size), button);
    await expect(button).toHaveAttribute('aria-busy', 'true');
    release();
    await expectOneInBasket(page, shop, found);
  });

test('a press that begins before the app listens and ends after it counts', async ({ page, shop }) => {
  const found = await aProduct(shop);
  const release = await holdScripts(page, () => 0);
  await page.goto(found.url);
  const button = addButton(page, shop.t);
  await sizeRadio(page, found.variant.size).check();
  await button.hover();
  await page.mouse.down();
  release();
  await expect
    .poll(() => button.evaluate((element) => Object.keys(element).some((key) => key.startsWith('__react'))))
    .toBe(true);
  // A person's press lasts about as long.
  await page.waitForTimeout(150);
  await page.mouse.up();
  await expectOneInBasket(page, shop, found);
});

test('a size that is chosen early stays chosen', async ({ page, shop }) => {
  const found = await aProduct(shop);
  await delayScripts(page, 700);
  await page.goto(found.url);
  const radio = sizeRadio(page, found.variant.size);
  await radio.check();
  await expect(page).toHaveURL(new RegExp(`/p-${found.variant.id}/`));
  await expect(radio).toBeChecked();
  await addButton(page, shop.t).click();
  await expectOneInBasket(page, shop, found);
});

test('a filter that is chosen early filters', async ({ page, shop }) => {
  const { url, kind, kindName, value } = await aCategory(shop);
  await delayScripts(page, 700);
  await page.goto(url);
  await openGroup(page, shop, kindName);
  await filters(page, shop)
    .getByRole('checkbox', { name: `${value.name} (${value.count})` })
    .check();
  await expect(page).toHaveURL(`${url}?${new URLSearchParams({ [kind]: value.id })}`);
  await expect(cards(page, shop)).toHaveCount(Math.min(value.count, 24));
});

test('a price that is typed early is kept, and a key press sends it', async ({ page, shop }) => {
  const { url } = await aCategory(shop);
  await delayScripts(page, 900);
  await page.goto(url);
  const least = filters(page, shop).locator('input[name="min"]');
  await page
    .locator('details', { has: page.locator('input[name="min"]') })
    .locator('summary')
    .click();
  // What is not shown yet does not take the focus.
  await expect(least).toBeVisible();
  // The app starts to listen in the middle of it.
  await least.pressSequentially('301', { delay: 500 });
  await expect(least).toHaveValue('301');
  await least.press('Enter');
  await expect(page).toHaveURL(/[?&]min=301\b/);
  await expect(least).toHaveValue('301');
});

test('what is typed into the search before the app listens is searched for', async ({ page, shop }) => {
  const { home } = shop;
  const { product } = await aProduct(shop);
  await delayScripts(page, 900);
  await page.goto(`${home}search-page/`);
  const field = page.getByRole('main').getByRole('searchbox');
  await field.pressSequentially(product.name.split(' ')[0] ?? '');
  await hydrated(page);
  await expect(field).toHaveValue(product.name.split(' ')[0] ?? '');
  await field.press('Enter');
  await expect(page).toHaveURL(/search-page\/\?q=/);
  await expect(page.getByRole('main').getByRole('article').first()).toBeVisible();
});
