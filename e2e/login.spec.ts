import { accountPages, field, heading, main, press } from './account-page';
import { aCustomer, fillInLogin, fillInRegistration, logIn, newcomer, register } from './customer';
import { linkMailedTo, mailsTo } from './mails';
import { expect, test } from './shop';

test('account pages redirect to the login, show nothing before it, and return after it', async ({
  page,
  shop,
}) => {
  const { t, home } = shop;
  const customer = await aCustomer(shop);
  for (const path of ['profile/', 'account-details/', 'order-history/', 'order-history/1/']) {
    await page.goto(`${home}user/${path}`);
    await expect(page, path).toHaveURL(/\/login\/\?returnTo=/);
    await expect(heading(page, t('Account.Login')), path).toBeVisible();
    await expect(accountPages(page, shop), path).toHaveCount(0);
  }
  await page.goto(`${home}user/order-history/?page=2`);
  await expect(main(page).getByText(t('Account.Login.Needed'))).toBeVisible();
  await fillInLogin(page, shop, customer);
  await expect(page).toHaveURL(`${home}user/order-history/?page=2`);
  await expect(heading(page, t('Account.Orders'))).toBeVisible();
});

test('account pages redirect on the server without a session (S2.27)', async ({ page, shop }) => {
  const { home } = shop;
  const ask = (path: string) => page.request.get(`${home}user/${path}`, { maxRedirects: 0 });
  for (const path of ['profile/', 'account-details/', 'order-history/?page=2', 'order-history/1/']) {
    const response = await ask(path);
    expect(response.status(), path).toBe(307);
    const target = new URL(response.headers().location ?? '', 'http://shop');
    expect(target.pathname, path).toBe(`${home}login/`);
    expect(target.searchParams.get('returnTo'), path).toBe(`${home}user/${path}`);
    expect(response.headers()['cache-control'], path).toContain('no-store');
  }
  await logIn(page, shop, await aCustomer(shop));
  const response = await ask('profile/');
  expect(response.status()).toBe(200);
  expect(response.headers()['cache-control']).toContain('no-store');
});

test('the login redirects to no other site', async ({ page, shop }) => {
  const customer = await aCustomer(shop);
  await page.goto(`${shop.home}login/?returnTo=//elsewhere.example/`);
  await fillInLogin(page, shop, customer);
  await expect(page).toHaveURL(`${shop.home}user/profile/`);
});

test('a visitor cannot read customer data, even if the page renders', async ({
  page,
  shop,
  expectedErrors,
}) => {
  expectedErrors.push(/status of 401 .*\/users\/me\//);
  await page.goto(shop.home);
  const statuses = await page.evaluate(async () => {
    const paths = ['profile', 'orders', 'orders/1'];
    const answers = await Promise.all(paths.map((path) => fetch(`/api/users/me/${path}`)));
    return answers.map(({ status }) => status);
  });
  expect(statuses).toEqual([401, 401, 401]);
});

test('a wrong password shows an error, reveals nothing about the address and keeps the input', async ({
  page,
  shop,
  expectedErrors,
}) => {
  expectedErrors.push(/status of 400 .*\/users\/authenticate$/);
  const { t, home } = shop;
  const customer = await aCustomer(shop);
  await page.goto(`${home}login/`);
  for (const email of [customer.email, newcomer().email]) {
    await fillInLogin(page, shop, { ...customer, email, password: 'not the right one' });
    await expect(main(page).getByRole('alert')).toHaveText(t('Account.Login.Failed'));
    await expect(field(page, t('Account.Email'))).toHaveValue(email);
    await expect(field(page, t('Account.Password'))).toHaveValue('not the right one');
  }
});

test('a missing field shows an error at the field and in a focused summary', async ({ page, shop }) => {
  const { t, home } = shop;
  await page.goto(`${home}register/`);
  await field(page, t('Account.Email')).fill('not an address');
  await field(page, t('Account.Password')).fill('short');
  await press(page, t('Account.Register'));
  const summary = main(page).getByRole('alert');
  await expect(summary).toBeFocused();
  await expect(summary.getByRole('link')).toHaveCount(5);
  await expect(field(page, t('Account.Email'))).toHaveAccessibleDescription(t('Form.Validation.Email'));
  await expect(field(page, t('Account.Password'))).toHaveAccessibleDescription(
    new RegExp(t('Form.Validation.Min', { length: 8 })),
  );
  await summary.getByRole('link').last().click();
  await expect(main(page).getByRole('checkbox')).toBeFocused();
  await field(page, t('Account.Email')).fill('fan@shop.example');
  await expect(summary.getByRole('link')).toHaveCount(4);
});

test('a common password is refused at its field, and the password can be shown', async ({
  page,
  shop,
  expectedErrors,
}) => {
  expectedErrors.push(/status of 400 .*\/users\/register$/);
  const { t } = shop;
  await page.goto(`${shop.home}register/`);
  await expect(main(page).getByText(t('Account.Password.Rules'))).toBeVisible();
  await fillInRegistration(page, shop, { ...newcomer(), lastName: 'Holm', password: 'password1' });
  await press(page, t('Account.Register'));
  await expect(main(page).getByRole('alert')).toBeFocused();
  await expect(field(page, t('Account.Password'))).toHaveAttribute('aria-invalid', 'true');
  await expect(field(page, t('Checkout.LastName'))).toHaveValue('Holm');
  await press(page, t('Account.Password.Show'));
  await expect(field(page, t('Account.Password'))).toHaveAttribute('type', 'text');
});

test('a double submit registers once', async ({ page, shop }) => {
  const { t } = shop;
  const sent: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/api/users/register')) sent.push(request.method());
  });
  const fan = newcomer();
  await page.goto(`${shop.home}register/`);
  await fillInRegistration(page, shop, fan);
  await main(page)
    .getByRole('button', { name: t('Account.Register'), exact: true })
    .dblclick();
  await expect(main(page).getByRole('status')).toContainText(fan.email);
  expect(sent).toEqual(['POST']);
});

