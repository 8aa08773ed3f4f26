import { afterEach, beforeEach, expect, it } from 'vitest';
import { startTestApi, type TestApi } from '../../../../test/test-api';
import { type NewPrice, writePrices } from './prices';

let api: TestApi;
beforeEach(async () => {
  api = await startTestApi();
});
afterEach(() => api.close());

const day = (days: number) => new Date(Date.UTC(2030, 0, 1 + days));
const variantId = 'jersey-red-m';

/** Prices in a second currency are always written too, as in production. */
const setPrice = (now: Date, price: Partial<NewPrice>) =>
  api.context.db.transaction().execute((trx) =>
    writePrices(
      trx,
      'north',
      [
        { variantId, currency: 'EUR', unit: 9000, discounted: null, prior: null, ...price },
        { variantId, currency: 'DKK', unit: 67_000, discounted: null, prior: null },
      ],
      now,
    ),
  );

const price = async () => {
  const { body } = await api.call(`/api/products/variant/${variantId}`);
  const { unitPrice, discountPrice, priorPrice, savings } = body.product.price;
  return [unitPrice, discountPrice, priorPrice, savings].map((money) => money && money.amount);
};

const history = () =>
  api.context.db
    .selectFrom('price_history')
    .select(['asked', 'is_reduced', 'since'])
    .where('variant_id', '=', variantId)
    .where('currency', '=', 'EUR')
    .orderBy('since')
    .execute();

it('calculates a reduction from the lowest price of the 30 days before it', async () => {
  await setPrice(day(0), { unit: 8000 });
  await setPrice(day(10), { unit: 9000 });
  await setPrice(day(20), { discounted: 7000 });
  expect(await price()).toEqual([90, 70, 80, 10]);
  await setPrice(day(60), { discounted: 7000 });
  expect(await price()).toEqual([90, 70, 80, 10]);
});

it('shows no reduction if the price was as low before', async () => {
  await setPrice(day(0), { unit: 7000 });
  await setPrice(day(10), { unit: 9000 });
  await setPrice(day(20), { discounted: 7000 });
  expect(await price()).toEqual([70, null, null, null]);
});

it('records a price only when it changes', async () => {
  const before = await history();
  expect(before).toMatchObject([{ asked: 9000, is_reduced: false }]);
  for (const days of [0, 1, 2]) await setPrice(day(days), { discounted: 7000 });
  await setPrice(day(3), {});
  expect((await history()).slice(1)).toEqual([
    { asked: 7000, is_reduced: true, since: day(0) },
    { asked: 9000, is_reduced: false, since: day(3) },
  ]);
});

it('imports history only from before its own record', async () => {
  const importedHistory = [-100, 5].map((days) => ({ since: day(days), asked: 6000, isReduced: false }));
  await api.context.db.transaction().execute(async (trx) => {
    const price = { variantId: 'new', currency: 'EUR', unit: 9000, discounted: null, prior: null };
    const cap = await trx
      .selectFrom('variants')
      .selectAll()
      .where('store_id', '=', 'north')
      .where('id', '=', 'cap-black-onesize')
      .executeTakeFirstOrThrow();
    await trx
      .insertInto('variants')
      .values({ ...cap, id: 'new' })
      .execute();
    await writePrices(trx, 'north', [{ ...price, importedHistory: importedHistory.slice(0, 1) }], day(0));
    await writePrices(trx, 'north', [{ ...price, importedHistory }], day(10));
  });
  const rows = await api.context.db
    .selectFrom('price_history')
    .select(['asked', 'since'])
    .where('variant_id', '=', 'new')
    .orderBy('id')
    .execute();
  expect(rows).toEqual([
    { asked: 6000, since: day(-100) },
    { asked: 9000, since: day(0) },
  ]);
});

it('rejects updates and deletes of the price history', async () => {
  const { db } = api.context;
  await expect(db.updateTable('price_history').set({ asked: 1 }).execute()).rejects.toThrow('append-only');
  await expect(db.deleteFrom('price_history').execute()).rejects.toThrow('append-only');
});
