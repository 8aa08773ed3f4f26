import type { Page } from '@playwright/test';
import type { Shop } from './shop';

export const fan = {
  email: 'fan@shop.example',
  phone: '+45 12 34 56 78',
  firstName: 'Freja',
  lastName: 'Núñez Holm',
  street: 'Torvegade 12',
  zipCode: '5000',
  city: 'Odense',
  country: 'DK',
};

/** Fills in the customer's contact details and address. */
export async function fillIn(page: Page, { t }: Shop, details = fan) {
  const type = (alias: string, value: string) =>
    page.getByRole('main').getByLabel(t(alias), { exact: true }).fill(value);
  await type('Checkout.Email', details.email);
  await type('Checkout.EmailConfirmation', details.email);
  await type('Checkout.Phone', details.phone);
  await type('Checkout.FirstName', details.firstName);
  await type('Checkout.LastName', details.lastName);
  await type('Checkout.Street', details.street);
  await type('Checkout.ZipCode', details.zipCode);
  await type('Checkout.City', details.city);
  await page
    .getByRole('main')
    .getByLabel(t('Checkout.Country'), { exact: true })
    .selectOption(details.country);
}

type Delivery = 'home' | 'dropPoint';

/** Returns the name of a delivery option in the shopper's checkout. */
export async function deliveryName(page: Page, { client, clubId }: Shop, kind: Delivery): Promise<string> {
  const token = (await page.context().cookies()).find(({ name }) => name === `basketId.${clubId}`)?.value;
  const { shippingMethods } = await client.call('getCheckout', { path: { token } });
  const method = shippingMethods.find((one) => one.kind === kind);
  if (!method) throw new Error(`There is no delivery option of the kind ${kind}`);
  return method.name;
}

/** Chooses a delivery option: home delivery, or a drop point near the address. */
export async function chooseDelivery(page: Page, shop: Shop, kind: Delivery) {
  await page.getByRole('radio', { name: await deliveryName(page, shop, kind), exact: true }).check();
  if (kind === 'dropPoint') {
    const points = page.getByRole('group', { name: shop.t('Checkout.DropPoint.Choose') });
    await points.getByRole('radio').first().check();
  }
}

export async function acceptTerms(page: Page, { t }: Shop) {
  const terms = t('Checkout.Terms', { link: t('Checkout.Terms.Link') });
  await page.getByRole('checkbox', { name: terms, exact: true }).check();
}

/** Clicks the button that places the order. */
export async function pay(page: Page, { t }: Shop) {
  const [text = ''] = t('Checkout.Pay').split('{total}');
  await page.getByRole('button', { name: text.trim() }).click();
}

export async function acceptTermsAndPay(page: Page, shop: Shop) {
  await acceptTerms(page, shop);
  await pay(page, shop);
  await page.waitForURL(/\/pay\//);
}
