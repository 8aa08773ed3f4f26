import type { Locator, Page } from '@playwright/test';
import { expectNoViolations } from '../accessibility';
import { services } from '../platform';
import { expect, type Shop, test } from '../shop';
import {
  anyOf,
  enter,
  enterBefore,
  logIn,
  refusedLogins,
  shownAliases,
  tabTo,
  tabToElement,
  withinAMinute,
} from './office';

/** How soon the shop shows a published page, in milliseconds. */
const delay = 2_000;

// An editor's first page lists aliases.
test.use({
  expectedErrors: anyOf(
    refusedLogins,
    /status of 400 .*\/draft/,
    /status of 409 .*\/pages\/privacy/,
    shownAliases,
  ),
});

const originOf = ({ clubId }: Shop) => services.clubs.find(({ id }) => id === clubId)?.url ?? '';

const nameOf = async (tab: Locator) => (await tab.textContent()) ?? '';

/** Enters the title of a new page in each language, and sends the form. */
async function beginPage(page: Page, title: string, path: string): Promise<string[]> {
  await enter(page, 'button', 'New page');
  const dialog = page.getByRole('dialog', { name: 'New page' });
  const titles = dialog.getByRole('textbox', { name: /^Title: / });
  await expect(titles.first()).toBeFocused();
  const cultures: string[] = [];
  for (const [index, field] of (await titles.all()).entries()) {
    cultures.push((await field.getAttribute('lang')) ?? '');
    if (index > 0) await page.keyboard.press('Tab');
    await expect(field).toBeFocused();
    await page.keyboard.type(title);
    await page.keyboard.press('Tab');
    await expect(dialog.getByRole('textbox', { name: /^Address: / }).nth(index)).toHaveValue(path);
  }
  await page.keyboard.press('Enter');
  return cultures;
}

/** Enters a heading, and a sentence with a bold word and a link. */
async function enterText(page: Page, heading: string) {
  const editor = page.getByRole('textbox', { name: 'Text', exact: true });
  const toolbar = page.getByRole('toolbar', { name: 'Format: Text' });
  await tabToElement(page, toolbar.getByRole('button', { name: 'Heading', exact: true }));
  await page.keyboard.press('Enter');
  await expect(editor).toBeFocused();
  await page.keyboard.type(heading);
  await page.keyboard.press('Enter');
  await page.keyboard.type('On ');
  await page.keyboard.press('ControlOrMeta+B');
  await page.keyboard.type('Saturdays');
  await page.keyboard.press('ControlOrMeta+B');
  await page.keyboard.type(' only. ');
  await page.keyboard.press('Shift+Tab');
  await expect(toolbar.getByRole('button', { name: 'Link' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog').getByRole('textbox', { name: 'Link: words' })).toBeFocused();
  await page.keyboard.type('About us');
  await page.keyboard.press('Tab');
  await page.keyboard.type('page:about');
  await page.keyboard.press('Enter');
  await expect(editor.getByRole('link', { name: 'About us', exact: true })).toBeVisible();
}

/** Presses the button that removes the page, and answers the question. */
async function removePage(page: Page) {
  await enterBefore(page, 'Remove the page');
  const dialog = page.getByRole('dialog', { name: 'Remove the page' });
  await expect(dialog).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(dialog.getByRole('button', { name: 'Keep the page' })).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
}

test('job 9: a page is made in each language, previewed, published, and removed', async ({ page, shop }) => {
  const own = `Stadium tour ${Date.now()}`;
  const path = `/${own.toLowerCase().replaceAll(' ', '-')}/`;
  const address = `${originOf(shop)}${shop.home.replace(/\/$/, '')}${path}`;
  const status = async () => (await page.request.get(address)).status();
  await logIn(page, shop, 'editor', '/pages');
  await withinAMinute(page, async () => {
    const cultures = await beginPage(page, own, path);
    expect(cultures.length).toBeGreaterThan(1);
    const block = page.getByRole('heading', { name: '1: Text' });
    const tabs = page.getByRole('tab');
    await expect(block).toBeVisible();
    for (const [index, culture] of cultures.entries()) {
      if (index > 0) {
        await enterBefore(page, 'Save the draft');
        await tabTo(page, 'tab', await nameOf(tabs.nth(index - 1)));
        await page.keyboard.press('ArrowRight');
        await page.keyboard.press('Enter');
      }
      await expect(tabs.nth(index)).toHaveAttribute('aria-selected', 'true');
      await enter(page, 'button', 'Edit 1: Text');
      await enterText(page, `Open in ${culture}`);
    }
    await enterBefore(page, 'Save the draft');
    const preview = page.frameLocator('iframe[title="Preview"]');
    await expect(preview.getByRole('heading', { name: `Open in ${cultures.at(-1)}` })).toBeVisible();
    expect(await status()).toBe(404);
    await enter(page, 'button', 'Publish now');
    await expect(page.getByText('The shop shows what is below.')).toBeVisible();
    await expect.poll(status, { timeout: delay, intervals: [100] }).toBe(200);
    const office = page.url();
    await page.goto(address);
    await expect(page.getByRole('heading', { name: `Open in ${shop.culture}` })).toBeVisible();
    await expect(page.getByRole('strong')).toHaveText('Saturdays');
    await expect(page.getByRole('main').getByRole('link', { name: 'About us', exact: true })).toBeVisible();

    await page.goto(office);
    await expect(block).toBeVisible();
    await tabTo(page, 'tab', await nameOf(tabs.first()));
    await removePage(page);
    await expect(page.getByRole('link', { name: /^Front page: / })).toBeVisible();
    await expect(page.getByRole('link', { name: own })).toHaveCount(0);
    await expect.poll(status, { timeout: delay, intervals: [100] }).toBe(404);
  });
});

test('an address that the shop uses is refused at its field, and what was entered stays', async ({
  page,
  shop,
}) => {
  await logIn(page, shop, 'editor', '/pages');
  await beginPage(page, 'Cart', '/cart/');
  const addresses = page
    .getByRole('dialog', { name: 'New page' })
    .getByRole('textbox', { name: /^Address: / });
  await expect(addresses.first()).toHaveAttribute('aria-invalid', 'true');
  await expect(addresses.first()).toHaveAccessibleDescription(/the shop uses the address \/cart\//);
  await expectNoViolations(page, 'a new page', '[role=dialog]');
  await page.reload();
  await enter(page, 'button', 'New page');
  await expect(addresses.first()).toHaveValue('/cart/');
  const dialog = page.getByRole('dialog', { name: 'New page' });
  await dialog.getByRole('button', { name: 'Close' }).press('Enter');
  await expect(dialog).toBeHidden();
});

test('a page that the navigation or the footer links to, or the law asks for, stays', async ({
  page,
  shop,
}) => {
  await logIn(page, shop, 'editor', '/pages/privacy');
  await expect(page.getByRole('button', { name: 'Remove the page' })).toBeVisible();
  await removePage(page);
  await expect(page.getByRole('dialog').getByRole('alert')).toContainText('The shop needs this page');
  await page.getByRole('button', { name: 'Keep the page' }).press('Enter');
  await page.goto(page.url().replace(/privacy$/, 'terms'));
  await expect(page.getByRole('button', { name: 'Save the draft' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Remove the page' })).toHaveCount(0);
});
