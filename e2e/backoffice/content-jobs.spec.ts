import { readFile } from 'node:fs/promises';
import { buyByApi } from '../buy-by-api';
import { services } from '../platform';
import { aPrintedProduct } from '../product-page';
import { expect, type Shop, test } from '../shop';
import { enter, logIn, office, refusedLogins, tabTo, typeInto, withinAMinute } from './office';

/** How soon a shop shows a change, in milliseconds. */
const textDelay = 2_000;
const squadDelay = 1_000;

/** The back office shows aliases as what they are. */
const shownAliases = /An alias is shown in place of its text/;

test.use({ expectedErrors: [refusedLogins, shownAliases, /status of 412 .*\/texts\//] });

const originOf = ({ clubId }: Shop) => services.clubs.find(({ id }) => id === clubId)?.url ?? '';

test('job 12: a text is changed, shown by the shop within two seconds, and restored', async ({
  page,
  shop,
}) => {
  const alias = 'Basket.Empty.Text';
  const shipped = shop.t(alias);
  const own = `Nothing in here, number ${Date.now()}`;
  const basketPage = async () => (await page.request.get(`${originOf(shop)}${shop.home}cart/`)).text();
  expect(await basketPage()).not.toContain(own);
  const filter = encodeURIComponent(JSON.stringify({ textCulture: shop.culture }));
  await logIn(page, shop, 'editor', `/texts?filter=${filter}`);
  await withinAMinute(page, async () => {
    await typeInto(page, 'textbox', 'Search in texts', alias);
    await expect(page.getByRole('table').getByRole('link')).toHaveCount(1);
    await expect(page.getByRole('row').filter({ hasText: alias })).toContainText(shipped);
    await enter(page, 'link', alias);
    await typeInto(page, 'textbox', 'Our text', own);
    await tabTo(page, 'button', 'Save the text');
    const saved = page.waitForResponse((response) => response.request().method() === 'PUT');
    await page.keyboard.press('Enter');
    expect((await saved).ok()).toBe(true);
    await expect.poll(basketPage, { timeout: textDelay, intervals: [100] }).toContain(own);
    await enter(page, 'button', 'Use the shipped text');
    await expect(page.getByText('The shop shows the shipped text again.')).toBeVisible();
    await expect.poll(basketPage, { timeout: textDelay, intervals: [100] }).not.toContain(own);
  });
});

test('two people change one text, and nothing is lost', async ({ page, shop, browser }) => {
  const path = `/texts/${shop.culture}/Basket.Title`;
  await logIn(page, shop, 'editor', path);
  const field = page.getByRole('textbox', { name: 'Our text' });
  await expect(field).toBeVisible();
  const context = await browser.newContext({ storageState: await page.context().storageState() });
  const other = await context.newPage();
  await other.goto(page.url());
  await other.getByRole('textbox', { name: 'Our text' }).fill('Theirs');
  await other.getByRole('button', { name: 'Save the text' }).click();
  await expect(other.getByRole('button', { name: 'Use the shipped text' })).toBeVisible();
  await field.fill('Mine');
  await enter(page, 'button', 'Save the text');
  const dialog = page.getByRole('dialog', { name: 'Someone else changed this' });
  for (const value of ['Theirs', 'Mine'])
    await expect(dialog.getByRole('cell', { name: value, exact: true })).toBeVisible();
  await enter(page, 'button', 'Save mine');
  await expect(dialog).toBeHidden();
  await page.reload();
  await expect(field).toHaveValue('Mine');
  await enter(page, 'button', 'Use the shipped text');
  await expect(page.getByText('The shop shows the shipped text again.')).toBeVisible();
  await context.close();
});

test('job 11: a player gets another number, the shop offers it within a second, and the orders are listed', async ({
  page,
  shop,
}) => {
  const { player: print, variant } = await aPrintedProduct(shop);
  const player = print.players[0];
  if (!player) throw new Error('The squad has no player.');
  const { orderNumber } = await buyByApi(shop, [
    {
      productId: variant.id,
      quantity: 1,
      addOnAndProductRelationId: print.relationId,
      personalisation: { playerId: player.id },
    },
  ]);
  const other = String(player.number === 98 ? 97 : 98);
  const offered = async () => (await page.request.get(originOf(shop) + variant.url)).text();
  const withNumber = (number: string) => new RegExp(`\\\\?"number\\\\?":${number}\\b`);
  await logIn(page, shop, 'merchandiser', '/squad');
  await withinAMinute(page, async () => {
    await typeInto(page, 'textbox', 'Search for players', player.name);
    await expect(page.getByRole('table').getByRole('link')).toHaveCount(1);
    await enter(page, 'link', new RegExp(player.name, 'i'));
    const orders = page.getByRole('region', { name: 'Orders to print' });
    const line = orders.getByRole('row').filter({ hasText: orderNumber });
    await expect(line).toContainText(String(player.number));
    await expect(line).not.toContainText('Earlier print');
    await typeInto(page, 'textbox', /^Number/, other);
    const saved = page.waitForResponse((response) => response.request().method() === 'PUT');
    await page.keyboard.press('Enter');
    expect((await saved).ok()).toBe(true);
    await expect.poll(offered, { timeout: squadDelay * 2, intervals: [100] }).toMatch(withNumber(other));
    await expect(line).toContainText('Earlier print');
    await tabTo(page, 'checkbox', /In the squad/);
    await page.keyboard.press('Space');
    await enter(page, 'button', 'Save the player');
    await expect(page.getByRole('checkbox', { name: /In the squad/ })).not.toBeChecked();
    await expect.poll(offered, { timeout: squadDelay * 2, intervals: [100] }).not.toMatch(withNumber(other));
    await tabTo(page, 'checkbox', /In the squad/);
    await page.keyboard.press('Space');
    await typeInto(page, 'textbox', /^Number/, String(player.number));
    await page.keyboard.press('Enter');
    await expect(line).not.toContainText('Earlier print');
  });
});

test('job 11: the rules of a print are changed', async ({ page, shop }) => {
  const { personal, product } = await aPrintedProduct(shop);
  const { nameMaxLength } = personal.rules;
  const allowed = async () => {
    const { product: now } = await shop.client.call('getProduct', { path: { id: product.id } });
    return now.addOns.find(({ relationId }) => relationId === personal.relationId)?.rules.nameMaxLength;
  };
  await logIn(page, shop, 'merchandiser', '/prints');
  const panel = page.getByRole('region', { name: personal.name, exact: true });
  const length = panel.getByRole('textbox', { name: 'Longest name' });
  const change = async (value: number) => {
    await length.focus();
    await page.keyboard.press('ControlOrMeta+A');
    await page.keyboard.type(String(value));
    await page.keyboard.press('Enter');
    await expect.poll(allowed, { timeout: squadDelay }).toBe(value);
    await expect(length).toHaveValue(String(value));
  };
  await withinAMinute(page, async () => {
    await change(nameMaxLength - 1);
    await change(nameMaxLength);
  });
});

test('job 13: the figures of today and of a week, by product, as a table and as CSV', async ({
  page,
  shop,
}) => {
  const { product, variant } = await aPrintedProduct(shop);
  const words = `nothing like ${Math.random()
    .toString(36)
    .replace(/[^a-z]/g, '')}`;
  await buyByApi(shop, [{ productId: variant.id, quantity: 1 }]);
  await shop.client.call('searchProducts', { query: { Term: words } });
  await logIn(page, shop, 'merchandiser', '/figures');
  const searches = page.getByRole('table', { name: 'Searches without a result' });
  // The API writes the counts every ten seconds.
  await expect(async () => {
    await page.goto(`${office}/${shop.clubId}/figures`);
    await expect(searches.getByRole('row').filter({ hasText: words })).toContainText('1', { timeout: 2_000 });
  }).toPass({ timeout: 30_000 });
  await withinAMinute(page, async () => {
    const byDay = page.getByRole('table', { name: 'By day' });
    await expect(byDay.getByRole('row')).toHaveCount(2);
    await tabTo(page, 'combobox', 'Period');
    await page.keyboard.press('ArrowDown');
    await expect(byDay.getByRole('row')).toHaveCount(8);
    const download = page.waitForEvent('download');
    await enter(page, 'button', 'Download as CSV: By day');
    const rows = (await readFile(await (await download).path(), 'utf8')).trimEnd().split('\n');
    expect(rows[0]).toContain('day,orders,units,checkoutsBegun,checkoutsPaid,gross.');
    expect(rows).toHaveLength(8);
    expect(Number(rows.at(-1)?.split(',')[1])).toBeGreaterThan(0);
    await enter(page, 'button', product.name);
    await expect(page.getByText(`Only ${product.name}`)).toBeVisible();
    await expect(page.getByRole('table', { name: 'Best-selling products' }).getByRole('row')).toHaveCount(2);
    await enter(page, 'button', 'Show all products');
    await expect(page.getByText(`Only ${product.name}`)).toBeHidden();
  });
});
