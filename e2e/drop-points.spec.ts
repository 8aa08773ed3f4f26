import type { Locator, Page } from '@playwright/test';
import { expectNoViolations } from './accessibility';
import { deliveryName, fillIn } from './checkout';
import { addToBasket, aProduct, expect, type Shop, test } from './shop';

test.beforeEach(async ({ page, shop }) => {
  await addToBasket(page, shop, await aProduct(shop));
  await page.getByRole('link', { name: shop.t('Basket.ToCheckout') }).click();
  await fillIn(page, shop);
});

async function choosePickUp(page: Page, shop: Shop) {
  await page.getByRole('radio', { name: await deliveryName(page, shop, 'dropPoint'), exact: true }).check();
  return {
    points: page.getByRole('group', { name: shop.t('Checkout.DropPoint.Choose') }),
    textField: page.getByRole('textbox', { name: shop.t('Checkout.DropPoint.ZipCode') }),
    comboBox: page.getByRole('combobox', { name: shop.t('Checkout.DropPoint.ZipCode') }),
  };
}

test('pick-up points are suggested during typing, and the keyboard chooses one', async ({ page, shop }) => {
  const { points, comboBox } = await choosePickUp(page, shop);
  await expect(comboBox).toHaveValue('5000');
  await comboBox.fill('8000');
  const options = page.getByRole('listbox').getByRole('option');
  await expect(options).toHaveCount(6);
  // The open list hides the rest of the page from screen readers, but not from the eye.
  await expect(page.getByText(/, 5000 Odense C$/).first()).toBeVisible();
  await comboBox.press('ArrowDown');
  await comboBox.press('ArrowDown');
  const active = await comboBox.getAttribute('aria-activedescendant');
  await expect(options.nth(1)).toHaveAttribute('id', active ?? '');
  await expect(options.nth(1)).toContainText('8000 Aarhus C');
  await comboBox.press('Enter');
  await expect(page.getByRole('listbox')).toHaveCount(0);
  await expect(comboBox).toBeFocused();
  await expect(points.getByRole('radio').nth(1)).toBeChecked();
  await expect(points.getByText('8000 Aarhus C')).toHaveCount(6);
  await expectNoViolations(page, 'a chosen pick-up point');
});

test('the widget takes exactly the place of the text field, and waits until the field is left', async ({
  page,
  shop,
}) => {
  const { promise: allowed, resolve: allow } = Promise.withResolvers<void>();
  await page.route('**/_next/static/chunks/**', async (route) => {
    await allowed;
    await route.continue();
  });
  const { points, textField, comboBox } = await choosePickUp(page, shop);
  await expect(points.getByRole('radio')).toHaveCount(6);
  const find = page.getByRole('button', { name: shop.t('Checkout.DropPoint.Find') });
  // Beside its button: what is above both can still change its height.
  const placeOf = async (control: Locator) => {
    const [box, beside] = await Promise.all([control.boundingBox(), find.boundingBox()]);
    return { ...box, y: (box?.y ?? 0) - (beside?.y ?? 0) };
  };
  const before = await placeOf(textField);
  await textField.fill('8000');
  allow();
  await page.waitForLoadState('networkidle');
  await expect(textField).toBeFocused();
  await textField.press('Enter');
  await expect(points.getByText('8000 Aarhus C')).toHaveCount(6);
  await find.focus();
  await expect(comboBox).toHaveValue('8000');
  expect(await placeOf(comboBox)).toEqual(before);
});

test('without the code of the widget, the text field searches', async ({ page, shop, expectedErrors }) => {
  expectedErrors.push(/ERR_FAILED/, /Failed to load chunk|ChunkLoadError/);
  await page.route('**/_next/static/chunks/**', (route) => route.abort());
  const { points, textField } = await choosePickUp(page, shop);
  await textField.fill('8000');
  await page.getByRole('button', { name: shop.t('Checkout.DropPoint.Find') }).click();
  await expect(points.getByText('8000 Aarhus C')).toHaveCount(6);
  await expect(textField).toHaveValue('8000');
});
