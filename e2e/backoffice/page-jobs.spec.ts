import { services } from '../platform';
import { expect, type Shop, test } from '../shop';
import {
  anyOf,
  enter,
  enterBefore,
  logIn,
  office,
  refusedLogins,
  shownAliases,
  typeInto,
  withinAMinute,
} from './office';

/** How soon the shop shows a published page, in milliseconds. */
const delay = 2_000;

// An editor's first page lists aliases.
test.use({
  expectedErrors: anyOf(refusedLogins, /status of 412 .*\/draft/, shownAliases),
});

const originOf = ({ clubId }: Shop) => services.clubs.find(({ id }) => id === clubId)?.url ?? '';

test('job 9: the front page is changed in a draft, previewed, published, and what was before is restored', async ({
  page,
  shop,
}) => {
  const own = `Front page number ${Date.now()}`;
  const frontPage = async () => (await page.request.get(originOf(shop) + shop.home)).text();
  await logIn(page, shop, 'editor', '/pages');
  await withinAMinute(page, async () => {
    await enter(page, 'link', /^Front page: /);
    const preview = page.frameLocator('iframe[title="Preview"]');
    const [heading] = await preview.getByRole('heading', { level: 1 }).allTextContents();
    await enter(page, 'button', 'Edit 1: Large image');
    const before = await page.getByRole('textbox', { name: 'Heading', exact: true }).inputValue();
    expect(heading ?? before).toBe(before);
    await typeInto(page, 'textbox', /^Heading/, own);
    await enterBefore(page, 'Save the draft');
    await expect(preview.getByRole('heading', { level: 1 })).toHaveText(own);
    expect(await frontPage()).not.toContain(own);
    await enter(page, 'button', 'Publish now');
    await expect(page.getByText('The shop shows what is below.')).toBeVisible();
    await expect.poll(frontPage, { timeout: delay, intervals: [100] }).toContain(own);

    const versions = page.getByRole('table', { name: 'Versions' });
    await expect(versions.getByRole('row').nth(1)).toContainText('In the shop');
    await enterBefore(page, /^Restore /);
    await expect(page.getByRole('textbox', { name: 'Heading', exact: true })).toHaveValue(before);
    await expect(preview.getByRole('heading', { level: 1 })).toHaveText(before);
    await enter(page, 'button', 'Publish now');
    await expect.poll(frontPage, { timeout: delay, intervals: [100] }).not.toContain(own);
  });
});

test('blocks are moved, added and removed by keyboard, and undone', async ({ page, shop }) => {
  await logIn(page, shop, 'editor', '/pages');
  await enter(page, 'link', /^Front page: /);
  const titles = page.getByRole('region', { name: 'Blocks' }).getByRole('heading', { level: 3 });
  await expect(titles.first()).toBeVisible();
  const before = await titles.allTextContents();
  const [first = '', second = ''] = before.map((title) => title.slice(title.indexOf(':')));
  await enter(page, 'button', /^Move down: 1:/);
  await expect(titles.first()).toHaveText(`1${second}`);
  // The focus has moved with the block.
  await expect(page.getByRole('button', { name: /^Move down: 2:/ })).toBeFocused();
  await expect(titles.nth(1)).toHaveText(`2${first}`);
  await enter(page, 'button', 'Add a block');
  await page.getByRole('menuitem', { name: 'Newsletter' }).focus();
  await page.keyboard.press('Enter');
  await expect(titles).toHaveCount(before.length + 1);
  await enterBefore(page, new RegExp(`^Remove: ${before.length + 1}: Newsletter`));
  await expect(titles).toHaveCount(before.length);
  for (let step = 0; step < 3; step += 1) await page.getByRole('button', { name: 'Undo' }).press('Enter');
  await expect(titles).toHaveText(before);
  await expect(page.getByRole('button', { name: 'Save the draft' })).toBeDisabled();
});

test('two people change one page, and nothing is lost', async ({ page, shop, browser }) => {
  await logIn(page, shop, 'editor', '/pages');
  // The first one is the front page, which another test changes.
  await page.getByRole('table').getByRole('link').nth(1).click();
  const field = page.getByRole('textbox', { name: 'Title', exact: true });
  await expect(field).toBeVisible();
  const before = await field.inputValue();
  const context = await browser.newContext({ storageState: await page.context().storageState() });
  const other = await context.newPage();
  await other.goto(page.url());
  await other.getByRole('textbox', { name: 'Title', exact: true }).fill('Theirs');
  await other.getByRole('button', { name: 'Save the draft' }).click();
  await expect(other.getByText(/^Draft, saved by/)).toBeVisible();
  await field.fill('Mine');
  await page.getByRole('button', { name: 'Save the draft' }).click();
  const dialog = page.getByRole('dialog', { name: 'Someone else changed this' });
  for (const value of [before, 'Theirs', 'Mine'])
    await expect(dialog.getByRole('cell', { name: value, exact: true })).toBeVisible();
  await enter(page, 'button', 'Save mine');
  await expect(dialog).toBeHidden();
  await page.reload();
  await expect(field).toHaveValue('Mine');
  await page.getByRole('button', { name: 'Discard the draft' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Discard the draft' }).click();
  await expect(field).toHaveValue(before);
  await context.close();
});

test('a preview is kept by no cache and no search engine, and framed only by the back office', async ({
  page,
  shop,
}) => {
  await logIn(page, shop, 'editor', '/pages');
  await enter(page, 'link', /^Front page: /);
  const address = await page.getByRole('link', { name: 'Open in a new tab' }).getAttribute('href');
  const answer = await page.request.get(address ?? '');
  expect(answer.status()).toBe(200);
  const headers = answer.headers();
  expect(headers['cache-control']).toContain('no-store');
  expect(headers['x-robots-tag']).toContain('noindex');
  expect(headers['referrer-policy']).toBe('no-referrer');
  expect(headers['content-security-policy']).toContain(`frame-ancestors ${office}`);
  expect(await answer.text()).toMatch(/<meta name="robots" content="noindex/);
  const refused = await page.request.get(address?.replace(/token=.*/, 'token=a.b.c') ?? '');
  expect(await refused.text()).toContain(shop.t('Error.NotFound.Text'));
});
