import { expectAccessible } from './accessibility';
import { heading, main, optionalField, press } from './account-page';
import { aCustomer, logIn } from './customer';
import { expect, test } from './shop';

test('account pages for visitors pass axe and fit every width, with errors shown too', {
  tag: '@every-store',
}, async ({ page, shop }) => {
  test.slow();
  const { t, home } = shop;
  const pages = [
    ['login/', 'Account.Login', 'Account.Login.Submit'],
    ['register/', 'Account.Register', 'Account.Register'],
    ['forgot-password/', 'Account.ForgotPassword', 'Account.ForgotPassword.Submit'],
    ['reset-password/#token=guessed', 'Account.ResetPassword', 'Form.Save'],
    ['contact/', 'Contact.Title', 'Contact.Submit'],
  ] as const;
  for (const [path, title, button] of pages) {
    await page.goto(`${home}${path}`);
    await expect(heading(page, t(title)), path).toBeVisible();
    await press(page, t(button));
    await expect(main(page).getByRole('alert').getByRole('link').first(), path).toBeVisible();
    await expectAccessible(page, path);
  }
  for (const path of ['newsletter/confirm/', 'newsletter/unsubscribe/']) {
    await page.goto(`${home}${path}`);
    await expect(main(page).getByRole('alert'), path).toBeVisible();
    await expectAccessible(page, path);
  }
});

test('account pages of a customer pass axe and fit every width', async ({ page, shop }) => {
  test.slow();
  const { t, home } = shop;
  await logIn(page, shop, await aCustomer(shop));
  await expect(main(page).getByText(t('Account.Orders.Empty'), { exact: true })).toBeVisible();
  await expectAccessible(page, 'profile');
  await page.goto(`${home}user/account-details/`);
  await expect(optionalField(page, shop, t('Checkout.City'))).toBeVisible();
  await expectAccessible(page, 'account-details');
  await press(page, t('Account.Delete'));
  await expect(page.getByRole('dialog', { name: t('Account.Delete.Question') })).toBeVisible();
  await expectAccessible(page, 'the question before deleting');
  await page.keyboard.press('Escape');
  await expect(main(page).getByRole('button', { name: t('Account.Delete'), exact: true })).toBeFocused();
  await page.goto(`${home}user/order-history/`);
  await expect(main(page).getByText(t('Account.Orders.Empty'), { exact: true })).toBeVisible();
  await expectAccessible(page, 'order-history');
});
