import { afterAll, beforeAll, expect, it } from 'vitest';
import { eventually, type PaidApi, startPaidApi } from '../paid-api';
import { billing, newShopper } from '../shopper';

let api: PaidApi;
beforeAll(async () => {
  api = await startPaidApi();
});
afterAll(() => api.close());

it('sells two jerseys and a cap', async () => {
  const fan = await newShopper(api.call);
  await fan.add('jersey-red-s', 1);
  await fan.add('jersey-red-s', 1);
  expect((await fan.add('cap-black-onesize', 1)).body.summary).toMatchObject({
    quantity: 3,
    subTotal: { amount: 205, currency: 'EUR' },
    discountTotal: { amount: 5, currency: 'EUR' },
    shippingTotal: null,
    total: { amount: 200, currency: 'EUR' },
    taxTotal: { amount: 40, currency: 'EUR' },
  });
  await fan.bill();
  const points = await api.call(`/api/checkout/${fan.token}/shipping/pick-up/droppoints?zipCode=2100`);
  const [point] = points.body.dropPoints;
  const chosen = await fan.choose('pick-up', { dropPointId: point.id, customZipCode: '2100' });
  expect(chosen.body.summary).toMatchObject({ shippingTotal: { amount: 4 }, total: { amount: 204 } });
  expect((await fan.receipt()).status).toBe(404);

  const { body } = await fan.pay();
  expect(body).toMatchObject({ success: true, errors: [] });
  const session = await api.sandbox.session(body.data.url);
  expect(session).toMatchObject({
    status: 'open',
    amount: 20_400,
    currency: 'EUR',
    locale: 'en-GB',
    merchant: 'North',
  });
  expect(await fan.receipt()).toMatchObject({ status: 200, body: { meta: { status: 202 }, receipt: null } });

  await api.sandbox.act(body.data.url, { action: 'approve' });
  const { body: paid } = await eventually(fan.receipt, (answer) => answer.body.receipt !== null);
  expect(paid.meta.status).toBe(200);
  const { emailConfirmation: _, ...address } = billing;
  expect(paid.receipt).toMatchObject({
    orderNumber: 'N100001',
    status: 'Confirmed',
    currency: 'EUR',
    subTotal: { amount: 205 },
    discountTotal: { amount: 5 },
    shippingTotal: { amount: 4 },
    taxTotal: { amount: 40.8 },
    total: { amount: 204, currency: 'EUR' },
    billingAddress: address,
    shippingAddress: address,
    shippingMethod: { id: 'pick-up', name: 'Pick-up point' },
    dropPoint: point,
    paymentMethod: { id: 'card', name: 'Card' },
  });
  expect(paid.receipt.lines).toMatchObject([
    {
      productId: 'jersey-red-s',
      sku: 'N-JERSEY-RED-S',
      name: 'Home jersey',
      brand: 'North',
      url: '/shirts/home/jersey/p-jersey-red-s/',
      image: { url: '/media/north/jersey-red-front', altText: 'Picture of jersey-red-front' },
      categories: ['Home shirts'],
      quantity: 2,
      unitPrice: { amount: 90 },
      unitDiscount: { amount: 0 },
      total: { amount: 180 },
      properties: [
        { label: 'color', value: 'Red' },
        { label: 'size', value: 'S' },
      ],
    },
    { productId: 'cap-black-onesize', quantity: 1, unitDiscount: { amount: 5 }, total: { amount: 20 } },
  ]);
});

it('reduces the stock and releases all holds', async () => {
  const stock = await api.context.db
    .selectFrom('variants')
    .select('stock')
    .where('store_id', '=', 'north')
    .where('id', '=', 'jersey-red-s')
    .executeTakeFirst();
  expect(stock?.stock).toBe(998);
  expect(await api.context.db.selectFrom('stock_holds').selectAll().execute()).toEqual([]);
  const events = await api.context.db.selectFrom('order_events').select('type').orderBy('id').execute();
  expect(events.map(({ type }) => type)).toEqual(['Open', 'Confirmed']);
});
