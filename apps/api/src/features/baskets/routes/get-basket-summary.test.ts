import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { expectRefusal, rejectsInvalidBaskets } from '../../../../test/refusals';
import { newShopper } from '../../../../test/shopper';
import { startTestApi, type TestApi } from '../../../../test/test-api';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.close());

describe('200', () => {
  it('returns zero for a new basket', async () => {
    const { status, body } = await (await newShopper(api.call)).summary();
    expect(status).toBe(200);
    expect(body).toMatchObject({
      success: true,
      summary: { quantity: 0, total: { amount: 0, currency: 'EUR' } },
    });
  });

  it("returns the basket's summary", async () => {
    const shopper = await newShopper(api.call);
    await shopper.add('cap-black-onesize', 3);
    await shopper.choose();
    expect((await shopper.summary()).body.summary).toEqual((await shopper.basket()).body.summary);
  });

  it('adds shipping, which is free above a goods value', async () => {
    const shopper = await newShopper(api.call);
    await shopper.add('jersey-red-s');
    await shopper.choose('home-delivery');
    expect((await shopper.summary()).body.summary).toMatchObject({
      shippingTotal: { amount: 5 },
      total: { amount: 95 },
      taxTotal: { amount: 19 },
    });
    await shopper.add('jersey-red-s');
    expect((await shopper.summary()).body.summary).toMatchObject({
      shippingTotal: { amount: 0 },
      total: { amount: 180 },
      taxTotal: { amount: 36 },
    });
  });
});

describe('400', () => {
  it('rejects a malformed token', async () =>
    expectRefusal(await api.call('/api/baskets/x/summary'), 400, 'TooShort', 'token'));
});

describe('404', () => {
  rejectsInvalidBaskets(
    () => api,
    (token) => `/api/baskets/${token}/summary`,
  );
});

describe('409', () => {
  it('rejects an ordered basket', async () => {
    const fan = await newShopper(api.call);
    await fan.add('jersey-red-s');
    await api.context.db.updateTable('baskets').set({ status: 'ordered' }).execute();
    expectRefusal(await fan.summary(), 409, 'BasketOrdered');
  });

  it("has the VAT of the store's own country until the country of delivery is known, whatever its locale", async () => {
    const shopper = await newShopper(api.call, { store: 'south' });
    await shopper.add('glove-grey-m', 10);
    expect((await shopper.summary()).body.summary).toMatchObject({
      total: { amount: 100 },
      taxTotal: { amount: 17.36 },
    });
  });
});
