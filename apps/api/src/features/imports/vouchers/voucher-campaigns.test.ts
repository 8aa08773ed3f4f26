import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Admin, adminOf } from '../../../../test/admin';
import { eventually, type PaidApi, startPaidApi } from '../../../../test/paid-api';
import { south } from '../../../../test/seed/south';
import { northWithVouchers } from '../../../../test/seed/vouchers';
import { readyShopper } from '../../../../test/shopper';

let api: PaidApi;
let admin: Admin;
beforeAll(async () => {
  api = await startPaidApi({ stores: [northWithVouchers, south] });
  admin = await adminOf(api);
});
afterAll(() => api.close());

const conditions = {
  campaign: 'Cup final',
  kind: 'percentage',
  percent: 20,
  combinable: false,
  names: { en: '20 % off', da: '20 % rabat' },
};
const create = (body: object, key: string = randomUUID()) =>
  admin.call('/api/admin/vouchers', { method: 'POST', body, headers: { 'idempotency-key': key } });
const end = (body: object) => admin.call('/api/admin/vouchers/end', { method: 'POST', body });
const list = async (query: string) => {
  const { status, body } = await admin.call(`/api/admin/vouchers?${query}`);
  expect(status, JSON.stringify(body)).toBe(200);
  return body.vouchers;
};
const redeem = (token: string, code: string) =>
  api.call(`/api/checkout/${token}/voucher?voucherCode=${code}`, { method: 'POST' });

it('creates a code that shoppers use, shows who used it, and ends it', async () => {
  const { body } = await create({ ...conditions, code: 'final20', maxUses: 5 });
  const [{ id }] = body.vouchers;
  const shopper = await readyShopper(api.call, 'cap-black-onesize');
  expect((await redeem(shopper.token, 'FINAL20')).status).toBe(200);
  await api.sandbox.act((await shopper.pay()).body.data.url, { action: 'approve' });
  const { receipt } = (await eventually(shopper.receipt, (answer) => answer.body.receipt !== null)).body;
  const { items } = await list('search=final20');
  expect(items).toMatchObject([
    { id, code: 'FINAL20', campaign: 'Cup final', state: 'active', consumed: 1, held: 0, maxUses: 5 },
  ]);
  expect(items[0].discounts).toEqual([receipt.voucherTotal]);
  const uses = await admin.call(`/api/admin/vouchers/${id}/uses`);
  expect(uses.body).toMatchObject({
    voucher: { code: 'FINAL20' },
    total: 1,
    items: [{ orderNumber: receipt.orderNumber, status: 'consumed', discount: receipt.voucherTotal }],
  });

  expect((await end({ voucherId: id })).body).toEqual({ success: true, ended: 1 });
  expect((await end({ voucherId: id })).body).toEqual({ success: true, ended: 0 });
  const late = await readyShopper(api.call, 'cap-black-onesize');
  const refused = await redeem(late.token, 'FINAL20');
  expect([refused.status, refused.body.errors[0].code]).toEqual([409, 'VoucherExpired']);
  expect((await list('voucherState=ended&search=final')).total).toBe(1);
});

it('generates codes once for a repeated call, and ends the whole campaign', async () => {
  const key = randomUUID();
  const body = { ...conditions, campaign: 'Members', count: 3, prefix: 'fan', validFrom: '2999-01-01' };
  const [first, repeated] = [await create(body, key), await create(body, key)];
  expect(repeated.body).toEqual(first.body);
  const codes = new Set(first.body.vouchers.map(({ code }: { code: string }) => code));
  expect([...codes].every((code) => /^FAN[A-Z2-9]{8}$/.test(String(code)))).toBe(true);
  expect([codes.size, (await list('search=members&voucherState=planned')).total]).toEqual([3, 3]);
  expect((await end({ campaign: 'Members' })).body.ended).toBe(3);
  expect((await list('search=members&voucherState=ended')).total).toBe(3);
});

it('keeps campaigns in exports, so that an import knows them', async () => {
  const { body } = await admin.call('/api/admin/exports/store?format=json');
  expect(body.vouchers).toContainEqual(expect.objectContaining({ code: 'final20', campaign: 'Cup final' }));
});

it.each([
  ['a code that exists', { code: 'fans15' }, 'StandsTwice', 'code'],
  ['a percentage without percent', { code: 'NEW', percent: undefined }, 'RequiredField', 'percent'],
  [
    'an end before the beginning',
    { validFrom: '2026-12-02', validUntil: '2026-12-01' },
    'InvalidField',
    'validUntil',
  ],
  ['a name that lacks a culture', { code: 'NEW', names: { en: 'Only' } }, 'RequiredField', 'names.da'],
])('refuses %s', async (_, change, code, field) => {
  const { status, body } = await create({ ...conditions, ...change });
  expect([status, body.errors[0]]).toMatchObject([400, { code, field }]);
});

it('shows and ends nothing of another store', async () => {
  const south = await adminOf(api, 'south');
  expect((await south.call('/api/admin/vouchers')).body.vouchers.items).toEqual([]);
  expect((await south.call('/api/admin/vouchers/fans15/uses')).status).toBe(404);
  const body = { voucherId: 'fans15' };
  expect((await south.call('/api/admin/vouchers/end', { method: 'POST', body })).status).toBe(404);
});
