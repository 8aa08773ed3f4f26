import type { Page } from '@playwright/test';
import { expectAccessible } from './accessibility';
import { field, heading, logOut, main, press } from './account-page';
import { fan } from './checkout';
import { aCustomer, type Customer, logIn } from './customer';
import { addAuthenticator, withHostName } from './passkeys';
import { afterPayment } from './payment-page';
import { buy } from './purchase';
import { addToBasket, aProduct, expect, type Shop, test } from './shop';

test.use({ baseURL: async ({ baseURL }, use) => use(withHostName(baseURL)) });

const passkeys = (page: Page, { t }: Shop) =>
  page.getByRole('region', { name: t('Account.Passkeys'), exact: true });

/** Fills in and submits the dialog for a new passkey. */
async function enterPassword(page: Page, { t }: Shop, { password }: Customer) {
  const dialog = page.getByRole('dialog', { name: t('Account.Passkeys.Add') });
  await dialog.getByLabel(t('Account.Password'), { exact: true }).fill(password);
  await page.keyboard.press('Enter');
  return dialog;
}

async function addPasskey(page: Page, shop: Shop, customer: Customer) {
  await press(page, shop.t('Account.Passkeys.Add'));
  await enterPassword(page, shop, customer);
  await expect(main(page).getByRole('status')).toHaveText(shop.t('Account.Passkeys.Added'));
}

test('a fan adds a passkey in the profile, logs in with it alone, and removes it', async ({
  page,
  shop,
  expectedErrors,
}) => {
  expectedErrors.push(/status of 400 .*\/api\/users\/passkeys\/login/);
  const { t, home } = shop;
  const customer = await aCustomer(shop);
  await addAuthenticator(page);
  await logIn(page, shop, customer);
  await expect(passkeys(page, shop)).toContainText(t('Account.Passkeys.Empty'));
  await addPasskey(page, shop, customer);
  await expect(passkeys(page, shop)).toBeFocused();
  await expect(passkeys(page, shop).getByRole('listitem')).toHaveCount(1);
  await expect(passkeys(page, shop).getByRole('listitem')).toContainText(/Chrome|Chromium/);
  await expectAccessible(page, 'the profile with a passkey');

  await logOut(page, shop);
  await expect(page).toHaveURL(home);
  await page.goto(`${home}login/`);
  await expect(main(page).getByRole('button', { name: t('Account.Passkeys.Login') })).toBeVisible();
  await expectAccessible(page, 'the login with a passkey');
  await press(page, t('Account.Passkeys.Login'));
  await expect(page).toHaveURL(`${home}user/profile/`);
  await expect(heading(page, t('Account.Title'))).toBeVisible();
  await expect(main(page)).toContainText(t('Account.Welcome', { firstName: customer.firstName }));

  await passkeys(page, shop).getByRole('listitem').getByRole('button').click();
  const question = page.getByRole('dialog', { name: t('Account.Passkeys.Remove.Question') });
  await expect(question).toBeVisible();
  await expectAccessible(page, 'the question before removing');
  await question.getByRole('button', { name: t('Account.Passkeys.Remove.Submit') }).click();
  await expect(main(page).getByRole('status')).toHaveText(t('Account.Passkeys.Removed'));
  await expect(passkeys(page, shop)).toContainText(t('Account.Passkeys.Empty'));

  await logOut(page, shop);
  await expect(page).toHaveURL(home);
  await page.goto(`${home}login/`);
  await press(page, t('Account.Passkeys.Login'));
  await expect(main(page).getByRole('alert')).toBeVisible();
  await expect(page).toHaveURL(`${home}login/`);
});

test('a wrong password shows at its field, a second passkey of the device is refused, and Escape closes the dialog', async ({
  page,
  shop,
  expectedErrors,
}) => {
  expectedErrors.push(/status of 400 .*\/api\/users\/me\/passkeys\/options/);
  const { t } = shop;
  const customer = await aCustomer(shop);
  await addAuthenticator(page);
  await logIn(page, shop, customer);
  await press(page, t('Account.Passkeys.Add'));
  const dialog = await enterPassword(page, shop, { ...customer, password: 'guessed by a stranger' });
  await expect(dialog.getByLabel(t('Account.Password'), { exact: true })).toHaveAttribute(
    'aria-invalid',
    'true',
  );
  await expectAccessible(page, 'the dialog with an error');
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(main(page).getByRole('button', { name: t('Account.Passkeys.Add') })).toBeFocused();

  await addPasskey(page, shop, customer);
  await press(page, t('Account.Passkeys.Add'));
  await enterPassword(page, shop, customer);
  await expect(dialog.getByRole('alert')).toHaveText(t('Account.Passkeys.Exists'));
});

test('a dialog of the browser that the fan cancels is no error', async ({ page, shop }) => {
  const { t, home } = shop;
  const customer = await aCustomer(shop);
  const authenticator = await addAuthenticator(page);
  await logIn(page, shop, customer);
  await addPasskey(page, shop, customer);
  await logOut(page, shop);
  await expect(page).toHaveURL(home);
  await page.goto(`${home}login/`);
  await authenticator.verifyUser(false);
  const options = page.waitForResponse(/passkeys\/options/);
  await press(page, t('Account.Passkeys.Login'));
  await options;
  await expect(main(page).getByRole('button', { name: t('Account.Passkeys.Login') })).not.toHaveAttribute(
    'aria-busy',
    'true',
  );
  await expect(main(page).getByRole('alert')).toHaveCount(0);
  await authenticator.verifyUser(true);
  await press(page, t('Account.Passkeys.Login'));
  await expect(page).toHaveURL(`${home}user/profile/`);
});

test('a browser without WebAuthn shows nothing about passkeys', async ({ page, shop }) => {
  const { t, home } = shop;
  await page.addInitScript(() => Reflect.deleteProperty(window, 'PublicKeyCredential'));
  await logIn(page, shop, await aCustomer(shop));
  await expect(main(page)).toContainText(t('Account.Sessions'));
  await expect(page.getByRole('region', { name: t('Account.Passkeys'), exact: true })).toHaveCount(0);
  await logOut(page, shop);
  await expect(page).toHaveURL(home);
  await page.goto(`${home}login/`);
  await expect(field(page, t('Account.Email'))).toBeVisible();
  await expect(main(page).getByRole('button', { name: t('Account.Passkeys.Login') })).toHaveCount(0);
});

test('the receipt offers a passkey to a fan who is logged in and has none', async ({
  page,
  shop,
  expectedErrors,
}) => {
  test.slow();
  expectedErrors.push(...afterPayment);
  const { t } = shop;
  const customer = await aCustomer(shop);
  await addAuthenticator(page);
  await logIn(page, shop, customer);
  await addToBasket(page, shop, await aProduct(shop));
  await buy(page, shop, { ...fan, email: customer.email });
  const offer = page.getByRole('region', { name: t('Account.Passkeys.Offer'), exact: true });
  await expect(offer).toBeVisible();
  await expectAccessible(page, 'the receipt with the offer');
  await press(page, t('Account.Passkeys.Add'));
  await enterPassword(page, shop, customer);
  await expect(offer.getByRole('status')).toHaveText(t('Account.Passkeys.Added'));
  await page.reload();
  await expect(page.getByRole('region', { name: t('Receipt.Lines') })).toBeVisible();
  await expect(offer).toHaveCount(0);
});
