import { field, heading, main, optionalField, press } from './account-page';
import { aCustomer, logIn, newcomer } from './customer';
import { linkMailedTo } from './mails';
import { expect, test } from './shop';

for (const language of [0, 1]) {
  test.describe(`in language ${language + 1}`, () => {
    test.use({ language });

    test('a fan sends a message to the club and sees a confirmation', async ({ page, shop }) => {
      const { t, home } = shop;
      const fan = newcomer();
      await page.goto(`${home}contact/?order=N100001`);
      await expect(heading(page, t('Contact.Title'))).toBeVisible();
      await expect(optionalField(page, shop, t('Contact.OrderNumber'))).toHaveValue('N100001');
      await field(page, t('Contact.Name')).fill(fan.firstName);
      await field(page, t('Contact.Email')).fill(fan.email);
      await field(page, t('Contact.Subject')).selectOption(t('Contact.Subject.Return'));
      await field(page, t('Contact.Message')).fill('The shirt is one size too small.\nCan I swap it?');
      const sent = page.waitForRequest('**/api/customerservice?*');
      await press(page, t('Contact.Submit'));
      const outcome = main(page).getByText(t('Contact.Success'));
      await expect(outcome).toBeVisible();
      await expect(main(page).getByRole('status')).toBeFocused();
      expect((await sent).postDataJSON()).toMatchObject({
        email: fan.email,
        orderNumber: 'N100001',
        topic: t('Contact.Subject.Return'),
        website: '',
      });
    });
  });
}

test('a field that is left is validated, without moving what is pressed (S5.11)', async ({ page, shop }) => {
  const { t, home } = shop;
  await page.goto(`${home}contact/`);
  const email = field(page, t('Contact.Email'));
  // A field that is left before the scripts run is not validated.
  await expect(async () => {
    await email.focus();
    await page.keyboard.press('Tab');
    await expect(email).toHaveAccessibleDescription(new RegExp(t('Form.Validation.Required')), {
      timeout: 1_000,
    });
  }).toPass();
  await email.fill('fan');
  await expect(email).toHaveAccessibleDescription(new RegExp(t('Form.Validation.Email')));
  await email.fill('fan@shop.example');
  await expect(email).toHaveAttribute('aria-invalid', 'false');

  const message = field(page, t('Contact.Message'));
  await message.focus();
  const button = page.getByRole('button', { name: t('Contact.Submit') });
  const before = await button.boundingBox();
  await button.hover();
  await page.mouse.down();
  await expect(message).not.toBeFocused();
  expect(await button.boundingBox()).toEqual(before);
  await page.mouse.up();
  await expect(main(page).getByRole('alert')).toBeFocused();
});

test('missing fields show errors, and a message that cannot be sent is kept', async ({
  page,
  shop,
  expectedErrors,
}) => {
  expectedErrors.push(/(status of 429|ERR_FAILED) .*\/api\/customerservice\?/);
  const { t, home } = shop;
  await page.goto(`${home}contact/`);
  await press(page, t('Contact.Submit'));
  const summary = main(page).getByRole('alert');
  await expect(summary).toBeFocused();
  await expect(summary.getByRole('link')).toHaveCount(4);

  await field(page, t('Contact.Name')).fill('Freja');
  await field(page, t('Contact.Email')).fill('fan@shop.example');
  await field(page, t('Contact.Subject')).selectOption(t('Contact.Subject.Else'));
  await field(page, t('Contact.Message')).fill('Hello');
  const message = 'Too many messages. Please try again in an hour.';
  await page.route('**/api/customerservice?*', (route) =>
    route.fulfill({ status: 429, json: { errors: [{ code: 'TooManyRequests', message }] } }),
  );
  await press(page, t('Contact.Submit'));
  await expect(summary).toHaveText(message);
  await page.route('**/api/customerservice?*', (route) => route.abort());
  await press(page, t('Contact.Submit'));
  await expect(summary).toHaveText(t('Error.Network'));
  await expect(field(page, t('Contact.Message'))).toHaveValue('Hello');
  await page.unrouteAll();
  await press(page, t('Contact.Submit'));
  await expect(main(page).getByText(t('Contact.Success'))).toBeVisible();
});

test('a logged-in customer does not have to enter name and email', async ({ page, shop }) => {
  const { t, home } = shop;
  const customer = await aCustomer(shop);
  await logIn(page, shop, customer);
  await page.goto(`${home}contact/`);
  await expect(field(page, t('Contact.Email'))).toHaveValue(customer.email);
  await expect(field(page, t('Contact.Name'))).toHaveValue(`${customer.firstName} ${customer.lastName}`);
});

test('the honeypot field cannot be reached by a person', async ({ page, shop }) => {
  const { t, home } = shop;
  await page.goto(`${home}contact/`);
  await expect(main(page).getByRole('textbox', { name: t('Contact.Website') })).toHaveCount(0);
  await expect(page.locator('input[name="website"]')).not.toBeInViewport();
  await field(page, t('Contact.Message')).focus();
  await page.keyboard.press('Tab');
  await expect(main(page).getByRole('button', { name: t('Contact.Submit') })).toBeFocused();
});

test('the newsletter starts and ends with the links in its mails', async ({ page, shop, expectedErrors }) => {
  expectedErrors.push(/status of 400 .*\/users\/newsletter\/(confirm|unsubscribe)/);
  const { t, client, clubId, home } = shop;
  const { email, firstName } = newcomer();
  const { views } = await client.call('getSettings', { query: { url: home } });
  const { serviceCloudClubIdentifier: listId, termsAndConditionsPage } = views.clubSettings;
  const body = { email, firstName, termsId: termsAndConditionsPage?.id ?? '' };
  await client.call('subscribeNewsletter', { path: { listId }, body });

  const confirm = await linkMailedTo(clubId, email, /\/newsletter\/confirm\/#token=/);
  await page.goto(confirm);
  await expect(main(page).getByText(t('Newsletter.Confirm.Success'))).toBeVisible();
  await expect(page).toHaveURL(`${home}newsletter/confirm/`);
  await page.goto(`${home}newsletter/confirm/#token=guessed`);
  await expect(main(page).getByText(t('Newsletter.Confirm.Failed'))).toBeVisible();

  await page.goto(await linkMailedTo(clubId, email, /\/newsletter\/unsubscribe\/#token=/));
  await press(page, t('Newsletter.Unsubscribe.Submit'));
  await expect(main(page).getByText(t('Newsletter.Unsubscribe.Success'))).toBeVisible();
  await page.goto(`${home}newsletter/unsubscribe/#token=guessed`);
  await press(page, t('Newsletter.Unsubscribe.Submit'));
  await expect(main(page).getByText(t('Newsletter.Unsubscribe.Failed'))).toBeVisible();
});
