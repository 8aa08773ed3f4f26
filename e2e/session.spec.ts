import type { Page } from '@playwright/test';
import { accountPages, field, headerLink, heading, logOut, main, optionalField, press } from './account-page';
import { acceptTermsAndPay, chooseDelivery, fillIn } from './checkout';
import { aCustomer, logIn } from './customer';
import { afterPayment, pressOnPaymentPage } from './payment-page';
import { addToBasket, aProduct, expect, test } from './shop';

async function tokenCookie(page: Page, name: string) {
  return (await page.context().cookies()).find((one) => one.name === name);
}

const lifetimeInDays = (cookie: { expires: number } | undefined) =>
  ((cookie?.expires ?? 0) - Date.now() / 1000) / (24 * 60 * 60);

test('a logout in one tab logs out the other', async ({ page, shop }) => {
  const { t, home } = shop;
  await logIn(page, shop, await aCustomer(shop));
  const other = await page.context().newPage();
  await other.goto(`${home}user/account-details/`);
  await expect(heading(other, t('Account.Details'))).toBeVisible();
  await logOut(page, shop);
  await expect(page).toHaveURL(home);
  await expect(other).toHaveURL(/\/login\//);
  await expect(headerLink(other, t('Header.Login'))).toBeVisible();
});

test('the profile lists the devices that are logged in, and logs another one out after asking for the password', async ({
  page,
  shop,
  browser,
  expectedErrors,
}) => {
  expectedErrors.push(/status of 401 .*\/users\/me\//, /status of 400 .*\/users\/me\/sessions\//);
  const { t } = shop;
  const customer = await aCustomer(shop);
  const elsewhere = await browser.newContext();
  const other = await elsewhere.newPage();
  await logIn(other, shop, customer);
  await logIn(page, shop, customer);
  const section = page.getByRole('region', { name: t('Account.Sessions'), exact: true });
  await expect(section.getByRole('listitem')).toHaveCount(2);
  await expect(section.getByText(t('Account.Sessions.Current'), { exact: true })).toHaveCount(1);
  const device = /Chrome|Chromium/;
  await expect(section.getByRole('listitem').first()).toContainText(device);
  await section.getByRole('listitem').getByRole('button').click();
  const dialog = page.getByRole('dialog');
  const password = dialog.getByLabel(t('Account.Password'), { exact: true });
  const submit = dialog.getByRole('button', { name: t('Account.Sessions.End.Submit'), exact: true });
  await password.fill('guessed');
  await submit.click();
  await expect(password).toHaveAccessibleDescription(/.+/);
  await expect(section.getByRole('listitem').filter({ hasText: device })).toHaveCount(2);
  await password.fill(customer.password);
  await submit.click();
  await expect(section.getByText(t('Account.Sessions.Ended'))).toBeVisible();
  await expect(section.getByRole('listitem')).toHaveCount(1);
  await expect(section.getByRole('button')).toHaveCount(0);
  await other.reload();
  await expect(other).toHaveURL(/\/login\//);
  await elsewhere.close();
});

test('concurrent calls with an expired token share one refresh, and the visitor notices nothing', async ({
  page,
  shop,
}) => {
  const { t, clubId } = shop;
  await logIn(page, shop, await aCustomer(shop));
  const before = await tokenCookie(page, `refreshToken.${clubId}`);
  await page.context().clearCookies({ name: `accessToken.${clubId}` });
  const statuses = await page.evaluate(async () => {
    const calls = Array.from({ length: 8 }, () => fetch('/api/users/me/profile'));
    return (await Promise.all(calls)).map(({ status }) => status);
  });
  expect(statuses).toEqual(Array.from({ length: 8 }, () => 200));
  const after = await tokenCookie(page, `refreshToken.${clubId}`);
  expect(after?.value).not.toBe(before?.value);
  const days = ((after?.expires ?? 0) - Date.now() / 1000) / (24 * 60 * 60);
  expect(Math.round(days)).toBe(2);
  await accountPages(page, shop)
    .getByRole('link', { name: t('Account.Orders') })
    .click();
  await expect(heading(page, t('Account.Orders'))).toBeVisible();
});

test('a login that cannot be renewed ends, in the header too', async ({ page, shop, expectedErrors }) => {
  expectedErrors.push(/status of 401 .*\/users\/me\/orders\?/);
  const { t, home, clubId } = shop;
  await logIn(page, shop, await aCustomer(shop));
  // A page that is still loading could renew the login.
  await page.goto('about:blank');
  await page.context().clearCookies({ name: `accessToken.${clubId}` });
  const refresh = await tokenCookie(page, `refreshToken.${clubId}`);
  if (!refresh) throw new Error('There is no refresh token');
  await page.context().addCookies([{ ...refresh, value: 'x'.repeat(43) }]);
  await page.goto(`${home}user/order-history/`);
  await expect(page).toHaveURL(/\/login\/\?returnTo=/);
  await expect(headerLink(page, t('Header.Login'))).toBeVisible();
  expect(await tokenCookie(page, `isLoggedIn.${clubId}`)).toBeUndefined();
  expect(await tokenCookie(page, `refreshToken.${clubId}`)).toBeUndefined();
});

test('scripts cannot read any token, and cookies have the specified lifetimes', async ({ page, shop }) => {
  await logIn(page, shop, await aCustomer(shop));
  const readable = await page.evaluate(() => document.cookie);
  expect(readable).toContain(`isLoggedIn.${shop.clubId}=1`);
  expect(readable).not.toMatch(/accessToken|refreshToken/);
  const [access, refresh] = await Promise.all(
    ['accessToken', 'refreshToken'].map((name) => tokenCookie(page, `${name}.${shop.clubId}`)),
  );
  expect(access).toMatchObject({ httpOnly: true, sameSite: 'Lax' });
  expect(refresh).toMatchObject({ httpOnly: true, sameSite: 'Lax' });
  expect(Math.round(lifetimeInDays(access))).toBe(15);
  expect(Math.round(lifetimeInDays(refresh))).toBe(30);
});

test('a guest’s basket survives the login and stays with the customer after the logout', async ({
  page,
  shop,
}) => {
  test.slow();
  const { t, home } = shop;
  const customer = await aCustomer(shop);
  await addToBasket(page, shop, await aProduct(shop));
  const full = headerLink(page, t('Accessibility.Basket.One', { count: 1 }));
  await expect(full).toBeVisible();
  await logIn(page, shop, customer);
  await expect(full).toBeVisible();
  await logOut(page, shop);
  await expect(page).toHaveURL(home);
  await expect(headerLink(page, t('Accessibility.Basket.Empty'))).toBeVisible();
  await logIn(page, shop, customer);
  await expect(full).toBeVisible();
});

test('the checkout of a logged-in customer starts with the address of their profile', async ({
  page,
  shop,
}) => {
  test.slow();
  const { t, home } = shop;
  const customer = await aCustomer(shop);
  await logIn(page, shop, customer);
  await page.goto(`${home}user/account-details/`);
  await optionalField(page, shop, t('Checkout.City')).fill('Odense');
  await press(page, t('Form.Save'));
  await expect(main(page).getByText(t('Account.Saved'))).toBeVisible();
  await addToBasket(page, shop, await aProduct(shop));
  await page.goto(`${home}checkout/`);
  await expect(field(page, t('Checkout.City'))).toHaveValue('Odense');
  await expect(field(page, t('Checkout.Email'))).toHaveValue(customer.email);
  await expect(field(page, t('Checkout.FirstName'))).toHaveValue(customer.firstName);
});

test('a login that expires during checkout loses no input', async ({ page, shop, expectedErrors }) => {
  expectedErrors.push(...afterPayment);
  test.slow();
  const { t, home, clubId } = shop;
  await logIn(page, shop, await aCustomer(shop));
  await addToBasket(page, shop, await aProduct(shop));
  await page.goto(`${home}checkout/`);
  await fillIn(page, shop);
  await page.context().clearCookies({ name: new RegExp(`Token.${clubId}|isLoggedIn`) });
  await chooseDelivery(page, shop, 'home');
  await expect(field(page, t('Checkout.Street'))).toHaveValue('Torvegade 12');
  await acceptTermsAndPay(page, shop);
  await pressOnPaymentPage(page, 'approve');
  await expect(page).toHaveURL(/\/receipt\/$/);
});
