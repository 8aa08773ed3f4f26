import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { StoreData, VoucherRow } from '../../src/features/imports/store-data';
import { reconcile } from '../../src/features/payments/reconcile';
import { localDay } from '../../src/platform/day';
import { type PaidApi, startPaidApi } from '../paid-api';
import { expectRefusal } from '../refusals';
import { northWithVouchers } from '../seed/vouchers';
import { addresses, readyShopper, type Shopper } from '../shopper';

const minute = 60_000;
const day = 24 * 60 * minute;
const { store, vouchers = [] } = northWithVouchers;
/** Valid today, whenever the tests run. */
const today: VoucherRow = {
  id: 'today',
  code: 'TODAY',
  kind: 'percentage',
  percent: 10,
  validUntil: localDay(new Date(), store.timeZone ?? 'UTC'),
  combinable: true,
  names: { en: 'Today', da: 'I dag' },
};
const shop: StoreData = { ...northWithVouchers, vouchers: [...vouchers, today] };
let api: PaidApi;
let ahead = 0;
beforeAll(async () => {
  api = await startPaidApi({
    stores: [shop],
    clock: () => new Date(Date.now() + ahead),
    webhooks: false,
  });
});
afterAll(() => api.close());
afterEach(async () => {
  ahead = 0;
  await api.sandbox.faults({});
});

const add = ({ token }: Shopper, code: string) =>
  api.call(`/api/checkout/${token}/voucher?voucherCode=${code}`, { method: 'POST' });
const approve = (url: string) => api.sandbox.act(url, { action: 'approve' });
const redemptions = async (id: string) =>
  (
    await api.context.db
      .selectFrom('voucher_redemptions')
      .select('status')
      .where('voucher_id', '=', id)
      .execute()
  ).map(({ status }) => status);
const mails = async () =>
  (await api.context.db.selectFrom('mails').select('key').orderBy('created_at').execute()).map(
    ({ key }) => key,
  );

async function fanWith(code: string, email = 'freja@example.com'): Promise<Shopper> {
  const fan = await readyShopper(api.call, 'cap-black-onesize');
  await fan.bill({ email, emailConfirmation: email });
  const { status, body } = await add(fan, code);
  expect(status, JSON.stringify(body)).toBe(200);
  return fan;
}

it('stores the vouchers of an order with the share of each line', async () => {
  const fan = await fanWith('FANS15');
  const { body } = await fan.pay();
  expect(await api.sandbox.session(body.data.url)).toMatchObject({ amount: 2_200 });
  expect(await redemptions('fans15')).toEqual(['held']);
  await approve(body.data.url);
  expect((await fan.receipt()).body.receipt).toMatchObject({
    vouchers: [{ code: 'FANS15', kind: 'percentage', name: '15 % off', discount: { amount: 3 } }],
    lines: [{ total: { amount: 20 }, voucherDiscount: { amount: 3 } }],
    discountTotal: { amount: 8 },
    voucherTotal: { amount: 3 },
    taxTotal: { amount: 4.4 },
    total: { amount: 22 },
  });
  expect(await redemptions('fans15')).toEqual(['consumed']);
});

describe('the last use of a voucher', () => {
  it('goes to one of several concurrent checkouts, and is released by a failed payment', async () => {
    const fans = await Promise.all(['a', 'b', 'c'].map((name) => fanWith('LAST', `${name}@example.com`)));
    const answers = await Promise.all(fans.map((fan) => fan.pay()));
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409, 409]);
    const rejected = fans.find((_, at) => answers[at]?.status === 409);
    const accepted = answers.find(({ status }) => status === 200);
    if (!rejected || !accepted) throw new Error('One checkout must succeed and one must fail.');
    expectRefusal(await rejected.pay(), 409, 'VoucherUsedUp', 'vouchers.LAST');
    expect((await rejected.basket()).body.basket.vouchers).toMatchObject([
      { code: 'LAST', discount: { amount: 0 }, problem: { code: 'VoucherUsedUp' } },
    ]);
    await api.sandbox.act(accepted.body.data.url, { action: 'decline' });
    ahead = 2 * minute;
    await reconcile(api.context);
    expect(await redemptions('last')).toEqual([]);
    expect((await rejected.pay()).status).toBe(200);
    expect(await redemptions('last')).toEqual(['held']);
  });
});

it('limits uses per customer by email address', async () => {
  const first = await fanWith('ONCE', 'ida@example.com');
  await approve((await first.pay()).body.data.url);
  expect((await first.receipt()).status).toBe(200);
  const again = await fanWith('ONCE', 'other@example.com');
  await again.bill({ email: 'IDA@example.com', emailConfirmation: 'IDA@example.com' });
  expectRefusal(await again.pay(), 409, 'VoucherUsedByYou', 'vouchers.ONCE');
  const another = await fanWith('ONCE', 'other@example.com');
  expect((await another.pay()).status).toBe(200);
});

it('rejects a voucher that has expired by the checkout', async () => {
  const fan = await fanWith('TODAY');
  ahead = day;
  expectRefusal(await fan.pay(), 409, 'VoucherExpired', 'vouchers.TODAY');
  expect((await fan.basket()).body.basket.vouchers).toMatchObject([{ problem: { code: 'VoucherExpired' } }]);
  expect((await fan.summary()).body.summary).toMatchObject({ voucherTotal: { amount: 0 } });
});

it('confirms a late payment with its voucher', async () => {
  const fan = await fanWith('TEN');
  const { body } = await fan.pay();
  await api.sandbox.faults({ status: 'error500' });
  ahead = 61 * minute;
  await reconcile(api.context);
  expect(await redemptions('ten')).toEqual([]);
  ahead = 0;
  await api.sandbox.faults({});
  await approve(body.data.url);
  expect((await fan.receipt()).body.receipt).toMatchObject({ status: 'Confirmed', total: { amount: 15 } });
  expect(await redemptions('ten')).toEqual(['consumed']);
});

describe('an order that costs nothing', () => {
  it('is confirmed immediately, once, without a provider', async () => {
    const fan = await fanWith('ALL');
    await add(fan, 'FREESHIP');
    const answers = await Promise.all(Array.from({ length: 4 }, () => fan.pay()));
    for (const { status, body } of answers) {
      expect(status, JSON.stringify(body)).toBe(200);
      expect(body.data.url).toBe(addresses.returnUrl);
    }
    const { body } = await fan.receipt();
    expect(body.receipt).toMatchObject({
      status: 'Confirmed',
      total: { amount: 0 },
      shippingTotal: { amount: 0 },
    });
    const orders = await api.context.db
      .selectFrom('orders')
      .select(['id', 'status'])
      .where('id', '=', body.receipt.id)
      .execute();
    expect(orders).toHaveLength(1);
    expect((await mails()).filter((key) => key === `order-confirmed:${body.receipt.id}`)).toHaveLength(1);
    expect(await redemptions('all')).toEqual(['consumed']);
    ahead = day;
    await reconcile(api.context);
    expect((await fan.receipt()).body).toEqual(body);
  });
});
