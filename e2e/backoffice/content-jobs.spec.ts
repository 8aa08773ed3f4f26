import { readFile } from 'node:fs/promises';
import { setTimeout as wait } from 'node:timers/promises';
import type { Page } from '@playwright/test';
import { buyByApi } from '../buy-by-api';
import { services } from '../platform';
import { aPrintedProduct } from '../product-page';
import { expect, type Shop, test } from '../shop';
import {
  anyOf,
  enter,
  logIn,
  nameInOffice,
  office,
  recordTime,
  refusedLogins,
  shownAliases,
  tabTo,
  typeInto,
  withinAMinute,
} from './office';

/** How soon a shop shows a change at the latest, in milliseconds. */
const textDelay = 2_000;
const squadDelay = 1_000;
const giveUpAfter = 15_000;

test.use({ expectedErrors: anyOf(refusedLogins, shownAliases, /status of 412 .*\/texts\//) });

/** Makes a change by pressing a key, and waits until the API has saved it. */
async function save(page: Page, press: () => Promise<void>): Promise<void> {
  const saved = page.waitForResponse((response) => response.request().method() !== 'GET');
  await press();
  expect((await saved).ok()).toBe(true);
}

/**
 * Asks the shop for a page again and again, until it shows a change that was saved just now.
 * @returns how long after the change the page was asked for that shows it, and when it was there, in milliseconds
 */
async function untilShown(isShown: () => Promise<boolean>): Promise<{ asked: number; there: number }> {
  const start = Date.now();
  const since = () => Date.now() - start;
  for (;;) {
    const asked = since();
    if (await isShown()) return { asked, there: since() };
    expect(asked, 'the shop does not show the change').toBeLessThan(giveUpAfter);
    await wait(20);
  }
}

const originOf = ({ clubId }: Shop) => services.clubs.find(({ id }) => id === clubId)?.url ?? '';

test('job 12: a text is changed, shown by the shop within two seconds, and restored', async ({
  page,
  shop,
}) => {
  const alias = 'Basket.Empty.Text';
  const shipped = shop.t(alias);
  const own = `Nothing in here, number ${Date.now()}`;
  const basketPage = async () => {
    const response = await page.request.get(`${originOf(shop)}${shop.home}cart/`);
    expect(response.ok()).toBe(true);
    return response.text();
  };
  const isOwn = async () => (await basketPage()).includes(own);
  expect(await basketPage()).toContain(shipped);
  const filter = encodeURIComponent(JSON.stringify({ textCulture: shop.culture }));
  await logIn(page, shop, 'editor', `/texts?filter=${filter}`);
  await withinAMinute(page, async () => {
    await typeInto(page, 'textbox', 'Search in texts', alias);
    await expect(page.getByRole('table').getByRole('link')).toHaveCount(1);
    await expect(page.getByRole('row').filter({ hasText: alias })).toContainText(shipped);
    await enter(page, 'link', alias);
    await typeInto(page, 'textbox', 'Our text', own);
    await save(page, () => enter(page, 'button', 'Save the text'));
    const shown = await untilShown(isOwn);
    await save(page, () => enter(page, 'button', 'Use the shipped text'));
    const restored = await untilShown(async () => !(await isOwn()));
    await expect(page.getByText('The shop shows the shipped text again.')).toBeVisible();
    for (const { there } of [shown, restored]) {
      recordTime('until the text is in the shop', there);
      expect(there).toBeLessThanOrEqual(textDelay);
    }
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
  /** The number of the player in the data of the product page; undefined if the page does not offer the player. */
  const offered = async () => {
    const response = await page.request.get(originOf(shop) + variant.url);
    expect(response.ok()).toBe(true);
    const html = (await response.text()).replaceAll('\\"', '"');
    const entry = html.match(/\{[^{}]*\}/g)?.find((object) => object.includes(`"id":"${player.id}"`));
    return entry?.match(/"number":(\d+)/)?.[1];
  };
  expect(await offered()).toBe(String(player.number));
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
    await save(page, () => page.keyboard.press('Enter'));
    const changed = await untilShown(async () => (await offered()) === other);
    await expect(line).toContainText('Earlier print');
    await tabTo(page, 'checkbox', /In the squad/);
    await page.keyboard.press('Space');
    await save(page, () => enter(page, 'button', 'Save the player'));
    const left = await untilShown(async () => (await offered()) === undefined);
    await expect(page.getByRole('checkbox', { name: /In the squad/ })).not.toBeChecked();
    for (const { asked } of [changed, left]) {
      recordTime('until the shop uses the change', asked);
      expect(asked).toBeLessThanOrEqual(squadDelay);
    }
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
  const headers = { StoreId: shop.clubId };
  const stored = await page.request.get(`${office}/api/admin/products/${product.id}`, { headers });
  const { addOns } = (await stored.json()).product as { addOns: { relationId: string; addOnId: string }[] };
  const printId = addOns.find(({ relationId }) => relationId === personal.relationId)?.addOnId ?? '';
  const panel = page.getByRole('region', { name: `${personal.name} · ${printId}`, exact: true });
  const length = panel.getByRole('textbox', { name: 'Longest name' });
  const change = async (value: number) => {
    await length.focus();
    await page.keyboard.press('ControlOrMeta+A');
    await page.keyboard.type(String(value));
    // While an earlier change is being read again, Enter does nothing.
    await expect(panel.getByRole('button', { name: 'Save the rules' })).toBeEnabled();
    await save(page, () => page.keyboard.press('Enter'));
    const { asked } = await untilShown(async () => (await allowed()) === value);
    expect(asked).toBeLessThanOrEqual(squadDelay);
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
  const name = await nameInOffice(shop, product.id);
  const words = `zq${Math.random()
    .toString(36)
    .replace(/[^a-z]/g, '')}`;
  await buyByApi(shop, [{ productId: variant.id, quantity: 1 }]);
  await shop.client.call('searchProducts', { query: { Term: words } });
  await logIn(page, shop, 'merchandiser', '/figures');
  const searches = page.getByRole('table', { name: 'Searches without a result' });
  // The API writes the counts every ten seconds.
  await expect(async () => {
    await page.goto(`${office}/${shop.clubId}/figures`);
    await expect(page.getByRole('heading', { name: 'Searches without a result' })).toBeVisible();
    await expect(searches.getByRole('row').filter({ hasText: words })).toContainText('1', { timeout: 500 });
  }).toPass({ timeout: 60_000 });
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
    await enter(page, 'button', name);
    await expect(page.getByText(`Only ${name}`)).toBeVisible();
    await expect(page.getByRole('table', { name: 'Best-selling products' }).getByRole('row')).toHaveCount(2);
    await enter(page, 'button', 'Show all products');
    await expect(page.getByText(`Only ${name}`)).toBeHidden();
  });
});
