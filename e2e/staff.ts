import { readSecrets } from '@matchday/launcher/secrets';
import { expect } from '@playwright/test';
import { dataDirectory, services } from './platform';
import type { Shop } from './shop';

const secrets = () => readSecrets(process.env.DATA_DIR ?? dataDirectory);

async function call<Answer>(
  path: string,
  token: string,
  body?: unknown,
  headers: Record<string, string> = {},
): Promise<Answer> {
  const response = await fetch(`${services.api.url}/api/admin/${path}`, {
    method: body === undefined ? 'GET' : 'POST',
    headers: {
      authorization: `Bearer ${token}`,
      ...(body !== undefined && { 'content-type': 'application/json' }),
      ...headers,
    },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
  const answer = await response.json();
  if (!response.ok) throw new Error(`${path} answered ${response.status}: ${JSON.stringify(answer)}`);
  return answer;
}

async function createKey({ clubId }: Shop, scope: string): Promise<string> {
  const { key } = await call<{ key: string }>('keys', secrets().ADMIN_SECRET, {
    storeId: clubId,
    name: 'Browser tests',
    scopes: [scope],
  });
  return key;
}

/** Imports pages into the store, as its staff do. Other pages stay. */
export async function importPages(shop: Shop, pages: readonly object[]): Promise<void> {
  const key = await createKey(shop, 'content');
  const { id } = await call<{ id: string }>('imports?part=content&format=json', key, { pages });
  await expect
    .poll(async () => {
      const answer = await call<{ import: { state: string; errors: unknown } }>(`imports/${id}`, key);
      return answer.import;
    })
    .toMatchObject({ state: 'done', errors: [] });
}

/** Ships everything of an order that is left to ship. */
export async function shipOrder(shop: Shop, orderId: string, parcel: object): Promise<void> {
  const key = await createKey(shop, 'orders');
  await call(`orders/${orderId}/shipments`, key, parcel, { 'idempotency-key': orderId });
}
