import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { buyByApi } from '../buy-by-api';
import { aPrintedProduct } from '../product-page';
import { aProduct, expect, type Shop, test } from '../shop';
import { shipOrder } from '../staff';
import {
  anyOf,
  enter,
  logIn,
  office,
  openOrder,
  refusedLogins,
  shownAliases,
  tabTo,
  typeInto,
  withinAMinute,
} from './office';

test.use({ expectedErrors: anyOf(refusedLogins, shownAliases, /status of 412 .*\/prices/) });

async function anOrder(shop: Shop, quantity = 2) {
  const { variant } = await aProduct(shop);
  return buyByApi(shop, [{ productId: variant.id, quantity }]);
}

test('job 1: an order is found by mail, and its whole history is read', async ({ page, shop }) => {
  const { variant } = await aProduct(shop);
  const mail = `find-${Date.now()}@shop.example`;
  const { orderNumber } = await buyByApi(shop, [{ productId: variant.id, quantity: 1 }], { email: mail });
  await logIn(page, shop, 'customerService');
  await withinAMinute(page, async () => {
    await typeInto(page, 'textbox', 'Number, name, mail or product', mail);
    await enter(page, 'link', orderNumber);
    await expect(page.getByRole('region', { name: 'History' }).getByRole('listitem')).not.toHaveCount(0);
    await expect(page.getByRole('region', { name: 'Customer' })).toContainText(mail);
  });
});

test('job 2: an order is packed and shipped in two parcels', async ({ page, shop }) => {
  const { personal, variant } = await aPrintedProduct(shop);
  const { orderNumber } = await buyByApi(shop, [
    {
      productId: variant.id,
      quantity: 2,
      addOnAndProductRelationId: personal.relationId,
      personalisation: { name: 'HOLM', number: 7, playerId: null },
    },
  ]);
  await logIn(page, shop, 'warehouse');
  await withinAMinute(page, async () => {
    await openOrder(page, orderNumber);
    await enter(page, 'link', 'Packing slip');
    await enter(page, 'button', 'Print sheet');
    await expect(page.getByText('HOLM', { exact: true })).toBeVisible();
    await enter(page, 'link', 'Back');
    for (const [number, left] of [
      ['0037-1', 1],
      ['0037-2', 0],
    ] as const) {
      await enter(page, 'button', 'Ship');
      const dialog = page.getByRole('dialog');
      await typeInto(page, 'textbox', /Carrier/, 'GLS');
      await typeInto(page, 'textbox', 'Tracking number', number);
      await typeInto(page, 'spinbutton', /Quantity of/, '1');
      await page.keyboard.press('Enter');
      await expect(dialog).toBeHidden();
      await expect(page.getByRole('region', { name: 'Parcels' })).toContainText(number);
      await expect(page.getByRole('region', { name: 'Items' })).toContainText(`${2 - left} of 2 shipped`);
    }
    await expect(page.getByText('Complete').first()).toBeVisible();
  });
});

test('job 3: a line is refunded, and another order is cancelled with its stock', async ({ page, shop }) => {
  const [refunded, cancelled] = [await anOrder(shop), await anOrder(shop, 1)];
  // The payment is captured when the goods are sent.
  await shipOrder(shop, refunded.id, { carrier: 'GLS' });
  await logIn(page, shop, 'customerService');
  await withinAMinute(page, async () => {
    await openOrder(page, refunded.orderNumber);
    await enter(page, 'button', 'Refund');
    const dialog = page.getByRole('dialog');
    await tabTo(page, 'textbox', /Amount/);
    await page.keyboard.press('Shift+Tab');
    await page.keyboard.type('1');
    await typeInto(page, 'textbox', /Reason/, 'Arrived torn');
    await enter(page, 'button', /^Refund .*\d/);
    await expect(dialog).toBeHidden();
    const refunds = page.getByRole('region', { name: 'Refunds' });
    await expect(refunds).toContainText('Arrived torn');
    await expect(refunds).toContainText('Paid back');

    await page.goto(`${office}/${shop.clubId}/orders`);
    await openOrder(page, cancelled.orderNumber);
    await enter(page, 'button', 'Cancel the order');
    await enter(page, 'button', 'Cancel the order');
    await expect(page.getByRole('dialog')).toBeHidden();
    await expect(page.getByRole('region', { name: 'History' })).toContainText('Cancelled');
  });
});

