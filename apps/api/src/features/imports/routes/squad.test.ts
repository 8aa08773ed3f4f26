import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Admin, adminOf } from '../../../../test/admin';
import { eventually, type PaidApi, startPaidApi } from '../../../../test/paid-api';
import { expectRefusal } from '../../../../test/refusals';
import { newShopper, readyShopper } from '../../../../test/shopper';

let api: PaidApi;
let admin: Admin;
beforeAll(async () => {
  api = await startPaidApi();
  admin = await adminOf(api, 'north', ['catalogue', 'shipping']);
});
afterAll(() => api.close());

const player = (id: string) => admin.call(`/api/admin/players/${id}`);
const put = (path: string, body: object, headers = {}) =>
  admin.call(`/api/admin/${path}`, { method: 'PUT', body, headers });
const orders = async (id: string) => (await admin.call(`/api/admin/players/${id}/orders`)).body;
const offered = async (relationId: string) => {
  const { body } = await api.call('/api/products/jersey');
  return body.product.addOns.find((addOn: { relationId: string }) => addOn.relationId === relationId);
};
const names = async () => (await offered('jersey-player')).players.map(({ name }: { name: string }) => name);

async function buyPrint(playerId: string): Promise<string> {
  const shopper = await readyShopper(api.call, 'jersey-red-m');
  const line = {
    productId: 'jersey-red-m',
    quantity: 2,
    addOnAndProductRelationId: 'jersey-player',
    personalisation: { playerId },
  };
  await api.call(`/api/baskets/${shopper.token}`, { method: 'POST', body: line });
  const { url } = (await shopper.pay()).body.data;
  await api.sandbox.act(url, { action: 'approve' });
  const { body } = await eventually(shopper.receipt, (answer) => answer.body.receipt !== null);
  return body.receipt.id;
}

it('a player gets another number: shops offer it, and orders with the earlier one are listed until they are sent', async () => {
  const id = await buyPrint('eikrem');
  const { headers, body } = await player('eikrem');
  const { id: _, ...data } = body.player;
  expect((await orders('eikrem')).lines).toMatchObject([
    { orderId: id, left: 2, printedName: 'EIKREM', printedNumber: 7, isOutdated: false },
  ]);
  const ifMatch = { 'if-match': String(headers.etag) };
  const changed = await put('players/eikrem', { ...data, number: 17 }, ifMatch);
  expect(changed.body).toEqual({ success: true, created: false });
  expect(changed.headers.etag).toBe((await player('eikrem')).headers.etag);
  expectRefusal(await put('players/eikrem', data, ifMatch), 412, 'EntryChanged', 'If-Match');
  expect((await offered('jersey-player')).players).toContainEqual(
    expect.objectContaining({ id: 'eikrem', number: 17 }),
  );
  const listed = await orders('eikrem');
  expect(listed).toMatchObject({ total: 1, lines: [{ printedNumber: 7, isOutdated: true }] });
  expect(JSON.stringify(listed)).not.toContain('@');
  const { lineId } = listed.lines[0];
  const ship = (quantity: number) =>
    admin.call(`/api/admin/orders/${id}/shipments`, {
      method: 'POST',
      body: { carrier: 'GLS', lines: [{ lineId, quantity }] },
      headers: { 'idempotency-key': crypto.randomUUID() },
    });
  expect((await ship(1)).status).toBe(200);
  expect((await orders('eikrem')).lines).toMatchObject([{ left: 1 }]);
  await ship(1);
  expect(await orders('eikrem')).toMatchObject({ total: 0, lines: [] });
});

it('a player joins and leaves: the shop offers only those who are in the squad', async () => {
  const data = { name: 'Núñez', number: 4, isActive: true };
  expect((await put('players/nunez', data, { 'if-match': '*' })).status).toBe(412);
  expect((await put('players/nunez', data)).body).toEqual({ success: true, created: true });
  expect(await names()).toContain('NÚÑEZ');
  await put('players/nunez', { ...data, isActive: false });
  expect(await names()).not.toContain('NÚÑEZ');
  const { players } = (await admin.call('/api/admin/players')).body;
  expect(players.at(-1)).toEqual({ id: 'nunez', ...data, isActive: false });
  expectRefusal(await put('players/nunez', { ...data, number: 1000 }), 400, 'TooLarge', 'number');
  expectRefusal(await player('nobody'), 404, 'UnknownPlayer', 'id');
  const outbox = await api.context.db.selectFrom('outbox').selectAll().execute();
  expect(JSON.stringify(outbox)).toContain('jersey');
  const entries = await api.context.db
    .selectFrom('audit_entries')
    .select(['operation', 'before', 'after'])
    .where('target_id', '=', 'nunez')
    .orderBy('id')
    .execute();
  expect(entries).toMatchObject([
    { operation: 'putPlayer', before: null, after: { name: 'Núñez', number: 4 } },
    { operation: 'putPlayer', before: { isActive: true }, after: { isActive: false } },
  ]);
});

it('the rules of a print apply at once, and a stale change is refused', async () => {
  const { headers, body } = await admin.call('/api/admin/prints/own');
  const { id: _, ...data } = body.print;
  const { id } = (await admin.call('/api/admin/prints')).body.prints[0];
  expect(id).toBe('own');
  const printSettings = { ...data.printSettings, nameMaxLength: 5, allowedCharacters: '!' };
  const ifMatch = { 'if-match': String(headers.etag) };
  expect((await put('prints/own', { ...data, printSettings }, ifMatch)).body).toEqual({ success: true });
  expect((await offered('jersey-own')).rules).toMatchObject({ nameMaxLength: 5, allowedCharacters: '!' });
  const { token } = await newShopper(api.call);
  const add = (name: string) =>
    api.call(`/api/baskets/${token}`, {
      method: 'POST',
      body: {
        productId: 'jersey-red-s',
        quantity: 1,
        addOnAndProductRelationId: 'jersey-own',
        personalisation: { name, number: 7 },
      },
    });
  expect((await add('LOUISE')).status).toBe(400);
  expect((await add('LOU!')).status).toBe(200);
  expectRefusal(await put('prints/own', data, ifMatch), 412, 'EntryChanged', 'If-Match');
  expectRefusal(await put('prints/other', data), 404, 'UnknownPrint', 'id');
});
