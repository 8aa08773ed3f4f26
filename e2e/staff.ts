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

/** A store, by its shop or by its id. */
type Store = Pick<Shop, 'clubId'>;

async function createKey({ clubId }: Store, scope: string): Promise<string> {
  const { key } = await call<{ key: string }>('keys', secrets().ADMIN_SECRET, {
    storeId: clubId,
    name: 'Browser tests',
    scopes: [scope],
  });
  return key;
}

async function importPart(key: string, part: string, content: object): Promise<void> {
  const { id } = await call<{ id: string }>(`imports?part=${part}&format=json`, key, content);
  await expect
    .poll(async () => {
      const answer = await call<{ import: { state: string; errors: unknown } }>(`imports/${id}`, key);
      return answer.import;
    })
    .toMatchObject({ state: 'done', errors: [] });
}

/** Imports pages into the store, as its staff do. Other pages stay. */
export async function importPages(store: Store, pages: readonly object[]): Promise<void> {
  await importPart(await createKey(store, 'content'), 'content', { pages });
}

/** Sets the stock of variants, by variant id. */
export async function importStock(store: Store, stock: ReadonlyMap<string, number>): Promise<void> {
  const rows = [...stock].map(([variantId, units]) => ({ variantId, stock: units }));
  await importPart(await createKey(store, 'stock'), 'stock', { stock: rows });
}

/** Changes the settings of the shop's language by an import, runs `work`, and restores them. */
export async function withSettings(
  shop: Shop,
  change: Record<string, unknown>,
  work: () => Promise<void>,
): Promise<void> {
  const key = await createKey(shop, 'content');
  const { settings } = await call<{ settings: Record<string, Record<string, unknown>> }>(
    'exports/settings?format=json',
    key,
  );
  const before = settings[shop.culture];
  const importSettings = (own: Record<string, unknown> | undefined) =>
    importPart(key, 'settings', { settings: { [shop.culture]: own } });
  await importSettings({ ...before, ...change });
  try {
    await work();
  } finally {
    await importSettings(before);
  }
}

/** Ships everything of an order that is left to ship. */
export async function shipOrder(shop: Shop, orderId: string, parcel: object): Promise<void> {
  const key = await createKey(shop, 'orders');
  await call(`orders/${orderId}/shipments`, key, parcel, { 'idempotency-key': orderId });
}

/** Invites a member of the store's staff by mail. */
export async function inviteEditor(shop: Shop, email: string): Promise<void> {
  const key = await createKey(shop, 'staff');
  const member = { email, name: 'Mette Holm', role: 'editor', culture: shop.culture };
  await call('staff', key, member, { 'idempotency-key': email });
}

/** Imports products into the store, as its staff do. Other products stay. */
export async function importProducts(store: Store, products: readonly object[]): Promise<void> {
  await importPart(await createKey(store, 'catalogue'), 'catalogue', { products });
}
