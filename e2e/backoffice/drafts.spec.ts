import type { Page } from '@playwright/test';
import { expect, type Shop, test } from '../shop';
import { anyOf, enterLogin, logIn, office, refusedLogins, shownAliases } from './office';

test.use({ expectedErrors: anyOf(refusedLogins, shownAliases, /ERR_INTERNET_DISCONNECTED/) });

const withLogins = 4 * 60_000;

const draftsIn = (page: Page) =>
  page.evaluate(() => Object.entries(sessionStorage).filter(([name]) => name.startsWith('draft ')));

/** Ends the session as another tab does: the open page does not know of it. */
async function endSession(page: Page, { clubId }: Shop): Promise<void> {
  const headers = { StoreId: clubId, origin: office };
  expect((await page.request.post(`${office}/api/staff/logout`, { headers })).ok()).toBe(true);
}

test('what was entered is there again after the session has ended, until it is saved or discarded', async ({
  page,
  shop,
}) => {
  test.setTimeout(withLogins);
  const path = `/texts/${shop.culture}/Basket.Empty`;
  const [one, two] = [1, 2].map((count) => `Half a sentence ${count} of ${Date.now()}`) as [string, string];
  const field = page.getByRole('textbox', { name: 'Our text' });
  const notice = page.getByText('It is not saved yet.');
  const save = page.getByRole('button', { name: 'Save the text' });
  await logIn(page, shop, 'editor', path);
  await expect(field).toBeVisible();
  const before = await field.inputValue();
  await field.fill(one);
  await endSession(page, shop);
  await save.click();
  await enterLogin(page, shop, 'editor');
  await expect(page).toHaveURL(`${office}/${shop.clubId}${path}`);
  await expect(field).toHaveValue(one);
  await expect(notice).toBeVisible();
  await page.getByRole('button', { name: 'Discard it' }).click();
  await expect(field).toHaveValue(before);
  await expect(notice).toBeHidden();
  expect(await draftsIn(page)).toEqual([]);

  await field.fill(two);
  await page.context().setOffline(true);
  await save.click();
  await expect(page.getByRole('alert')).toBeVisible();
  await page.context().setOffline(false);
  await page.reload();
  await expect(field).toHaveValue(two);
  await save.click();
  await expect(page.getByText('The text is saved.', { exact: false })).toBeVisible();
  await page.reload();
  await expect(field).toHaveValue(two);
  await expect(notice).toBeHidden();
  await page.getByRole('button', { name: 'Use the shipped text' }).click();
  await expect(field).toHaveValue(before);

  await field.fill(one);
  expect(await draftsIn(page)).toHaveLength(1);
  await page.getByRole('banner').getByRole('button', { name: 'Your account' }).click();
  await page.getByRole('menuitem', { name: 'Log out' }).click();
  await expect(page.getByLabel('E-mail')).toBeVisible();
  expect(await draftsIn(page)).toEqual([]);
});

test('settings, pages and new products keep what was entered, too', async ({ page, shop }) => {
  test.setTimeout(2 * withLogins);
  const fields = [
    ['/settings', page.getByRole('textbox', { name: /, percent$/ }).first()],
    ['/pages', page.getByRole('textbox', { name: /^Title(?! for)/ })],
    ['/drafts/create', page.getByRole('textbox', { name: /^Brand/ })],
  ] as const;
  const notice = page.getByText('It is not saved yet.');
  await logIn(page, shop, 'owner');
  for (const [path, field] of fields) {
    await page.goto(`${office}/${shop.clubId}${path}`);
    if (path === '/pages') await page.getByRole('link', { name: /^Front page: / }).click();
    await expect(field).toBeVisible();
    const before = await field.inputValue();
    await field.fill('13');
    await endSession(page, shop);
    await page.reload();
    await enterLogin(page, shop, 'owner');
    await expect(field, path).toHaveValue('13');
    await expect(notice).toBeVisible();
    await page.getByRole('button', { name: 'Discard it' }).click();
    await expect(field).toHaveValue(before);
    await expect(notice).toBeHidden();
    expect(await draftsIn(page)).toEqual([]);
  }
});
