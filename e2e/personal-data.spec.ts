import { readFile } from 'node:fs/promises';
import { expectAccessible } from './accessibility';
import { field, main, press } from './account-page';
import { aCustomer, logIn } from './customer';
import { settingsOf } from './main-navigation';
import { addToBasket, aProduct, expect, hydrated, test } from './shop';

test('every form that asks for personal data leads to the privacy notice', async ({ page, shop }) => {
  const { t, home } = shop;
  const { privacyPage } = await settingsOf(shop);
  await addToBasket(page, shop, await aProduct(shop));
  for (const path of ['register/', 'checkout/', 'contact/', 'withdrawal/']) {
    await page.goto(home + path);
    const link = main(page).getByRole('link', { name: t('Privacy.Notice.Link') });
    await expect(link, path).toHaveAttribute('href', privacyPage?.url ?? '');
  }
  const footer = page.getByRole('contentinfo');
  await expect(footer.getByRole('link', { name: t('Privacy.Notice.Link') })).toBeVisible();
  await footer.getByRole('link', { name: t('Privacy.Link'), exact: true }).click();
  await expect(page).toHaveURL(new RegExp(`${privacyPage?.url}$`));
  await expectAccessible(page, 'the privacy notice');
});

test('a customer downloads all that the shop keeps', async ({ page, shop }) => {
  const { t, home } = shop;
  const customer = await aCustomer(shop);
  await logIn(page, shop, customer);
  await page.goto(`${home}user/account-details/`);
  await expect(field(page, t('Checkout.FirstName'))).toHaveValue(customer.firstName);
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    press(page, t('Account.Data.Download')),
  ]);
  expect(download.suggestedFilename()).toMatch(new RegExp(`^${shop.clubId}-[\\d-]+\\.json$`));
  const data: unknown = JSON.parse(await readFile(await download.path(), 'utf8'));
  expect(data).toMatchObject({ profile: { email: customer.email }, orders: [], sessions: [{}] });
});

test.describe('a choice about cookies', () => {
  test.use({ consent: 'asked' });

  test('is proved on the server under the id that the browser keeps', async ({ page, shop }) => {
    const { t, home, clubId } = shop;
    await page.goto(home);
    await hydrated(page);
    const sent = page.waitForResponse((response) => response.url().endsWith('/api/consents'));
    await page.getByRole('button', { name: t('Cookie.RejectAll'), exact: true }).click();
    const response = await sent;
    expect(response.status()).toBe(200);
    const kept = () =>
      page.evaluate((key) => JSON.parse(localStorage.getItem(key) ?? '{}'), `matchday.consent.${clubId}`);
    await expect.poll(kept).toMatchObject({ isRecorded: true, analytics: false });
    expect(response.request().postDataJSON()).toEqual({
      id: (await kept()).id,
      version: t('Cookie.Version'),
      analytics: false,
      advertising: false,
    });
  });
});
