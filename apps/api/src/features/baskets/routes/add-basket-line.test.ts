import { randomUUID } from 'node:crypto';
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

const send = (body: unknown) => api.call(`/api/baskets/${shopper.token}`, { method: 'POST', body });
const quantity = async (of: Shopper) => (await of.summary()).body.summary.quantity;

describe('200', () => {
  it('returns the summary with the new line', async () => {
    const fan = await newShopper(api.call);
    expect(await fan.add('jersey-red-s', 2)).toMatchObject({
      status: 200,
      body: { success: true, errors: [], summary: { token: fan.token, quantity: 2, total: { amount: 180 } } },
    });
  });

  it('increases the line of the same variant', async () => {
    const fan = await newShopper(api.call);
    await fan.add('jersey-red-s', 2);
    await fan.add('jersey-blue-s', 1);
    await fan.add('jersey-red-s', 3);
    const { lines } = (await fan.basket()).body.basket;
    expect(
      lines.map((line: { productId: string; quantity: number }) => [line.productId, line.quantity]),
    ).toEqual([
      ['jersey-red-s', 5],
      ['jersey-blue-s', 1],
    ]);
  });

  it('counts all of many concurrent calls', async () => {
    const fan = await newShopper(api.call);
    await Promise.all(
      Array.from({ length: 20 }, (_, at) => fan.add(at % 2 ? 'jersey-red-s' : 'jersey-blue-s')),
    );
    expect(await quantity(fan)).toBe(20);
    expect((await fan.basket()).body.basket.lines).toHaveLength(2);
  });

  it('accepts a preorder', async () => {
    expect((await (await newShopper(api.call)).add('away-white-m')).status).toBe(200);
  });

  it('runs once per Idempotency-Key and returns the same response', async () => {
    const fan = await newShopper(api.call);
    const key = { 'idempotency-key': randomUUID() };
    const answers = await Promise.all([1, 2, 3].map(() => fan.add('jersey-red-s', 2, key)));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(new Set(answers.map(({ body }) => JSON.stringify(body))).size).toBe(1);
    expect(await quantity(fan)).toBe(2);
    expect(
      (await fan.add('jersey-red-s', 2, { 'idempotency-key': randomUUID() })).body.summary.quantity,
    ).toBe(4);
  });

  it('does not store an error under the key', async () => {
    const fan = await newShopper(api.call);
    const key = { 'idempotency-key': randomUUID() };
    const stock = (pieces: number) =>
      api.context.db
        .updateTable('variants')
        .set({ stock: pieces })
        .where('id', '=', 'scarf-red-onesize')
        .execute();
    expect((await fan.add('scarf-red-onesize', 1, key)).status).toBe(409);
    await stock(1);
    expect((await fan.add('scarf-red-onesize', 1, key)).status).toBe(200);
    await stock(0);
  });
});

describe('400', () => {
  it.each([
    [0, 'TooSmall'],
    [-1, 'TooSmall'],
    [1e9, 'TooLarge'],
    [1.5, 'NotInteger'],
    ['2', 'NotInteger'],
    [null, 'NotInteger'],
  ])('rejects a quantity of %s', async (wanted, code) => {
    expectRefusal(await send({ productId: 'jersey-red-s', quantity: wanted }), 400, code, 'quantity');
    expect(await quantity(shopper)).toBe(0);
  });

  it('rejects a missing quantity or product', async () => {
    expectRefusal(await send({ productId: 'jersey-red-s' }), 400, 'RequiredField', 'quantity');
    expectRefusal(await send({ quantity: 1 }), 400, 'RequiredField', 'productId');
  });

  it('rejects an invalid product id', async () =>
    expectRefusal(await send({ productId: "x' or 1=1", quantity: 1 }), 400, 'WrongForm', 'productId'));

  it("returns the message in the shopper's language", async () => {
    const { body } = await api.call(`/api/baskets/${shopper.token}`, {
      method: 'POST',
      culture: 'da',
      body: { productId: 'jersey-red-s', quantity: 0 },
    });
    expect(body.errors[0].message).toBe('quantity skal være mindst 1.');
  });

  rejectsMalformedBodies(
    () => api,
    () => `/api/baskets/${shopper.token}`,
  );
});

describe('404', () => {
  it.each(['jersey-red-xxl', 'glove-grey-m'])('rejects the product %s', async (productId) =>
    expectRefusal(await send({ productId, quantity: 1 }), 404, 'UnknownProduct', 'productId'),
  );

  it('rejects an unknown print', async () =>
    expectRefusal(
      await send({ productId: 'jersey-red-s', quantity: 1, addOnAndProductRelationId: 'name-7' }),
      404,
      'UnknownAddOn',
      'addOnAndProductRelationId',
    ));

  rejectsInvalidBaskets(
    () => api,
    (token) => `/api/baskets/${token}`,
    { method: 'POST', body: { productId: 'jersey-red-s', quantity: 1 } },
  );
});

describe('409', () => {
  it('rejects more than the stock, with the line and the remaining stock', async () => {
    const fan = await newShopper(api.call);
    const answer = await fan.add('jersey-red-m', 4);
    expectRefusal(answer, 409, 'OutOfStock', 'quantity');
    expect(answer.body.errors[0].message).toBe('Home jersey, Red, M: 3 left in stock.');
    expect(await quantity(fan)).toBe(0);
  });

  it("rejects more than the stock together with the basket's quantity", async () => {
    const fan = await newShopper(api.call);
    await fan.add('jersey-red-m', 2);
    expectRefusal(await fan.add('jersey-red-m', 2), 409, 'OutOfStock', 'quantity');
    expect(await quantity(fan)).toBe(2);
  });

  it('rejects a variant out of stock', async () =>
    expectRefusal(await shopper.add('jersey-red-l'), 409, 'OutOfStock', 'quantity'));

  it('rejects more than 99 of one variant', async () => {
    const fan = await newShopper(api.call);
    await fan.add('jersey-red-s', 60);
    expectRefusal(await fan.add('jersey-red-s', 60), 409, 'LineTooLarge', 'quantity');
    expect(await quantity(fan)).toBe(60);
  });

  it('rejects an Idempotency-Key of another request', async () => {
    const fan = await newShopper(api.call);
    const key = { 'idempotency-key': randomUUID() };
    await fan.add('jersey-red-s', 1, key);
    expectRefusal(await fan.add('jersey-red-s', 2, key), 409, 'IdempotencyKeyReused', 'Idempotency-Key');
    expect(await quantity(fan)).toBe(1);
  });

  it('rejects an ordered basket', async () => {
    const fan = await newShopper(api.call);
    await fan.add('jersey-red-s');
    await api.context.db.updateTable('baskets').set({ status: 'ordered' }).execute();
    expectRefusal(await fan.add('jersey-red-s'), 409, 'BasketOrdered');
    await api.context.db.updateTable('baskets').set({ status: 'open' }).execute();
    expect(await quantity(fan)).toBe(1);
  });
});