test('too many attempts show an error, and the input stays', async ({ page, shop, expectedErrors }) => {
  expectedErrors.push(/status of 429 .*\/users\/authenticate$/);
  const { t } = shop;
  const message = 'Too many attempts. Please try again in 5 minutes.';
  await page.route('**/api/users/authenticate', (route) =>
    route.fulfill({
      status: 429,
      json: { isSuccess: false, errors: [{ code: 'TooManyRequests', message }] },
    }),
  );
  await page.goto(`${shop.home}login/`);
  await fillInLogin(page, shop, newcomer());
  await expect(main(page).getByRole('alert')).toHaveText(message);
  await expect(field(page, t('Account.Password'))).not.toHaveValue('');
});

test('a forgotten password is replaced through a mailed link that works once', async ({
  page,
  shop,
  expectedErrors,
}) => {
  expectedErrors.push(/status of 400 .*\/users\/reset-password$/);
  const { t, home, clubId } = shop;
  const customer = await aCustomer(shop);
  const stranger = newcomer();
  for (const { email } of [stranger, customer]) {
    await page.goto(`${home}forgot-password/`);
    await field(page, t('Account.Email')).fill(email);
    await press(page, t('Account.ForgotPassword.Submit'));
    await expect(main(page).getByText(t('Account.ForgotPassword.Sent'))).toBeVisible();
  }
  const link = await linkMailedTo(clubId, customer.email, /\/reset-password\/#token=/);
  expect(await mailsTo(clubId, stranger.email)).toEqual([]);

  const password = 'under the floodlights';
  await page.goto(link);
  await expect(page).toHaveURL(`${home}reset-password/`);
  await field(page, t('Account.Password.New')).fill(password);
  await press(page, t('Form.Save'));
  await expect(main(page).getByText(t('Account.ResetPassword.Success'))).toBeVisible();

  await page.goto(link);
  await field(page, t('Account.Password.New')).fill('another one altogether');
  await press(page, t('Form.Save'));
  await expect(main(page).getByText(t('Account.ResetPassword.Failed'))).toBeVisible();
  await expect(page.getByRole('link', { name: t('Account.ResetPassword.Again') })).toBeVisible();

  await logIn(page, shop, { ...customer, password });
});

test('an address confirmation link that is used again says so', async ({ page, shop, expectedErrors }) => {
  expectedErrors.push(/status of 400 .*\/users\/(confirm-email|authenticate)$/);
  const customer = await aCustomer(shop);
  await page.goto(await linkMailedTo(shop.clubId, customer.email, /\/login\/#confirm=/));
  await fillInLogin(page, shop, { ...customer, password: 'not the right one' });
  await expect(main(page).getByText(shop.t('Account.Confirm.Failed'))).toBeVisible();
  await fillInLogin(page, shop, customer);
  await expect(page).toHaveURL(`${shop.home}user/profile/`);
});

test('a confirmation link activates nothing without the password of its registration', async ({
  page,
  shop,
  expectedErrors,
}) => {
  expectedErrors.push(/status of 400 .*\/users\/confirm-email$/);
  const { t, home, clubId } = shop;
  const fan = newcomer();
  await register(page, shop, fan);
  await page.goto(await linkMailedTo(clubId, fan.email, /\/login\/#confirm=/));
  await fillInLogin(page, shop, { ...fan, password: 'a stranger chose this' });
  await expect(field(page, t('Account.Password'))).toHaveAttribute('aria-invalid', 'true');
  await fillInLogin(page, shop, fan);
  await expect(page).toHaveURL(`${home}user/profile/`);
});

test('input from before hydration stays, and no password appears in an address', async ({
  page,
  shop,
  expectedErrors,
}) => {
  expectedErrors.push(/status of 400 .*\/users\/authenticate$/);
  const { t, home } = shop;
  const scripts = Promise.withResolvers<void>();
  await page.route('**/_next/static/**/*.js*', async (route) => {
    await scripts.promise;
    await route.continue();
  });
  await page.goto(`${home}login/`, { waitUntil: 'commit' });
  const customer = newcomer();
  await field(page, t('Account.Email')).fill(customer.email);
  await field(page, t('Account.Password')).fill(customer.password);
  await field(page, t('Account.Password')).press('Enter');
  scripts.resolve();
  await press(page, t('Account.Login.Submit'));
  await expect(main(page).getByRole('alert')).toHaveText(t('Account.Login.Failed'));
  await expect(field(page, t('Account.Email'))).toHaveValue(customer.email);
  expect(new URL(page.url()).search).toBe('');
});
