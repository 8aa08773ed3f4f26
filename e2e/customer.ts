import { randomUUID } from 'node:crypto';
import { expect, type Page } from '@playwright/test';
import { field, main, press } from './account-page';
import { linkMailedTo } from './mails';
import type { Shop } from './shop';

export interface Customer {
  email: string;
  password: string;
  firstName: string;
  lastName: string;
}

/** A person without an account. */
export const newcomer = (): Customer => ({
  email: `fan-${randomUUID()}@shop.example`,
  password: 'a seat at the north stand',
  firstName: 'Freja',
  lastName: 'Núñez Holm',
});

/** Creates a customer with a confirmed account. */
export async function aCustomer({ client, clubId }: Shop): Promise<Customer> {
  const customer = newcomer();
  await client.call('register', { body: { ...customer, acceptsTerms: true } });
  const link = await linkMailedTo(clubId, customer.email, /\/login\/#confirm=/);
  const token = new URLSearchParams(link.split('#')[1]).get('confirm') ?? '';
  await client.call('confirmEmail', { body: { token, password: customer.password } });
  return customer;
}

/** Fills in and submits the login form. */
export async function fillInLogin(page: Page, { t }: Shop, { email, password }: Customer) {
  await field(page, t('Account.Email')).fill(email);
  await field(page, t('Account.Password')).fill(password);
  await press(page, t('Account.Login.Submit'));
}

/** Logs in and waits for the account page. */
export async function logIn(page: Page, shop: Shop, customer: Customer) {
  await page.goto(`${shop.home}login/`);
  await fillInLogin(page, shop, customer);
  await expect(page).toHaveURL(`${shop.home}user/profile/`);
  await expect(page.getByRole('heading', { level: 1, name: shop.t('Account.Title') })).toBeVisible();
}

/** Fills in the registration form. */
export async function fillInRegistration(page: Page, { t }: Shop, customer: Customer) {
  await field(page, t('Checkout.FirstName')).fill(customer.firstName);
  await field(page, t('Checkout.LastName')).fill(customer.lastName);
  await field(page, t('Account.Email')).fill(customer.email);
  await field(page, t('Account.Password')).fill(customer.password);
  await main(page).getByRole('checkbox').check();
}

/** Registers on the page. The confirmation mail is queued afterwards. */
export async function register(page: Page, shop: Shop, customer: Customer) {
  await page.goto(`${shop.home}register/`);
  await fillInRegistration(page, shop, customer);
  await press(page, shop.t('Account.Register'));
  await expect(main(page).getByRole('status')).toContainText(customer.email);
}
