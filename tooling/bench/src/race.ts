import { type ApiClient, ApiError, createApiClient } from '@matchday/api-client';
import { findPostgres, startPostgres } from '@matchday/launcher/postgres';
import { type Platform, startPlatform } from './platform';

const shoppers = 200;
const units = 50;
const storeId = 'astralis';
/** A demonstration product with 50 units in stock. */
const productId = 'as-collectors-scarf-26-black-onesize';

const details = {
  email: 'fan@shop.example',
  emailConfirmation: 'fan@shop.example',
  phone: '+45 12 34 56 78',
  firstName: 'Freja',
  lastName: 'Holm',
  street: 'Torvegade 12',
  city: 'Odense',
  zipCode: '5000',
  country: 'DK',
};

/** 200 shoppers pay at the same time for 50 units, on both databases. */
export async function raceBench(): Promise<string[]> {
  const lines = [await raceOn('embedded database', '')];
  if (!findPostgres()) return [...lines, 'PostgreSQL: skipped, not installed'];
  const postgres = await startPostgres({ durable: true });
  try {
    return [...lines, await raceOn('PostgreSQL', postgres.url)];
  } finally {
    await postgres.stop();
  }
}

async function raceOn(name: string, databaseUrl: string): Promise<string> {
  const platform = await startPlatform({ databaseUrl });
  try {
    const begun = performance.now();
    const outcomes = await Promise.all(Array.from({ length: shoppers }, () => buy(platform)));
    const seconds = ((performance.now() - begun) / 1000).toFixed(1);
    const paid = new Set(outcomes.filter((outcome) => outcome !== null)).size;
    const verdict = paid === units ? 'reached' : 'MISSED';
    return `${name}: ${shoppers} shoppers, ${units} units, ${paid} paid orders in ${seconds} s (${verdict})`;
  } finally {
    await platform.stop();
  }
}

/** @returns the shopper's order number, or null if the shirt was sold out */
async function buy({ services, secrets }: Platform): Promise<string | null> {
  const client = createApiClient({ baseUrl: services.api.url, store: { storeId, culture: 'en' } });
  const { summary } = await client.call('createBasket', {});
  const path = { token: summary.token };
  try {
    await client.call('addBasketLine', { path, body: { productId, quantity: 1 } });
    const address = await client.call('saveBillingAddress', { path, body: details });
    const shippingMethodId = address.shippingMethods.find(({ kind }) => kind === 'home')?.id ?? '';
    await client.call('chooseShipping', { path, body: { shippingMethodId } });
    await pay(client, path.token, services, secrets.SANDBOX_SECRET);
  } catch (error) {
    if (error instanceof ApiError && error.code === 'OutOfStock') return null;
    throw error;
  }
  return receiptNumber(client, path.token);
}

async function pay(client: ApiClient, token: string, services: Platform['services'], secret: string) {
  const { availablePaymentMethods } = await client.call('getCheckout', { path: { token } });
  const origin = services.clubs.find(({ id }) => id === storeId)?.url ?? '';
  const body = {
    paymentProviderId: availablePaymentMethods[0]?.id ?? '',
    returnUrl: `${origin}/receipt/`,
    cancelUrl: `${origin}/checkout/`,
  };
  const { data } = await client.call('checkOutBasket', { path: { token }, body });
  const session = data.url.split('/').at(-1);
  const response = await fetch(`${services.sandbox.url}/test/sessions/${session}/act`, {
    method: 'POST',
    headers: { authorization: `Bearer ${secret}`, 'content-type': 'application/json' },
    body: JSON.stringify({ action: 'approve' }),
  });
  if (!response.ok) throw new Error(`The sandbox responded ${response.status}`);
}

async function receiptNumber(client: ApiClient, token: string): Promise<string> {
  for (;;) {
    const { receipt } = await client.call('getReceipt', { path: { token } });
    if (receipt) return receipt.orderNumber;
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
}
