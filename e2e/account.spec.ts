import { readFile } from 'node:fs/promises';
import { isDeep } from '@matchday/test-depth';
import type { Page } from '@playwright/test';
import { expectAccessible } from './accessibility';
import { accountPages, headerLink, heading, logOut, main, optionalField, press } from './account-page';
import { aCustomer, fillInLogin, logIn, newcomer, register } from './customer';
import { linkMailedTo } from './mails';
import { afterPayment } from './payment-page';
import { buy, enterVoucher } from './purchase';
import { addToBasket, aProduct, expect, test } from './shop';
import { shipOrder } from './staff';

/** Marks all order lines as printed to order, so that none can be returned. */
const personaliseAllLines = (page: Page) =>
  page.route('**/api/users/me/orders/*', async (route) => {
    const response = await (await route.fetch()).json();
    for (const line of response.order.lines) line.isReturnable = false;
    await route.fulfill({ json: response });
  });

for (const language of isDeep ? [0, 1] : [0]) {
  test.describe(`in language ${language + 1}`, () => {
    test.use({ language });

    test('a fan registers, buys, finds the order in the account and logs out', async ({
      page,
      shop,
      expectedErrors,
    }) => {
      expectedErrors.push(...afterPayment);
      test.slow();
      const { t, home, clubId } = shop;
      const fan = newcomer();

      await register(page, shop, fan);
      await page.goto(await linkMailedTo(clubId, fan.email, /\/login\/#confirm=/));
      await expect(main(page).getByText(t('Account.Confirm.Password'))).toBeVisible();
      await expect(page).toHaveURL(/\/login\/$/);
      await fillInLogin(page, shop, fan);
      await expect(heading(page, t('Account.Title'))).toBeVisible();
      await expect(page).toHaveURL(`${home}user/profile/`);
      await expect(page).toHaveTitle(new RegExp(t('Account.Title')));
      await expect(main(page).getByText(t('Account.Welcome', { firstName: fan.firstName }))).toBeVisible();
      await expect(main(page).getByText(t('Account.Orders.Empty'), { exact: true })).toBeVisible();

      await accountPages(page, shop)
        .getByRole('link', { name: t('Account.Details') })
        .click();
      await expect(heading(page, t('Account.Details'))).toBeVisible();
      await optionalField(page, shop, t('Checkout.City')).fill('Odense');
      await press(page, t('Form.Save'));
      await expect(main(page).getByText(t('Account.Saved'))).toBeVisible();
      await page.reload();
      await expect(optionalField(page, shop, t('Checkout.City'))).toHaveValue('Odense');

      const found = await aProduct(shop);
      await addToBasket(page, shop, found);
      const summary = page.getByRole('region', { name: t('Basket.Summary') });
      await enterVoucher(summary, shop, 'FANS10');
      await expect(summary).toContainText(t('Voucher.Total'));
      await buy(page, shop);
      await expect(page.getByRole('region', { name: t('Receipt.Lines') })).toContainText(found.product.name);
      await expectAccessible(page, 'receipt');
      await headerLink(page, t('Header.Account')).click();
      await accountPages(page, shop)
        .getByRole('link', { name: t('Account.Orders') })
        .click();
      await expect(page).toHaveURL(`${home}user/order-history/`);
      await expect(main(page).getByText(t('Receipt.Status.Confirmed'))).toBeVisible();
      await expectAccessible(page, 'order-history');
      await main(page).getByRole('heading', { level: 2 }).getByRole('link').click();
      await expect(page).toHaveURL(/\/user\/order-history\/[\w-]{36}\/$/);
      const lines = page.getByRole('region', { name: t('Receipt.Lines') });
      await expect(lines).toContainText(found.product.name);
      await expect(lines).toContainText(t('Voucher.Total'));
      await expect(lines).toContainText(t('Basket.Total'));
      await expect(main(page).getByText(t('Receipt.Status.Confirmed'))).toBeVisible();
      await expect(page.getByRole('link', { name: t('Account.Order.Returns.Link') })).toBeVisible();
      await expect(main(page).getByText(t('Account.Order.Returns.Text'))).toBeVisible();
      await expect(main(page).getByRole('link', { name: t('Withdrawal.Link') })).toHaveAttribute(
        'href',
        /\/withdrawal\/\?order=\w+&id=[\w-]{36}$/,
      );
      await expectAccessible(page, 'order');
      await shipOrder(shop, new URL(page.url()).pathname.split('/').at(-2) ?? '', {
        carrier: 'GLS',
        trackingNumber: '00370733',
        trackingUrl: 'https://carrier.example/00370733',
      });
      await page.reload();
      const parcel = page.getByRole('region', { name: t('Receipt.Parcel', { number: '1' }) });
      await expect(parcel).toContainText(found.product.name);
      await expect(
        parcel.getByRole('link', { name: t('Receipt.Parcel.Track', { number: '00370733' }) }),
      ).toHaveAttribute('href', 'https://carrier.example/00370733');
      await expect(main(page).getByText(t('Receipt.Status.Complete'))).toBeVisible();
      await expectAccessible(page, 'shipped-order');
      const download = page.waitForEvent('download');
      await main(page).getByRole('link', { name: /INV-/ }).click();
      const file = await download;
      expect(file.suggestedFilename()).toMatch(/^INV-\w+\.pdf$/);
      expect((await readFile(await file.path())).subarray(0, 5).toString()).toBe('%PDF-');
      await personaliseAllLines(page);
      await page.reload();
      await expect(lines).toContainText(t('Basket.NotReturnable'));
      await expect(page.getByRole('link', { name: t('Account.Order.Returns.Link') })).toBeVisible();
      await expect(main(page).getByText(t('Account.Order.Returns.Text'))).toHaveCount(0);
      await expect(main(page).getByRole('link', { name: t('Withdrawal.Link') })).toHaveCount(0);

      await logOut(page, shop);
      await expect(page).toHaveURL(home);
      await expect(headerLink(page, t('Header.Login'))).toHaveAttribute('href', `${home}login/`);
    });
  });
}

test('password and email address can be changed, and a wrong current password shows an error at its field', async ({
  page,
  shop,
  expectedErrors,
}) => {
  expectedErrors.push(/status of 400 .*\/users\/me\/profile$/);
  test.slow();
  const { t, home, clubId } = shop;
  const customer = await aCustomer(shop);
  await logIn(page, shop, customer);
  await page.goto(`${home}user/account-details/`);
  const passwords = main(page).getByRole('region', { name: t('Account.Details.Password'), exact: true });
  await passwords.getByLabel(t('Account.Password.Current'), { exact: true }).fill('wrong');
  await passwords.getByLabel(t('Account.Password.New'), { exact: true }).fill('under the floodlights');
  await press(page, t('Account.Details.Password.Submit'));
  await expect(passwords.getByRole('alert')).toBeFocused();
  await passwords.getByLabel(t('Account.Password.Current'), { exact: true }).fill(customer.password);
  await press(page, t('Account.Details.Password.Submit'));
  await expect(passwords.getByText(t('Account.Details.Password.Changed'))).toBeVisible();

  const { email } = newcomer();
  const address = main(page).getByRole('region', { name: t('Account.Details.Email'), exact: true });
  await address.getByLabel(t('Account.Details.Email.New'), { exact: true }).fill(email);
  await address.getByLabel(t('Account.Password.Current'), { exact: true }).fill('under the floodlights');
  await press(page, t('Account.Details.Email.Submit'));
  await expect(address.getByText(t('Account.Details.Email.Pending', { email }))).toBeVisible();
  await page.goto(await linkMailedTo(clubId, email, /\/login\/#newEmail=/));
  await expect(main(page).getByText(t('Account.Confirm.Success'))).toBeVisible();
  await main(page)
    .getByRole('link', { name: t('Account.Title') })
    .click();
  await expect(main(page).getByText(email)).toBeVisible();
});

test('deleting an account requires confirmation and the password', async ({ page, shop, expectedErrors }) => {
  expectedErrors.push(/status of 400 .*\/users\/(me|authenticate)$/);
  test.slow();
  const { t, home } = shop;
  const customer = await aCustomer(shop);
  await logIn(page, shop, customer);
  await page.goto(`${home}user/account-details/`);
  await press(page, t('Account.Delete'));
  const dialog = page.getByRole('dialog', { name: t('Account.Delete.Question') });
  await dialog.getByLabel(t('Account.Password'), { exact: true }).fill('wrong');
  await dialog.getByRole('button', { name: t('Account.Delete.Submit') }).click();
  await expect(dialog.getByRole('alert')).toBeVisible();
  await dialog.getByLabel(t('Account.Password'), { exact: true }).fill(customer.password);
  await dialog.getByRole('button', { name: t('Account.Delete.Submit') }).click();
  await expect(page).toHaveURL(home);
  await page.goto(`${home}login/`);
  await fillInLogin(page, shop, customer);
  await expect(main(page).getByRole('alert')).toHaveText(t('Account.Login.Failed'));
});

test('an order of another customer is not found', async ({ page, shop, expectedErrors }) => {
  expectedErrors.push(/status of 404 .*\/users\/me\/orders\//);
  const { t, home } = shop;
  await logIn(page, shop, await aCustomer(shop));
  await page.goto(`${home}user/order-history/00000000-0000-4000-8000-000000000000/`);
  await expect(heading(page, t('Account.Order.NotFound'))).toBeVisible();
});

test('an account page that cannot be loaded shows an error and can be retried', async ({
  page,
  shop,
  expectedErrors,
}) => {
  expectedErrors.push(/ERR_FAILED .*\/users\/me\/orders\?/);
  const { t, home } = shop;
  await logIn(page, shop, await aCustomer(shop));
  await page.route('**/api/users/me/orders*', (route) => route.abort());
  await page.goto(`${home}user/order-history/`);
  await expect(main(page).getByText(t('Account.Load.Failed'))).toBeVisible();
  await page.unroute('**/api/users/me/orders*');
  await press(page, t('Error.Retry'));
  await expect(main(page).getByText(t('Account.Orders.Empty'), { exact: true })).toBeVisible();
});
