import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type Admin, adminOf } from '../../../../test/admin';
import { eventually, type PaidApi, startPaidApi } from '../../../../test/paid-api';
import { readyShopper } from '../../../../test/shopper';
import { type Staff, staffOf } from '../../../../test/staff';
import { cleanUp } from '../../../jobs/clean-up';
import { retentionDays } from '../../../jobs/retention';

const operator = { authorization: 'Bearer admin-secret-of-the-tests-1' };
const dayMs = 24 * 3_600_000;
let now = new Date();
let api: PaidApi;
let owner: Staff;
let key: Admin;
beforeAll(async () => {
  api = await startPaidApi({
    env: { WEBHOOKS: 'private', ADMIN_SECRET: 'admin-secret-of-the-tests-1' },
    clock: () => now,
  });
  owner = await staffOf(api);
  key = await adminOf(api);
});
afterAll(() => api.close());
beforeEach(() => api.context.db.deleteFrom('audit_entries').execute());

const entries = async (query = '', by: Pick<Staff, 'call'> = owner) => {
  const { status, body } = await by.call(`/api/admin/audit${query}`);
  expect(status, JSON.stringify(body)).toBe(200);
  return body.items;
};
const post = (path: string, body: object, by: Pick<Staff, 'call'> = owner) =>
  by.call(path, { method: 'POST', body, headers: { 'idempotency-key': randomUUID() } });

async function paidOrder(): Promise<string> {
  const shopper = await readyShopper(api.call, 'jersey-red-m');
  const { url } = (await shopper.pay()).body.data;
  await api.sandbox.act(url, { action: 'approve' });
  const { body } = await eventually(shopper.receipt, (answer) => answer.body.receipt !== null);
  return body.receipt.id;
}

describe('an entry', () => {
  it('says who changed an order, what, before and after; the history names the member, too', async () => {
    const orderId = await paidOrder();
    const refund = { amount: 1, reason: 'freja@example.com asked for it' };
    await post(`/api/admin/orders/${orderId}/refund`, refund);
    await post(`/api/admin/orders/${orderId}/status`, { status: 'Cancelled', restock: true }, key);
    const [cancelled, refunded] = await entries();
    const order = { kind: 'order', id: orderId };
    expect(cancelled).toMatchObject({
      actor: { kind: 'key', name: 'Tests' },
      operation: 'setOrderStatus',
      target: order,
      before: { status: 'Confirmed' },
      after: { status: 'Cancelled', restock: true },
    });
    expect(refunded).toMatchObject({
      actor: { kind: 'staff', id: owner.id, name: 'Member owner' },
      operation: 'refundOrder',
      target: order,
      before: null,
      after: { amount: 100 },
    });
    expect(JSON.stringify([cancelled, refunded])).not.toContain('freja');
    const { history } = (await owner.call(`/api/admin/orders/${orderId}`)).body;
    expect(history.map(({ actor }: { actor: string }) => actor)).toContain(`staff:${owner.id}`);
  });

  it('holds the fields of a product that changed, and none if nothing did', async () => {
    const { product } = (await owner.call('/api/admin/products/jersey')).body;
    const put = (body: object) => owner.call('/api/admin/products/jersey', { method: 'PUT', body });
    expect((await put(product)).status).toBe(200);
    expect(await entries()).toEqual([]);
    const brand = `${product.brand} II`;
    expect((await put({ ...product, brand })).status).toBe(200);
    expect(await entries()).toMatchObject([
      { operation: 'putProduct', before: { brand: product.brand }, after: { brand } },
    ]);
    await put(product);
  });

  it('has no secrets', async () => {
    const { secret } = (
      await post('/api/admin/webhooks', { url: 'http://erp.example/?key=hidden', events: ['order.placed'] })
    ).body;
    const made = await api.call('/api/admin/keys', {
      method: 'POST',
      store: null,
      headers: operator,
      body: { storeId: 'north', name: 'Stock', scopes: ['stock'] },
    });
    const text = JSON.stringify(await entries());
    expect(text).toContain('http://erp.example');
    for (const hidden of [secret, 'hidden', made.body.key]) expect(text).not.toContain(hidden);
  });

  it('is written once for a repeated call, and not at all for a refused one', async () => {
    const body = { email: 'mette@club.example', name: 'Mette', role: 'editor', culture: 'en' };
    const call = { method: 'POST' as const, body, headers: { 'Idempotency-Key': 'once' } };
    await owner.call('/api/admin/staff', call);
    await owner.call('/api/admin/staff', call);
    await owner.call('/api/admin/staff', { ...call, headers: {}, body: { ...body, culture: 'fr' } });
    expect(await entries()).toMatchObject([
      { operation: 'inviteStaff', after: { name: 'Mette', role: 'editor' } },
    ]);
  });

  it('sums an import up, in the transaction of its data', async () => {
    const { body } = await key.importFile('part=stock', { stock: [{ variantId: 'jersey-red-m', stock: 7 }] });
    expect(await entries()).toMatchObject([
      {
        operation: 'startImport',
        target: { kind: 'import', id: body.import.id },
        after: { part: 'stock', changed: 1 },
      },
    ]);
    await key.importFile('part=stock&dryRun=true', { stock: [{ variantId: 'jersey-red-m', stock: 9 }] });
    expect(await entries()).toHaveLength(1);
  });

  it('names the target of other changes', async () => {
    await owner.call('/api/admin/sessions', { method: 'DELETE' });
    expect(await entries()).toMatchObject([{ operation: 'endStoreSessions', target: { kind: 'sessions' } }]);
  });
});

