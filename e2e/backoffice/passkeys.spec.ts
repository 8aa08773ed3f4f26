import type { Page } from '@playwright/test';
import { expectNoViolations } from '../accessibility';
import { linkMailedTo } from '../mails';
import { addAuthenticator, withHostName } from '../passkeys';
import { expect, type Shop, test } from '../shop';
import { inviteEditor } from '../staff';
import { anyOf, enter, enterLogin, office, refusedLogins, shownAliases, tabTo } from './office';

const refusedPasskeys = /status of 400 .*\/api\/staff\/login\/passkey/;
test.use({ expectedErrors: anyOf(refusedLogins, refusedPasskeys, shownAliases) });

/** WebAuthn excludes IP addresses, so the test opens the back office by this machine's name. */
const namedOffice = withHostName(office);
const password = 'a seat at the north stand';
const enteredPage = (page: Page) => page.getByRole('banner');

async function openOwnPasskeys(page: Page) {
  await page.getByRole('button', { name: 'Your account' }).focus();
  await page.keyboard.press('Enter');
  await page.getByRole('menuitem', { name: 'My passkeys' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('My passkeys');
}

async function logOut(page: Page) {
  await page.getByRole('button', { name: 'Your account' }).focus();
  await page.keyboard.press('Enter');
  await page.getByRole('menuitem', { name: 'Log out' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Log in' })).toBeVisible();
}

const rows = (page: Page) => page.getByRole('table', { name: 'My passkeys' }).getByRole('row');

test('an owner adds a passkey, logs in with it alone, and removes it, by keyboard', async ({
  page,
  shop,
}) => {
  test.slow();
  const authenticator = await addAuthenticator(page);
  await page.goto(`${namedOffice}/${shop.clubId}/`);
  await enterLogin(page, shop, 'owner');
  await openOwnPasskeys(page);
  await enter(page, 'button', 'Add a passkey');
  await expect(rows(page)).toHaveCount(2);
  await expect(rows(page).last()).toContainText('Not used yet');
  await expectNoViolations(page, 'the passkeys of a person');
  await enter(page, 'button', 'Add a passkey');
  await expect(page.getByRole('alert').filter({ hasText: 'already has a passkey' })).toBeVisible();

  await logOut(page);
  await expectNoViolations(page, 'the login with a passkey');
  await authenticator.verifyUser(false);
  const begun = page.waitForResponse(/passkey/);
  await enter(page, 'button', 'Log in with a passkey');
  await begun;
  await expect(page.getByRole('button', { name: 'Log in with a passkey' })).toBeEnabled();
  await expect(page.getByRole('alert')).toHaveCount(0);
  await authenticator.verifyUser(true);
  await enter(page, 'button', 'Log in with a passkey');
  await expect(enteredPage(page)).toBeVisible();

  await openOwnPasskeys(page);
  await expect(rows(page).last()).not.toContainText('Not used yet');
  await enter(page, 'button', /^Remove the passkey/);
  const dialog = page.getByRole('dialog', { name: 'Remove this passkey?' });
  await expect(dialog).toBeVisible();
  await expectNoViolations(page, 'the question before removing a passkey');
  await tabTo(page, 'button', 'Remove');
  await page.keyboard.press('Enter');
  await expect(page.getByText('You have no passkey yet.')).toBeVisible();

  await logOut(page);
  await enter(page, 'button', 'Log in with a passkey');
  await expect(page.getByRole('alert')).toContainText('was not accepted');
});

/** Invites an editor, and opens the mailed link by the name of this machine. */
async function acceptInvitation(page: Page, shop: Shop) {
  const email = `mette-${Date.now()}@club.example`;
  await inviteEditor(shop, email);
  await page.goto(namedOffice + (await linkMailedTo(shop.clubId, email, /^\/invitation/)));
  await expect(page.getByLabel('New password')).toBeFocused();
  await page.keyboard.type(password);
  await page.keyboard.press('Enter');
  return email;
}

test('an invited editor chooses a passkey in place of an app, which stays the last factor', async ({
  page,
  shop,
}) => {
  await addAuthenticator(page);
  const email = await acceptInvitation(page, shop);
  const create = page.getByRole('button', { name: 'Create a passkey' });
  await expect(create).toBeFocused();
  await expectNoViolations(page, 'the choice of a second factor');
  await enter(page, 'button', 'Use an authenticator app instead');
  await expect(page.getByRole('img', { name: 'QR code with the key' })).toBeVisible();
  await enter(page, 'button', 'Use a passkey instead');
  await expect(create).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(enteredPage(page)).toBeVisible();

  await openOwnPasskeys(page);
  await expect(page.getByRole('button', { name: /^Remove the passkey/ })).toBeDisabled();
  await expect(page.getByText('This is your only second factor')).toBeVisible();

  await logOut(page);
  await page.getByLabel('E-mail').fill(email);
  await page.getByLabel('Password').fill(password);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: 'Log in with a passkey' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(enteredPage(page)).toBeVisible();
});

test('at an address without a name, the login says where passkeys work', async ({ page, shop }) => {
  await page.goto(`${office}/${shop.clubId}/`);
  await expect(page.getByRole('button', { name: 'Continue' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Log in with a passkey' })).toHaveCount(0);
  const { host } = new URL(namedOffice);
  await page.getByRole('link', { name: host }).click();
  await expect(page.getByRole('button', { name: 'Log in with a passkey' })).toBeVisible();
  expect(new URL(page.url()).host).toBe(host);
});
