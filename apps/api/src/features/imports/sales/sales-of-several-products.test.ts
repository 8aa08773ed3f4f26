import { randomUUID } from 'node:crypto';
import type { Static } from 'typebox';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { type Admin, adminOf } from '../../../../test/admin';
import { expectRefusal } from '../../../../test/refusals';
import { staffOf } from '../../../../test/staff';
import { startTestApi, type TestApi } from '../../../../test/test-api';
import { applySales } from './apply-sales';
import type { ProductSale, ProductSalePreview } from './contract';

type Previewed = Static<typeof ProductSalePreview>;
type Recorded = { after: { startsAt: string }; target: { kind: string; id: string } };

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
const eur = (amount: number) => ({ amount, currency: 'EUR' });
const body = (productIds: string[], from = 1, until = 3, percent = 20) => ({
  productIds,
  percent,
  startsAt: at(from),
  endsAt: at(until),
});
const plan = (sale: object, key = randomUUID(), by: Pick<Admin, 'call'> = admin) =>
  by.call('/api/admin/sales', { method: 'POST', body: sale, headers: { 'idempotency-key': key } });
const preview = (sale: object, by: Pick<Admin, 'call'> = admin, culture = 'en') =>
  by.call('/api/admin/sales/preview', { method: 'POST', body: sale, culture });
const salesOf = async (id: string) => (await admin.call(`/api/admin/products/${id}/sales`)).body.sales;
const shown = async (id: string) => (await api.call(`/api/products/${id}`)).body.product.price;

it('plans a sale of each product, which takes effect at its time, as the preview has shown', async () => {
  const asked = body(['scarf', 'jersey']);
  const { status, body: before } = await preview(asked, admin, 'da');
  expect(status).toBe(200);
  expect(
    before.products.map(({ productId, name, problem }: Previewed) => [productId, name, problem]),
  ).toEqual([
    ['scarf', 'Halstørklæde', null],
    ['jersey', 'Hjemmetrøje', null],
  ]);
  const planned = await plan(asked);
  expect(planned.status).toBe(200);
  expect(planned.body.sales.map(({ productId }: ProductSale) => productId)).toEqual(['scarf', 'jersey']);
  expect(planned.body.sales[1].sale).toMatchObject({ state: 'planned', startsAt: at(1), endsAt: at(3) });
  expect((await shown('jersey')).discountPrice).toBeNull();
  now = start + day;
  await applySales(api.context);
  now = start;
  for (const { productId, prices } of before.products as Previewed[]) {
    const price = prices.find(({ sale }) => sale.currency === 'EUR');
    expect(price?.isReduction).toBe(true);
    expect(await shown(productId)).toEqual({
      unitPrice: price?.unit,
      discountPrice: price?.sale,
      priorPrice: price?.prior,
      savings: price?.savings,
    });
  }
  expect((await shown('jersey')).discountPrice).toEqual(eur(72));
  now = start + 3 * day;
  await applySales(api.context);
  now = start;
  expect((await shown('jersey')).discountPrice).toBeNull();
});

it('writes an entry of the audit log for each product', async () => {
  await plan(body(['jersey', 'scarf'], 31, 32));
  const { body: log } = await admin.call('/api/admin/audit?operation=planSales');
  const entries: Recorded[] = log.items.filter(({ after }: Recorded) => after.startsAt === at(31));
  expect(entries.map(({ target }) => target).toSorted((a, b) => a.id.localeCompare(b.id))).toEqual([
    { kind: 'product', id: 'jersey' },
    { kind: 'product', id: 'scarf' },
  ]);
});

