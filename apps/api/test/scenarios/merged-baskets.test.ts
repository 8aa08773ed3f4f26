import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { signToken } from '../../src/features/baskets/basket-token';
import type { BasketLine } from '../../src/features/baskets/contract';
import { lockBasket, markOrdered } from '../../src/features/baskets/queries/baskets';
import { mergeBaskets } from '../../src/features/customers/session/merge-baskets';
import { reconcile } from '../../src/features/payments/reconcile';
import { createShop } from '../../src/features/stores/shop';
import { eventually, type PaidApi, startPaidApi } from '../paid-api';
import { northWithVouchers } from '../seed/vouchers';
import { billing, newShopper, readyShopper, type Shopper } from '../shopper';

const minute = 60_000;
let api: PaidApi;
let ahead = 0;
beforeAll(async () => {
  api = await startPaidApi({
    stores: [northWithVouchers],
    clock: () => new Date(Date.now() + ahead),
    webhooks: false,
  });
});
afterAll(() => api.close());
afterEach(() => {
  ahead = 0;
});

const idOf = ({ token }: Pick<Shopper, 'token'>): string => {
  const [payload = ''] = token.split('.');
  return Buffer.from(payload, 'base64url').toString().split('.')[0] ?? '';
};
async function logIn(customerId: string, guest: Pick<Shopper, 'token'> | null, culture = 'en') {
  const store = await api.context.stores.find('north');
  if (!store) throw new Error('There is no north.');
  const guestBasketId = guest && idOf(guest);
  return api.context.db
    .transaction()
    .execute((trx) => mergeBaskets(trx, createShop(store, culture), { guestBasketId, customerId }));
}
const read = async (id: string, path = '') => {
  const { config, clock } = api.context;
  const token = signToken({ id, storeId: 'north', issuedAt: clock() }, config.tokenSecret);
  return (await api.call(`/api/baskets/${token}${path}`)).body;
};
const add = ({ token }: Shopper, code: string) =>
  api.call(`/api/checkout/${token}/voucher?voucherCode=${code}`, { method: 'POST' });
const stockOf = async (id: string) =>
  (await api.context.db.selectFrom('variants').select('stock').where('id', '=', id).executeTakeFirstOrThrow())
    .stock;

/** The number of database connections that wait for a lock. */
async function countLockWaits(): Promise<number> {
  const { rows } = await sql<{ waiting: number }>`
    select count(*)::int as waiting from pg_stat_activity
    where datname = current_database() and wait_event_type = 'Lock'`.execute(api.context.db);
  return rows[0]?.waiting ?? 0;
}

async function withLines(...lines: [string, number][]): Promise<Shopper> {
  const fan = await newShopper(api.call);
  for (const [variant, quantity] of lines) expect((await fan.add(variant, quantity)).status).toBe(200);
  return fan;
}