describe('listAuditEntries', () => {
  it('finds entries by actor, operation, target, time and text, page by page', async () => {
    const invited: string[] = [];
    for (const name of ['Ane', 'Bo_', 'Bob']) {
      const body = { email: `${name}@club.example`, name, role: 'editor', culture: 'en' };
      invited.push((await post('/api/admin/staff', body, name === 'Ane' ? key : owner)).body.member.id);
      now = new Date(now.getTime() + 1000);
    }
    const named = async (query: string) =>
      (await entries(query)).map(({ after }: { after: { name: string } }) => after.name);
    expect(await named('')).toEqual(['Bob', 'Bo_', 'Ane']);
    expect(await named(`?actor=${owner.id}`)).toEqual(['Bob', 'Bo_']);
    expect(await named(`?target=${invited[1]}`)).toEqual(['Bo_']);
    expect(await named('?operation=removeStaff')).toEqual([]);
    expect(await named('?text=bo_')).toEqual(['Bo_']);
    const from = encodeURIComponent(new Date(now.getTime() - 1500).toISOString());
    expect(await named(`?from=${from}`)).toEqual(['Bob']);
    expect(await named(`?to=${from}`)).toEqual(['Bo_', 'Ane']);
    const first = (await owner.call('/api/admin/audit?limit=2')).body;
    const second = (await owner.call(`/api/admin/audit?limit=2&cursor=${first.nextCursor}`)).body;
    expect([first.items.length, second.items.length, second.nextCursor]).toEqual([2, 1, null]);
  });

  it('shows nothing of another store', async () => {
    await owner.call('/api/admin/sessions', { method: 'DELETE' });
    expect(await entries('', await staffOf(api, 'owner', 'south'))).toEqual([]);
  });
});

describe('a refund above the amount of the store', () => {
  it('403: asks for the second factor again, also for the sum of small ones and for a cancellation', async () => {
    await api.context.db.updateTable('stores').set({ confirmed_refunds: '{"EUR": 150}' }).execute();
    await api.context.stores.reload();
    const orderId = await paidOrder();
    const staff = await staffOf(api, 'customerService');
    now = new Date(now.getTime() + 11 * 60_000);
    const refund = (amount: number, by: Pick<Staff, 'call'> = staff) =>
      post(`/api/admin/orders/${orderId}/refund`, { amount, reason: 'Torn' }, by);
    expect((await refund(1)).status).toBe(200);
    const refused = [
      await refund(1),
      await post(`/api/admin/orders/${orderId}/status`, { status: 'Cancelled', restock: true }, staff),
    ];
    for (const { status, body } of refused)
      expect([status, body.errors[0].code]).toEqual([403, 'ReauthenticationRequired']);
    expect((await refund(1, key)).status).toBe(200);
    await api.context.db.updateTable('stores').set({ confirmed_refunds: null }).execute();
    await api.context.stores.reload();
  });
});

it('an entry is never changed, and deleted after two years', async () => {
  await owner.call('/api/admin/sessions', { method: 'DELETE' });
  const change = sql`update audit_entries set actor_name = 'Nobody'`;
  await expect(change.execute(api.context.db)).rejects.toThrow(/append-only/);
  const began = now;
  now = new Date(began.getTime() + (retentionDays.auditEntries + 1) * dayMs);
  await cleanUp(api.context);
  expect(await entries('', await staffOf(api))).toEqual([]);
  now = began;
});