test('job 7 in part: two people change one price, and nothing is lost', async ({ page, shop, browser }) => {
  const { product } = await aProduct(shop);
  await logIn(page, shop, 'merchandiser', `/products/${product.id}`);
  const price = page.getByRole('textbox', { name: /^Price in/ }).first();
  const other = await (
    await browser.newContext({ storageState: await page.context().storageState() })
  ).newPage();
  await other.goto(page.url());
  await expect(price).toBeVisible();
  const before = await price.inputValue();
  const [theirs, mine] = [String(Number(before) + 10), String(Number(before) + 20)];
  const saved = (who: Page) => who.getByText('The prices are saved.', { exact: false });

  await other
    .getByRole('textbox', { name: /^Price in/ })
    .first()
    .fill(theirs);
  await other.getByRole('button', { name: 'Save the prices' }).click();
  await expect(saved(other)).toBeVisible();
  await withinAMinute(page, async () => {
    await typeInto(page, 'textbox', /^Price in/, mine);
    await page.keyboard.press('Enter');
    const dialog = page.getByRole('dialog', { name: 'Someone else changed this product' });
    for (const value of [before, theirs, mine])
      await expect(dialog.getByRole('cell', { name: value, exact: true })).toBeVisible();
    await enter(page, 'button', 'Save mine');
    await expect(saved(page)).toBeVisible();
  });
  await other.reload();
  await expect(other.getByRole('textbox', { name: /^Price in/ }).first()).toHaveValue(mine);
  await other
    .getByRole('textbox', { name: /^Price in/ })
    .first()
    .fill(before);
  await other.getByRole('button', { name: 'Save the prices' }).click();
  await expect(saved(other)).toBeVisible();
  await other.context().close();
});

test('job 14: a file is checked, its errors have rows and columns, and it is imported', async ({
  page,
  shop,
}) => {
  await logIn(page, shop, 'merchandiser', '/imports');
  const download = page.waitForEvent('download');
  await withinAMinute(page, async () => {
    await enter(page, 'button', 'Download');
    const rows = (await readFile(await (await download).path(), 'utf8')).trimEnd().split('\n');
    const column = (rows[0] ?? '').split(',').findIndex((name) => name.startsWith('price.'));
    const changed = (value: string) => {
      const cells = (rows[1] ?? '').split(',');
      cells[column] = value;
      return [rows[0], cells.join(','), ...rows.slice(2)].join('\n');
    };
    const choose = async (text: string) => {
      const chooser = page.waitForEvent('filechooser');
      await enter(page, 'button', /Choose a file/);
      await (await chooser).setFiles({ name: 'prices.csv', mimeType: 'text/csv', buffer: Buffer.from(text) });
      await enter(page, 'button', 'Check the file');
    };
    await choose(changed('cheap'));
    const errors = page.getByRole('table', { name: 'Error' });
    await expect(errors.getByRole('cell', { name: '2', exact: true })).toBeVisible();
    await expect(errors).toContainText('price.');
    await choose(changed('12345'));
    await expect(page.getByText('Nothing is written yet.', { exact: false })).toBeVisible();
    await enter(page, 'button', 'Import it');
    await expect(page.getByText('The file is imported.')).toBeVisible();
    await choose(rows.join('\n'));
    await enter(page, 'button', 'Import it');
    await expect(page.getByText('The file is imported.')).toBeVisible();
  });
});

test('job 15 in part: a colleague is invited and removed, and the audit log says who did it', async ({
  page,
  shop,
}) => {
  const name = `New Colleague ${Date.now()}`;
  const email = `colleague-${Date.now()}@shop.example`;
  await logIn(page, shop, 'owner', '/staff');
  await withinAMinute(page, async () => {
    await enter(page, 'button', 'Invite');
    await typeInto(page, 'textbox', /^Name/, name);
    await typeInto(page, 'textbox', /^E-mail/, email);
    await page.keyboard.press('Enter');
    const row = page.getByRole('row').filter({ hasText: email });
    await expect(row).toContainText('Invited');
    await enter(page, 'button', `Remove ${name}`);
    await enter(page, 'button', 'Remove');
    await expect(row).toHaveCount(0);
    await page.goto(`${office}/${shop.clubId}/audit`);
    // The log holds no addresses.
    await typeInto(page, 'textbox', 'Search in the log', name);
    await expect(
      page.getByRole('row').filter({ hasText: 'inviteStaff' }).filter({ hasText: name }),
    ).toContainText('Olga Owner');
  });
});