describe('a login', () => {
  it("assigns the guest's basket and its order to a customer without a basket", async () => {
    const customer = randomUUID();
    const fan = await readyShopper(api.call);
    expect(await logIn(customer, fan)).toBe(idOf(fan));
    const { body } = await fan.pay();
    await api.sandbox.act(body.data.url, { action: 'approve' });
    const { id } = (await fan.receipt()).body.receipt;
    const order = api.context.db.selectFrom('orders').select('customer_id').where('id', '=', id);
    expect(await order.executeTakeFirst()).toEqual({ customer_id: customer });
    expect(await logIn(customer, null)).toBeNull();
  });

  it('keeps the token of an empty guest basket', async () => {
    const customer = randomUUID();
    const fan = await newShopper(api.call);
    expect(await logIn(customer, fan)).toBe(idOf(fan));
    await fan.add('cap-black-onesize');
    expect(await logIn(customer, null)).toBe(idOf(fan));
  });

  it('returns the saved basket to a customer without a guest basket', async () => {
    const customer = randomUUID();
    const saved = await withLines(['cap-black-onesize', 1]);
    await logIn(customer, saved);
    expect(await logIn(customer, null)).toBe(idOf(saved));
    expect(await logIn(customer, await newShopper(api.call))).toBe(idOf(saved));
  });

  it('adds quantities up to the stock, and keeps checkout details', async () => {
    const customer = randomUUID();
    const saved = await withLines(['jersey-red-m', 2], ['cap-black-onesize', 1]);
    await saved.bill();
    await saved.choose();
    await logIn(customer, saved, 'da');
    const guest = await withLines(['jersey-red-m', 2], ['jersey-blue-s', 1]);
    expect(await logIn(customer, guest)).toBe(idOf(guest));
    const { basket, summary } = await read(idOf(guest));
    expect(basket.lines.map(({ id, quantity }: { id: string; quantity: number }) => [id, quantity])).toEqual([
      ['jersey-red-m', 3],
      ['jersey-blue-s', 1],
      ['cap-black-onesize', 1],
    ]);
    expect(summary).toMatchObject({
      quantity: 5,
      subTotal: { currency: 'EUR' },
      shippingTotal: { amount: 0 },
    });
    expect((await guest.checkout()).body.billingAddress).toEqual(billing);
  });

  it('limits all prints of a variant to its stock', async () => {
    const customer = randomUUID();
    const printed = (name: string) => ({
      addOnAndProductRelationId: 'jersey-name',
      personalisation: { name },
    });
    const saved = await newShopper(api.call);
    for (const [name, quantity] of [
      ['FREJA', 2],
      ['EMIL', 1],
    ] as const)
      expect((await saved.addPrinted('jersey-red-m', printed(name), quantity)).status).toBe(200);
    await logIn(customer, saved);
    const guest = await withLines(['jersey-red-m', 1], ['jersey-blue-s', 1]);
    await logIn(customer, guest);
    const { basket } = await read(idOf(guest));
    const quantities = (basket.lines as BasketLine[]).map(({ productId, personalisation, quantity }) => [
      productId,
      personalisation?.name ?? null,
      quantity,
    ]);
    expect(quantities).toEqual([
      ['jersey-red-m', null, 1],
      ['jersey-blue-s', null, 1],
      ['jersey-red-m', 'FREJA', 2],
    ]);
    expect(await stockOf('jersey-red-m')).toBe(3);
  });

  it('applies changes with the earlier token to the merged basket', async () => {
    const customer = randomUUID();
    const saved = await withLines(['cap-black-onesize', 1]);
    await logIn(customer, saved);
    const guest = await withLines(['jersey-blue-s', 1]);
    await logIn(customer, guest);
    expect((await saved.add('scarf-red-onesize')).status).toBe(409);
    expect((await saved.add('cap-black-onesize')).body.summary).toMatchObject({
      quantity: 3,
      token: saved.token,
    });
    expect((await saved.bill()).status).toBe(200);
    expect((await saved.basket()).body.basket.lines).toEqual((await guest.basket()).body.basket.lines);
    expect((await guest.checkout()).body.billingAddress.email).toBe(billing.email);
    const third = await withLines(['jersey-red-s', 1]);
    await logIn(customer, third);
    expect((await saved.summary()).body.summary.quantity).toBe(4);
    await saved.choose();
    const { body } = await saved.pay();
    await api.sandbox.act(body.data.url, { action: 'approve' });
    for (const fan of [saved, guest, third])
      expect((await fan.receipt()).body.receipt).toMatchObject({ status: 'Confirmed' });
  });

  it("does not merge another customer's basket or an ordered one", async () => {
    const [one, other] = [randomUUID(), randomUUID()];
    const mine = await withLines(['cap-black-onesize', 1]);
    await logIn(one, mine);
    expect(await logIn(other, mine)).toBeNull();
    expect(await logIn(one, null)).toBe(idOf(mine));
    const bought = await readyShopper(api.call);
    await api.sandbox.act((await bought.pay()).body.data.url, { action: 'approve' });
    expect((await bought.receipt()).status).toBe(200);
    expect(await logIn(one, bought)).toBe(idOf(mine));
  });

  // The embedded database has one connection, so no order can happen in between.
  it.runIf(process.env.TEST_DATABASE_URL)(
    'does not merge a saved basket that is ordered at the same time',
    async () => {
      const { db } = api.context;
      const customer = randomUUID();
      const saved = await withLines(['cap-black-onesize', 1]);
      await logIn(customer, saved);
      const guest = await withLines(['jersey-blue-s', 1]);
      let merging: Promise<string | null> | undefined;
      await db.transaction().execute(async (trx) => {
        await lockBasket(trx, 'north', idOf(saved));
        merging = logIn(customer, guest);
        await eventually(countLockWaits, (waiting) => waiting === 1);
        await markOrdered(trx, 'north', idOf(saved));
      });
      expect(await merging).toBe(idOf(guest));
      expect((await read(idOf(guest))).summary.quantity).toBe(1);
      const row = db.selectFrom('baskets').select(['status', 'customer_id']).where('id', '=', idOf(saved));
      expect(await row.executeTakeFirst()).toEqual({ status: 'ordered', customer_id: customer });
    },
  );

  it('ends an open payment of the saved basket', async () => {
    const customer = randomUUID();
    const before = await stockOf('away-white-m');
    const saved = await readyShopper(api.call, 'away-white-m', 2);
    await logIn(customer, saved);
    const { body } = await saved.pay();
    expect(await stockOf('away-white-m')).toBe(before - 2);
    await logIn(customer, await withLines(['jersey-blue-s', 1]));
    expect(await stockOf('away-white-m')).toBe(before);
    ahead = 2 * minute;
    await reconcile(api.context);
    expect(await api.sandbox.session(body.data.url)).toMatchObject({ status: 'expired' });
  });

  it.each([
    ['merges vouchers that can be combined', 'FANS15', 'TEN', ['TEN', 'FANS15']],
    ["keeps the guest's vouchers if they cannot be combined", 'FANS15', 'ALONE', ['ALONE']],
    ['keeps the saved vouchers if the guest has none', 'ALONE', null, ['ALONE']],
  ])('%s', async (_title, savedCode, guestCode, codes) => {
    const customer = randomUUID();
    const saved = await withLines(['cap-black-onesize', 1]);
    expect((await add(saved, savedCode)).status).toBe(200);
    await logIn(customer, saved);
    const guest = await withLines(['jersey-blue-s', 1]);
    if (guestCode) await add(guest, guestCode);
    await logIn(customer, guest);
    const { basket } = await read(idOf(guest));
    expect(basket.vouchers.map(({ code }: { code: string }) => code)).toEqual(codes);
  });
});
