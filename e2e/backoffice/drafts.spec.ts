import type { Page } from '@playwright/test';
import { expect, type Shop, test } from '../shop';
import { anyOf, enterLogin, logIn, office, refusedLogins, shownAliases } from './office';

test.use({
  expectedErrors: anyOf(
    refusedLogins,
    shownAliases,
    /ERR_INTERNET_DISCONNECTED/,
    /status of (?:409|412) .*\/shipping-methods\//,
  ),
});

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

test('a page that was entered without a connection is kept, with undo and redo, until its draft is saved', async ({
  page,
  shop,
}) => {
  test.setTimeout(withLogins);
  const [one, two] = [1, 2].map((count) => `Title ${count} of ${Date.now()}`) as [string, string];
  const title = page.getByRole('textbox', { name: 'Title', exact: true });
  const notice = page.getByText('It is not saved yet.');
  const button = (name: string) => page.getByRole('button', { name, exact: true });
  await logIn(page, shop, 'editor', '/pages');
  // The first two are those of other tests.
  await page.getByRole('table').getByRole('link').last().click();
  await expect(title).toBeVisible();
  const before = await title.inputValue();
  await title.fill(one);
  await page.context().setOffline(true);
  await button('Save the draft').click();
  await expect(page.getByRole('alert').filter({ hasText: 'Check your connection' })).toBeVisible();
  await page.context().setOffline(false);
  await page.reload();
  await expect(title).toHaveValue(one);
  await expect(notice).toBeVisible();
  await title.fill(two);
  await button('Undo').click();
  await expect(title).toHaveValue(one);
  await button('Redo').click();
  await expect(title).toHaveValue(two);
  await button('Save the draft').click();
  await expect(page.getByText(/^Draft, saved by/)).toBeVisible();
  await expect(button('Save the draft')).toBeDisabled();
  expect(await draftsIn(page)).toEqual([]);
  await page.reload();
  await expect(title).toHaveValue(two);
  await expect(notice).toBeHidden();
  await button('Discard the draft').click();
  await page.getByRole('dialog').getByRole('button', { name: 'Discard the draft' }).click();
  await expect(title).toHaveValue(before);
});

test('two people change one setting: the second sees what differs, also after the page is loaded again', async ({
  page,
  shop,
  browser,
}) => {
  test.setTimeout(withLogins);
  const fields = (on: Page) => ({
    name: on.getByRole('textbox', { name: /^Name \(/ }).first(),
    description: on.getByRole('textbox', { name: /^Description \(/ }).first(),
    save: on.getByRole('button', { name: 'Save: Delivery' }),
    isSaved: on.getByText('The settings are saved.'),
  });
  const mine = fields(page);
  await logIn(page, shop, 'owner', '/settings');
  // The first one is that of another test.
  await page.getByRole('region', { name: 'Delivery' }).getByRole('link').last().click();
  await expect(mine.name).toBeVisible();
  const before = { name: await mine.name.inputValue(), description: await mine.description.inputValue() };
  const context = await browser.newContext({ storageState: await page.context().storageState() });
  const other = await context.newPage();
  await other.goto(page.url());
  const theirs = fields(other);
  await theirs.name.fill('Theirs');
  await theirs.description.fill('Changed by them alone');
  await theirs.save.click();
  await expect(theirs.isSaved).toBeVisible();
  await context.close();

  await mine.name.fill('Mine');
  await page.reload();
  await expect(mine.name).toHaveValue('Mine');
  await expect(mine.description).toHaveValue(before.description);
  await mine.save.click();
  const dialog = page.getByRole('dialog', { name: 'Someone else changed this' });
  for (const value of [before.name, 'Theirs', 'Mine'])
    await expect(dialog.getByRole('cell', { name: value, exact: true })).toBeVisible();
  await expect(dialog.getByText('Changed by them alone')).toBeHidden();
  // An import of another test may be running, and refuses the change until it has ended.
  await expect(async () => {
    await dialog.getByRole('button', { name: 'Save mine' }).click();
    await expect(dialog).toBeHidden({ timeout: 3_000 });
  }).toPass();
  await expect(mine.isSaved).toBeVisible();
  await expect(mine.description).toHaveValue('Changed by them alone');
  await page.reload();
  await expect(mine.name).toHaveValue('Mine');
  await expect(mine.description).toHaveValue('Changed by them alone');

  await mine.name.fill(before.name);
  await mine.description.fill(before.description);
  await mine.save.click();
  await expect(mine.isSaved).toBeVisible();
});
