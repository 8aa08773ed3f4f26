import { readSecrets } from '@matchday/launcher/secrets';
import { fan } from './checkout';
import { dataDirectory, services } from './platform';
import { expect, type Shop } from './shop';

interface BoughtLine {
  productId: string;
  quantity: number;
  addOnAndProductRelationId?: string;
  personalisation?: { name?: string; number?: number; playerId: string | null };
}

/** Buys goods through the API, and waits until the order is confirmed. */
export async function buyByApi(
  { client, clubId }: Shop,
  lines: readonly BoughtLine[],
  buyer: Partial<typeof fan> = {},
  voucherCode?: string,
): Promise<{ id: string; orderNumber: string }> {
  const { summary } = await client.call('createBasket', {});
  const path = { token: summary.token };
  for (const body of lines) await client.call('addBasketLine', { path, body });
  if (voucherCode !== undefined) await client.call('addVoucher', { path, query: { voucherCode } });
  const details = { ...fan, ...buyer };
  const { shippingMethods } = await client.call('saveBillingAddress', {
    path,
    body: { ...details, emailConfirmation: details.email },
  });
  const shippingMethodId = shippingMethods.find(({ kind }) => kind === 'home')?.id ?? '';
  await client.call('chooseShipping', { path, body: { shippingMethodId } });
  const { availablePaymentMethods } = await client.call('getCheckout', { path });
  const origin = services.clubs.find(({ id }) => id === clubId)?.url;
  const paymentProviderId = availablePaymentMethods[0]?.id ?? '';
  const urls = { returnUrl: `${origin}/receipt/`, cancelUrl: `${origin}/checkout/` };
  const { data } = await client.call('checkOutBasket', {
    path,
    body: { paymentProviderId, acceptsPrepayment: true, ...urls },
  });
  const secret = readSecrets(process.env.DATA_DIR ?? dataDirectory).SANDBOX_SECRET;
  const response = await fetch(`${services.sandbox.url}/test/sessions/${data.url.split('/').at(-1)}/act`, {
    method: 'POST',
    headers: { authorization: `Bearer ${secret}`, 'content-type': 'application/json' },
    body: JSON.stringify({ action: 'approve' }),
  });
  expect(response.ok).toBe(true);
  const receiptOf = async () => (await client.call('getReceipt', { path })).receipt;
  await expect.poll(async () => (await receiptOf())?.orderNumber ?? '').not.toBe('');
  const receipt = await receiptOf();
  return { id: receipt?.id ?? '', orderNumber: receipt?.orderNumber ?? '' };
}
