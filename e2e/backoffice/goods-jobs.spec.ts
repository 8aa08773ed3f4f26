import { buyByApi } from '../buy-by-api';
import { aProduct, expect, test } from '../shop';
import { anyOf, enter, logIn, nameInOffice, refusedLogins, tabTo, typeInto, withinAMinute } from './office';

test.use({ expectedErrors: anyOf(refusedLogins, /status of 409 .*\/counts/) });

test('job 8: stock is counted after a sale that nobody expected, and damaged units are removed', async ({
  page,
  shop,
}) => {
  const { product, variant } = await aProduct(shop);
  const name = await nameInOffice(shop, product.id);
  await logIn(page, shop, 'warehouse', '/stock');
  await withinAMinute(page, async () => {
    await typeInto(page, 'textbox', 'Product, article number or EAN', variant.sku);
    await enter(page, 'link', new RegExp(`^${name}.*, ${variant.size}$`));
    const stock = page.getByRole('region', { name: 'Stock' }).getByRole('paragraph');
    await expect(stock).toHaveText(/^\d+$/);
    const before = Number(await stock.textContent());
    await enter(page, 'button', 'Count');
    const dialog = page.getByRole('dialog');
    await expect(dialog).toContainText(`The stock is ${before}.`);
    const variantId = page.url().split('/').at(-2) ?? '';
    const { orderNumber } = await buyByApi(shop, [{ productId: variantId, quantity: 1 }]);
    await typeInto(page, 'spinbutton', /Counted units/, String(before + 4));
    await page.keyboard.press('Enter');
    await expect(dialog).toContainText(`When you began: ${before}. Now: ${before - 1}.`);
    await enter(page, 'button', 'Save my count');
    await expect(dialog).toBeHidden();
    await expect(stock).toHaveText(String(before + 4));

    await enter(page, 'button', 'Add or remove');
    await tabTo(page, 'combobox', 'Reason');
    await page.keyboard.type('Damaged');
    await typeInto(page, 'spinbutton', /Units/, '4');
    await expect(dialog).toContainText(`from ${before + 4} to ${before}.`);
    await typeInto(page, 'textbox', 'Note', 'Torn sleeves');
    await page.keyboard.press('Enter');
    await expect(dialog).toBeHidden();
    const movements = page.getByRole('region', { name: 'Movements' }).getByRole('row');
    await expect(movements.nth(1)).toContainText('Torn sleeves');
    await expect(movements.nth(1)).toContainText('−4');
    await expect(movements.nth(2)).toContainText('+5');
    await expect(movements.nth(3)).toContainText(orderNumber);
  });
});

test('job 8: what runs low is listed', async ({ page, shop }) => {
  await logIn(page, shop, 'warehouse', '/stock');
  await withinAMinute(page, async () => {
    await expect(page.getByRole('table').getByRole('link').first()).toBeVisible();
    await tabTo(page, 'switch', 'Runs low');
    await page.keyboard.press('Space');
    const rows = page.getByRole('table').locator('tbody').getByRole('row');
    await expect(rows.first()).toContainText(/Runs low|Sold out/);
    for (const row of await rows.all()) await expect(row).toContainText(/Runs low|Sold out/);
  });
});

test('job 7: a sale is planned with its prior price, and cancelled', async ({ page, shop }) => {
  const { product } = await aProduct(shop);
  await logIn(page, shop, 'merchandiser', `/products/${product.id}`);
  const unit = await page
    .getByRole('textbox', { name: /^Price in/ })
    .first()
    .inputValue();
  await withinAMinute(page, async () => {
    await enter(page, 'button', 'Plan a sale');
    const dialog = page.getByRole('dialog');
    await tabTo(page, 'textbox', /^From/);
    // The same in every order of day and month.
    await page.keyboard.type('111120990800AM');
    await tabTo(page, 'textbox', /^Until/);
    await page.keyboard.type('121220990900AM');
    await typeInto(page, 'textbox', /^Sale price in/, '1');
    await expect(dialog).toContainText('lowest price of the 30 days before');
    await page.keyboard.press('Enter');
    await expect(dialog).toBeHidden();
    const sales = page.getByRole('region', { name: 'Sales', exact: true });
    await expect(sales.getByRole('row').nth(1)).toContainText('Planned');
    await enter(page, 'button', /^End the sale of/);
    await enter(page, 'button', 'End');
    await expect(sales.getByRole('row').nth(1)).toContainText('Cancelled');
  });
  await expect(page.getByRole('textbox', { name: /^Price in/ }).first()).toHaveValue(unit);
});

test('job 10: a voucher campaign is made, a shopper uses it, and it is ended', async ({ page, shop }) => {
  const code = `CUP${Date.now()}`;
  const { variant } = await aProduct(shop);
  await logIn(page, shop, 'owner', '/vouchers');
  await withinAMinute(page, async () => {
    await enter(page, 'button', 'New campaign');
    const dialog = page.getByRole('dialog');
    await typeInto(page, 'textbox', /^Campaign/, `Cup ${code}`);
    await typeInto(page, 'textbox', /^Code/, code);
    await typeInto(page, 'spinbutton', /^Percent/, '20');
    const names = dialog.getByRole('textbox', { name: /^Name in the shop/ });
    await expect(names).not.toHaveCount(0);
    await tabTo(page, 'textbox', /^Name in the shop/);
    for (let index = await names.count(); index > 0; index -= 1) {
      await page.keyboard.type('20 % off');
      await page.keyboard.press('Tab');
    }
    await page.keyboard.press('Enter');
    await expect(dialog).toBeHidden();
    await typeInto(page, 'textbox', 'Code, campaign or name', code);
    await expect(page.getByRole('row').filter({ hasText: code })).toContainText('Active');
    const { orderNumber } = await buyByApi(shop, [{ productId: variant.id, quantity: 1 }], {}, code);
    await enter(page, 'link', code);
    await expect(page.getByRole('region', { name: 'Orders with this voucher' })).toContainText(orderNumber);
    await enter(page, 'button', 'End now');
    await enter(page, 'button', 'End now');
    await expect(dialog).toBeHidden();
    await expect(page.getByRole('region', { name: 'Conditions and use' })).toContainText('Ended');
  });
});
