import { readSecrets } from '@matchday/launcher/secrets';
import { expect } from '@playwright/test';
import { platformEnvironment, services } from './platform';

/** Calls an admin operation of a store with a new key. */
async function call(path: string, key: string, body: object, headers: Record<string, string> = {}) {
  const response = await fetch(`${services.api.url}${path}`, {
    method: 'POST',
    headers: { authorization: `Bearer ${key}`, 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  });
  const answer = await response.json();
  expect(response.ok, JSON.stringify(answer)).toBe(true);
  return answer;
}

/** Ships everything of an order that is left to ship. */
export async function shipOrder(storeId: string, orderId: string, parcel: object) {
  const { ADMIN_SECRET } = readSecrets(platformEnvironment.DATA_DIR ?? '');
  const { key } = await call('/api/admin/keys', ADMIN_SECRET, {
    storeId,
    name: 'warehouse',
    scopes: ['orders'],
  });
  await call(`/api/admin/orders/${orderId}/shipments`, key, parcel, { 'idempotency-key': orderId });
}
