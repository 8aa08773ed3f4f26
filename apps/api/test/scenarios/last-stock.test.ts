import { afterAll, beforeAll, expect, it } from 'vitest';
import { eventually, type PaidApi, startPaidApi } from '../paid-api';
import { readyShopper } from '../shopper';

const shoppers = 200;
const stockCount = 50;

let api: PaidApi;
beforeAll(async () => {
  api = await startPaidApi({ providerTimeoutMs: 30_000 });
});
afterAll(() => api.close());

it(`sells ${stockCount} caps to exactly ${stockCount} of ${shoppers} concurrent shoppers`, {
  timeout: 120_000,
}, async () => {
  const { db } = api.context;
  const fans = await Promise.all(
    Array.from({ length: shoppers }, () => readyShopper(api.call, 'cap-black-onesize')),
  );
  const answers = await Promise.all(fans.map((fan) => fan.pay()));
  const accepted = answers.filter(({ status }) => status === 200);
  const rejected = answers.filter(({ status }) => status === 409);
  expect([accepted.length, rejected.length]).toEqual([stockCount, shoppers - stockCount]);
  expect(new Set(rejected.map(({ body }) => body.errors[0].message))).toEqual(
    new Set(['Cap, Black, onesize: 0 left in stock.']),
  );

  await Promise.all(accepted.map(({ body }) => api.sandbox.act(body.data.url, { action: 'approve' })));
  const confirmed = () =>
    db.selectFrom('orders').select('number').where('status', '=', 'Confirmed').execute();
  const orders = await eventually(confirmed, ({ length }) => length === stockCount, 60_000);
  expect(new Set(orders.map(({ number }) => number)).size).toBe(stockCount);
  const stock = await db
    .selectFrom('variants')
    .select('stock')
    .where('id', '=', 'cap-black-onesize')
    .execute();
  expect(stock).toEqual([{ stock: 0 }]);
  expect(await db.selectFrom('orders').select('id').execute()).toHaveLength(stockCount);
  expect(await db.selectFrom('stock_holds').selectAll().execute()).toEqual([]);
});