it('plans nothing if one product is refused, and names each that is', async () => {
  await plan(body(['scarf'], 1, 3));
  const asked = body(['jersey', 'scarf', 'nothing'], 2, 4);
  const refused = await plan(asked);
  expectRefusal(refused, 409, 'SalesOverlap', 'productIds.1');
  expect(
    refused.body.errors.map(({ code, field }: { code: string; field: string }) => [field, code]),
  ).toEqual([
    ['productIds.1', 'SalesOverlap'],
    ['productIds.2', 'UnknownProduct'],
  ]);
  expect(await salesOf('jersey')).toEqual([]);
  const { products } = (await preview(asked)).body;
  expect(products.map(({ problem }: Previewed) => problem)).toEqual([null, 'SalesOverlap', 'UnknownProduct']);
  const { endsAt: _, ...withoutEnd } = asked;
  expect((await preview(withoutEnd)).body.products[1].problem).toBeNull();
  expect((await plan(body(['jersey', 'scarf'], 3, 4))).status).toBe(200);
});

it('refuses a product that costs nothing', async () => {
  const put = (unit: number) =>
    admin.call('/api/admin/products/hidden/prices', {
      method: 'PUT',
      body: { prices: { EUR: { unit } } },
    });
  expect((await put(0)).status).toBe(200);
  expectRefusal(await plan(body(['jersey', 'hidden'])), 409, 'DiscountAboveUnit', 'productIds.1');
  expect((await preview(body(['hidden']))).body.products[0].problem).toBe('DiscountAboveUnit');
  await put(500);
});

it('plans once for the same key', async () => {
  const [asked, key] = [body(['jersey', 'scarf']), randomUUID()];
  const first = await plan(asked, key);
  expect((await plan(asked, key)).body).toEqual(first.body);
  expect(await salesOf('jersey')).toHaveLength(1);
  expectRefusal(await plan(body(['jersey']), key), 409, 'IdempotencyKeyReused');
});

it('lets one of two calls for the same products in opposite order win', async () => {
  const orders = [
    ['jersey', 'scarf', 'away', 'cap'],
    ['cap', 'away', 'scarf', 'jersey'],
  ];
  const answers = await Promise.all(orders.map((productIds) => plan(body(productIds))));
  expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
  const lost = answers.find(({ status }) => status === 409);
  expect(lost?.body.errors.map(({ code }: { code: string }) => code)).toEqual(
    Array.from({ length: 4 }, () => 'SalesOverlap'),
  );
  for (const id of ['jersey', 'scarf', 'away', 'cap']) expect(await salesOf(id)).toHaveLength(1);
});

it('does not know products of another store', async () => {
  const south = await adminOf(api, 'south');
  expectRefusal(await plan(body(['jersey']), randomUUID(), south), 409, 'UnknownProduct', 'productIds.0');
  expect((await preview(body(['jersey']), south)).body.products).toEqual([
    { productId: 'jersey', name: null, prices: [], problem: 'UnknownProduct' },
  ]);
});

it('refuses staff who may not change the catalogue', async () => {
  for (const role of ['warehouse', 'readOnly'] as const) {
    const member = await staffOf(api, role);
    expectRefusal(await plan(body(['jersey']), randomUUID(), member), 403, 'ScopeMissing');
    expectRefusal(await preview(body(['jersey']), member), 403, 'ScopeMissing');
  }
});

it('refuses percentages, products and times that no sale can have', async () => {
  expectRefusal(await plan(body(['jersey'], 1, 3, 91)), 400, 'TooLarge', 'percent');
  expectRefusal(await plan(body(['jersey'], 1, 3, 0)), 400, 'TooSmall', 'percent');
  expectRefusal(await plan(body([])), 400, 'TooFewItems', 'productIds');
  expectRefusal(await plan(body(['jersey', 'jersey'])), 400, 'InvalidField', 'productIds');
  const many = Array.from({ length: 101 }, (_, index) => `product-${index}`);
  expectRefusal(await preview(body(many)), 400, 'TooManyItems', 'productIds');
  expectRefusal(await plan(body(['jersey'], 3, 3)), 400, 'InvalidField', 'endsAt');
  expectRefusal(await preview(body(['jersey'], 3, 2)), 400, 'InvalidField', 'endsAt');
});
