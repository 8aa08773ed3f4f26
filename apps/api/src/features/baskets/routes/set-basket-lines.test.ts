import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { expectRefusal, rejectsInvalidBaskets, rejectsMalformedBodies } from '../../../../test/refusals';
import { newShopper, type Shopper } from '../../../../test/shopper';
import { startTestApi, type TestApi } from '../../../../test/test-api';

let api: TestApi;
let shopper: Shopper;
beforeAll(async () => {
  api = await startTestApi();
  shopper = await newShopper(api.call);
});
afterAll(() => api.close());

const send = (body: unknown) => api.call(`/api/baskets/${shopper.token}/lines`, { method: 'POST', body });
const linesOf = (body: { basket: { lines: { productId: string; quantity: number }[] } }) =>
  Object.fromEntries(body.basket.lines.map(({ productId, quantity }) => [productId, quantity]));

describe('200', () => {
  it('sets quantities, adds and removes lines, and returns the basket', async () => {
    const fan = await newShopper(api.call);
    await fan.add('jersey-red-s', 5);
    await fan.add('cap-black-onesize', 1);
    const { status, body } = await fan.set(
      { productId: 'jersey-red-s', quantity: 2 },
      { productId: 'cap-black-onesize', quantity: 0 },
      { productId: 'jersey-blue-s', quantity: 1 },
    );
    expect(status).toBe(200);
    expect(body).toMatchObject({
      success: true,
      errors: [],
      summary: { quantity: 3, total: { amount: 270 } },
    });
    expect(linesOf(body)).toEqual({ 'jersey-red-s': 2, 'jersey-blue-s': 1 });
  });

  it('has the same result when repeated', async () => {
    const fan = await newShopper(api.call);
    const [first, second] = [
      await fan.set({ productId: 'jersey-red-s', quantity: 2 }),
      await fan.set({ productId: 'jersey-red-s', quantity: 2 }),
    ];
    expect(second.body).toEqual(first.body);
  });

  it('uses the last of two quantities for one variant', async () => {
    const fan = await newShopper(api.call);
    const { body } = await fan.set(
      { productId: 'jersey-red-s', quantity: 7 },
      { productId: 'jersey-red-s', quantity: 2 },
    );
    expect(linesOf(body)).toEqual({ 'jersey-red-s': 2 });
  });

  it('removes a line that is out of stock', async () => {
    const fan = await newShopper(api.call);
    await fan.add('jersey-red-m', 3);
    await api.context.db.updateTable('variants').set({ stock: 1 }).where('id', '=', 'jersey-red-m').execute();
    expect((await fan.set({ productId: 'jersey-red-m', quantity: 1 })).status).toBe(200);
    expect(linesOf((await fan.set({ productId: 'jersey-red-m', quantity: 0 })).body)).toEqual({});
    await api.context.db.updateTable('variants').set({ stock: 3 }).where('id', '=', 'jersey-red-m').execute();
  });
});

describe('400', () => {
  it.each([
    [-1, 'TooSmall'],
    [1e9, 'TooLarge'],
    [1.5, 'NotInteger'],
  ])('rejects a quantity of %s', async (quantity, code) =>
    expectRefusal(await shopper.set({ productId: 'jersey-red-s', quantity }), 400, code, 'lines.0.quantity'),
  );

  it('rejects no lines and for too many', async () => {
    expectRefusal(await send({ lines: [] }), 400, 'TooFewItems', 'lines');
    const lines = Array.from({ length: 101 }, () => ({ productId: 'jersey-red-s', quantity: 1 }));
    expectRefusal(await send({ lines }), 400, 'TooManyItems', 'lines');
  });

  rejectsMalformedBodies(
    () => api,
    () => `/api/baskets/${shopper.token}/lines`,
  );
});

describe('404', () => {
  it('rejects an unknown product, and changes no line', async () => {
    const fan = await newShopper(api.call);
    await fan.add('jersey-red-s', 1);
    const answer = await fan.set(
      { productId: 'jersey-red-s', quantity: 9 },
      { productId: 'glove-grey-m', quantity: 1 },
    );
    expectRefusal(answer, 404, 'UnknownProduct', 'lines.1.productId');
    expect(linesOf((await fan.basket()).body)).toEqual({ 'jersey-red-s': 1 });
  });

  it('rejects an unknown print', async () => {
    const lines = [{ productId: 'jersey-red-s', quantity: 1, addOnAndProductRelationId: 'name-7' }];
    expectRefusal(await send({ lines }), 404, 'UnknownAddOn', 'lines.0.addOnAndProductRelationId');
  });

  rejectsInvalidBaskets(
    () => api,
    (token) => `/api/baskets/${token}/lines`,
    { method: 'POST', body: { lines: [{ productId: 'jersey-red-s', quantity: 1 }] } },
  );
});

describe('409', () => {
  it('rejects more than the stock, and changes no line', async () => {
    const fan = await newShopper(api.call);
    await fan.add('jersey-red-s', 1);
    const answer = await fan.set(
      { productId: 'jersey-red-s', quantity: 0 },
      { productId: 'jersey-red-m', quantity: 4 },
    );
    expectRefusal(answer, 409, 'OutOfStock', 'lines.1.quantity');
    expect(answer.body.errors[0].message).toBe('Home jersey, Red, M: 3 left in stock.');
    expect(linesOf((await fan.basket()).body)).toEqual({ 'jersey-red-s': 1 });
  });

  it('rejects an ordered basket', async () => {
    const fan = await newShopper(api.call);
    await fan.add('jersey-red-s', 2);
    await api.context.db.updateTable('baskets').set({ status: 'ordered' }).execute();
    expectRefusal(await fan.set({ productId: 'jersey-red-s', quantity: 0 }), 409, 'BasketOrdered');
    await api.context.db.updateTable('baskets').set({ status: 'open' }).execute();
    expect(linesOf((await fan.basket()).body)).toEqual({ 'jersey-red-s': 2 });
  });
});
