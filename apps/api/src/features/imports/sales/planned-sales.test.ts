import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { type Admin, adminOf } from '../../../../test/admin';
import { expectRefusal } from '../../../../test/refusals';
import { startTestApi, type TestApi } from '../../../../test/test-api';
import { addImport, updateImport } from '../queries';
import { applySales } from './apply-sales';

const day = 24 * 3_600_000;
const start = Date.now();
let now = start;
let api: TestApi;
let admin: Admin;
beforeAll(async () => {
  api = await startTestApi({ clock: () => new Date(now) });
  admin = await adminOf(api);
});
afterAll(() => api.close());
beforeEach(async () => {
  now = start;
  await api.context.db.deleteFrom('planned_sales').execute();
});

const at = (days: number) => new Date(start + days * day).toISOString();
const post = (path: string, body?: object, by = admin) =>
  by.call(`/api/admin/products/jersey/sales${path}`, {
    method: 'POST',
    ...(body && { body }),
    headers: { 'idempotency-key': randomUUID() },
  });
const plan = (eur: number, from: number, until: number) =>
  post('', { prices: { EUR: eur }, startsAt: at(from), endsAt: at(until) });
const preview = async (eur: number, from: number) => {
  const { body } = await post('/preview', { prices: { EUR: eur }, startsAt: at(from) });
  return body.prices[0];
};
const state = async () => (await admin.call('/api/admin/products/jersey/sales')).body.sales[0].state;
const shown = async () => (await api.call('/api/products/jersey')).body.product.price;
const eur = (amount: number) => ({ amount, currency: 'EUR' });
/** Runs the job as it does that many days after the start. The key of the tests is valid for one day. */
async function applyAfter(days: number): Promise<void> {
  now = start + days * day;
  await applySales(api.context);
  now = start;
}

it('sets the prices between the beginning and the end, with the prior price that the preview has shown', async () => {
  const expected = await preview(7000, 1);
  expect(expected).toEqual({
    unit: eur(90),
    sale: eur(70),
    prior: eur(90),
    isReduction: true,
    savings: eur(20),
  });
  expect((await plan(7000, 1, 3)).body.sale).toMatchObject({ state: 'planned', prices: [eur(70)] });
  await applyAfter(0.9);
  expect([await state(), (await shown()).discountPrice]).toEqual(['planned', null]);
  await applyAfter(1);
  expect([await state(), await shown()]).toEqual([
    'running',
    { unitPrice: eur(90), discountPrice: eur(70), priorPrice: expected.prior, savings: expected.savings },
  ]);
  await applyAfter(3);
  expect([await state(), (await shown()).discountPrice]).toEqual(['ended', null]);
  const { body } = await admin.call('/api/admin/products/jersey');
  expect(body.product.prices.EUR).toEqual({ unit: 9000 });
});

it('knows that a price is no reduction after a lower one, also of a sale that is planned before', async () => {
  expect(await preview(8000, 20)).toMatchObject({ isReduction: false, prior: eur(70) });
  expect(await preview(8000, 60)).toMatchObject({ isReduction: true, prior: eur(90) });
  await plan(6000, 50, 55);
  expect(await preview(8000, 60)).toMatchObject({ isReduction: false, prior: eur(60), savings: null });
});

it('ends a running sale early, and cancels one that has not begun', async () => {
  const { sale } = (await plan(5000, 1, 3)).body;
  await applyAfter(1);
  expect((await shown()).discountPrice).toEqual(eur(50));
  const end = () => post(`/${sale.id}/end`);
  expect((await end()).body.sale.state).toBe('ended');
  expect((await shown()).discountPrice).toBeNull();
  expect((await end()).body.sale.state).toBe('ended');
  const later = (await plan(5000, 10, 11)).body.sale;
  expect((await post(`/${later.id}/end`)).body.sale.state).toBe('cancelled');
  await applyAfter(10);
  expect((await shown()).discountPrice).toBeNull();
});

it('keeps a price that somebody changes during the sale', async () => {
  await plan(4000, 1, 2);
  await applyAfter(1);
  const prices = { EUR: { unit: 9000, discounted: 3000 } };
  await admin.call('/api/admin/products/jersey/prices', { method: 'PUT', body: { prices } });
  await applyAfter(2);
  expect([await state(), (await shown()).discountPrice]).toEqual(['ended', eur(30)]);
  await admin.call('/api/admin/products/jersey/prices', {
    method: 'PUT',
    body: { prices: { EUR: { unit: 9000 } } },
  });
});

it('waits for an import, and says why a sale has failed', async () => {
  await plan(2900, 1, 2);
  const running = { storeId: 'north', id: randomUUID(), part: 'all', format: 'json' } as const;
  await addImport(api.context.db, { ...running, dryRun: false, removeMissing: false }, new Date(now));
  await applyAfter(1);
  expect(await state()).toBe('planned');
  await updateImport(api.context.db, running, { state: 'done' }, new Date(now));
  const cheaper = { prices: { EUR: { unit: 2800 } } };
  await admin.call('/api/admin/products/jersey/prices', { method: 'PUT', body: cheaper });
  await applyAfter(1);
  const { body } = await admin.call('/api/admin/products/jersey/sales');
  expect(body.sales[0]).toMatchObject({ state: 'failed', problem: 'DiscountAboveUnit' });
  const back = { prices: { EUR: { unit: 9000 } } };
  await admin.call('/api/admin/products/jersey/prices', { method: 'PUT', body: back });
});

it('refuses prices, times and products that no sale can have', async () => {
  await plan(2500, 1, 3);
  expectRefusal(await plan(2500, 2, 4), 409, 'SalesOverlap', 'startsAt');
  expectRefusal(await plan(9000, 5, 6), 400, 'DiscountAboveUnit', 'prices.EUR');
  expectRefusal(await plan(2500, 6, 5), 400, 'InvalidField', 'endsAt');
  const unknown = { prices: { SEK: 1 }, startsAt: at(5), endsAt: at(6) };
  expectRefusal(await post('', unknown), 400, 'UnknownCurrency', 'prices.SEK');
  expectRefusal(await post('', { ...unknown, prices: {} }), 400, 'RequiredField', 'prices');
  const south = await adminOf(api, 'south');
  expectRefusal(await post('/preview', { prices: { EUR: 1 } }, south), 404, 'UnknownProduct', 'id');
});
