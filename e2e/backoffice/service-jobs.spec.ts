import { readFile } from 'node:fs/promises';
import { buyByApi } from '../buy-by-api';
import { mailsTo } from '../mails';
import { aProduct, expect, type Shop, test } from '../shop';
import { shipOrder } from '../staff';
import { anyOf, enter, logIn, openOrder, refusedLogins, tabTo, typeInto, withinAMinute } from './office';

/** A login can wait for codes that no other test has used. */
const withLogin = 4 * 60_000;
test.describe.configure({ timeout: withLogin });

// A person who comes second is refused with 409.
test.use({ expectedErrors: anyOf(refusedLogins, /status of 409/) });

async function aShippedOrder(shop: Shop, quantity = 2) {
  const { variant, product } = await aProduct(shop);
  const email = `service-${Date.now()}@shop.example`;
  const order = await buyByApi(shop, [{ productId: variant.id, quantity }], { email });
  await shipOrder(shop, order.id, { carrier: 'GLS' });
  return { ...order, email, name: product.name };
}

test('job 3: a line is refunded, its goods return to stock, and the credit note is downloaded', async ({
  page,
  shop,
}) => {
  const { orderNumber } = await aShippedOrder(shop);
  await logIn(page, shop, 'owner');
  await withinAMinute(page, async () => {
    await openOrder(page, orderNumber);
    await enter(page, 'button', 'Refund');
    await tabTo(page, 'textbox', /Amount/);
    await page.keyboard.press('Shift+Tab');
    await page.keyboard.type('1');
    await typeInto(page, 'textbox', /Reason/, 'Sent back unused');
    await tabTo(page, 'checkbox', 'Return 1 unit to stock');
    await page.keyboard.press('Space');
    await enter(page, 'button', /^Refund .*\d/);
    await expect(page.getByRole('dialog')).toBeHidden();
    await expect(page.getByRole('region', { name: 'Items' })).toContainText('1 came back');
    await expect(page.getByRole('region', { name: 'History' })).toContainText('Goods came back');
  });
  const download = page.waitForEvent('download');
  await enter(page, 'button', /^Download CN-.* as PDF$/);
  const file = await download;
  expect(file.suggestedFilename()).toMatch(/^CN-.*\.pdf$/);
  expect((await readFile(await file.path())).subarray(0, 5).toString()).toBe('%PDF-');
});

test('job 4: a withdrawal is accepted, its goods are received, and it is refunded', async ({
  page,
  shop,
  browser,
}) => {
  const { orderNumber, email, name } = await aShippedOrder(shop);
  await shop.client.call('withdrawFromOrder', {
    body: { orderNumber, name: 'Freja Lund', email, lines: [{ name, quantity: 1 }] },
  });
  await logIn(page, shop, 'customerService', '/withdrawals');
  const second = await (
    await browser.newContext({ storageState: await page.context().storageState() })
  ).newPage();
  const steps = page.getByRole('region', { name: 'What was done' });
  const dialog = page.getByRole('dialog');
  await withinAMinute(page, async () => {
    await typeInto(page, 'textbox', 'Number, name, mail or product', orderNumber);
    await expect(page.getByRole('table').getByRole('link')).toHaveCount(1);
    await enter(page, 'link', orderNumber);
    await expect(page.getByRole('region', { name: 'Statement of the customer' })).toContainText(
      `1 × ${name}`,
    );
    await second.goto(page.url());
    await second.getByRole('button', { name: 'Accept' }).click();
    await enter(page, 'button', 'Accept');
    await enter(page, 'button', 'Accept');
    await expect(dialog).toBeHidden();
    await expect(steps).toContainText('Accepted');
    await enter(page, 'button', 'Receive goods');
    await expect(page.getByRole('spinbutton', { name: /Quantity of/ })).toHaveValue('1');
    await page.keyboard.press('Enter');
    await expect(dialog).toBeHidden();
    await expect(steps).toContainText('returned to stock');
    await enter(page, 'button', 'Refund');
    await expect(page.getByRole('textbox', { name: /Amount/ })).not.toHaveValue('');
    await typeInto(page, 'textbox', /Reason/, 'Your withdrawal');
    await enter(page, 'button', /^Refund .*\d/);
    await expect(dialog).toBeHidden();
    await expect(steps).toContainText('Refunded');
    await enter(page, 'link', 'Show the order');
    await expect(page.getByRole('region', { name: 'Withdrawals' })).toContainText('Refunded');
    await expect(page.getByRole('region', { name: 'Refunds' })).toContainText('Your withdrawal');
  });
  await second.getByRole('dialog').getByRole('button', { name: 'Accept' }).click();
  await expect(second.getByRole('alert')).toContainText(/has already/);
  await second.context().close();
});

test('job 5: a message is answered by mail, with its order beside it', async ({ page, shop }) => {
  const { orderNumber, email, name } = await aShippedOrder(shop);
  const topic = `Parcel ${Date.now()}`;
  await shop.client.call('sendCustomerMessage', {
    body: { name: 'Freja Lund', email, topic, orderNumber, message: 'Where is my parcel?' },
  });
  const answer = 'It is on its way and arrives tomorrow.';
  await logIn(page, shop, 'customerService', '/messages');
  await withinAMinute(page, async () => {
    await typeInto(page, 'textbox', 'Text, topic, name, mail or order', topic);
    await expect(page.getByRole('table').getByRole('link')).toHaveCount(1);
    await enter(page, 'link', topic);
    await expect(page.getByText('Where is my parcel?')).toBeVisible();
    await expect(page.getByRole('region', { name: 'Items' })).toContainText(name);
    await typeInto(page, 'textbox', 'Your answer', answer);
    await page.reload();
    await expect(page.getByRole('textbox', { name: 'Your answer' })).toHaveValue(answer);
    await enter(page, 'button', 'Send the answer');
    await expect(page.getByRole('region', { name: 'Answer', exact: true })).toContainText(answer);
    await expect(page.getByText('Answered', { exact: true })).toBeVisible();
  });
  await expect
    .poll(async () => (await mailsTo(shop.clubId, email)).filter((mail) => mail.includes(answer)).length)
    .toBeGreaterThan(0);
});
