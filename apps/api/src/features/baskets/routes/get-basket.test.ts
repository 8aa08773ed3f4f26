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
  it('takes the token from a header, so that no address has it', async () => {
    const { token } = await newShopper(api.call);
    const headers = { BasketToken: token };
    const { status, body } = await api.call('/api/baskets/current', { headers });
    expect([status, body.summary.token]).toEqual([200, token]);
    expect((await api.call('/api/checkout/current', { headers })).status).toBe(200);
    expect((await api.call(`/api/baskets/${token}`, { headers: { BasketToken: 'guessed' } })).status).toBe(
      200,
    );
  });

  it('returns an empty basket before the first line', async () => {
    const { status, body } = await (await newShopper(api.call)).basket();
    expect(status).toBe(200);
    expect(body).toMatchObject({
      success: true,
      basket: { lines: [], vouchers: [] },
      summary: { quantity: 0 },
    });
  });

  it('calculates the discount from the lowest price of the 30 days before the sale', async () => {
    await api.context.db
      .updateTable('prices')
      .set({ prior: 2200 })
      .where('variant_id', '=', 'cap-black-onesize')
      .where('currency', '=', 'EUR')
      .execute();
    const shopper = await newShopper(api.call);
    await shopper.add('cap-black-onesize');
    const { body } = await shopper.basket();
    expect(body.basket.lines).toMatchObject([
      { unitPrice: { amount: 22 }, unitDiscount: { amount: 2 }, total: { amount: 20 } },
    ]);
    expect(body.summary).toMatchObject({ subTotal: { amount: 22 }, discountTotal: { amount: 2 } });
    await api.context.db
      .updateTable('prices')
      .set({ prior: 2500 })
      .where('variant_id', '=', 'cap-black-onesize')
      .where('currency', '=', 'EUR')
      .execute();
  });

  it('lists the lines in the order in which they were added', async () => {
    const shopper = await newShopper(api.call);
    await shopper.add('cap-black-onesize', 2);
    await shopper.add('away-white-m');
    const { body } = await shopper.basket();
    expect(body.basket.lines).toEqual([
      {
        id: 'cap-black-onesize',
        productId: 'cap-black-onesize',
        addOnAndProductRelationId: null,
        personalisation: null,
        name: 'Cap',
        brand: 'North',
        url: '/caps/cap/p-cap-black-onesize/',
        image: {
          url: '/media/north/cap-black-front',
          altText: 'Picture of cap-black-front',
          title: 'Picture of cap-black-front',
          focal: { top: 0.5, left: 0.5 },
          width: 1200,
          height: 1500,
        },
        categories: ['Caps'],
        quantity: 2,
        maxQuantity: 50,
        stockStatus: 'InStock',
        availableFrom: null,
        productionDays: 0,
        isAvailable: true,
        isReturnable: true,
        unitPrice: { amount: 25, currency: 'EUR' },
        printPrice: { amount: 0, currency: 'EUR' },
        unitDiscount: { amount: 5, currency: 'EUR' },
        voucherDiscount: { amount: 0, currency: 'EUR' },
        total: { amount: 40, currency: 'EUR' },
        properties: [
          { label: 'color', value: 'Black' },
          { label: 'size', value: 'onesize' },
        ],
      },
      expect.objectContaining({ productId: 'away-white-m', stockStatus: 'InPreorderStock', maxQuantity: 20 }),
    ]);
    expect(body.summary).toEqual({
      token: shopper.token,
      quantity: 3,
      subTotal: { amount: 145, currency: 'EUR' },
      discountTotal: { amount: 10, currency: 'EUR' },
      voucherTotal: { amount: 0, currency: 'EUR' },
      shippingTotal: null,
      taxTotal: { amount: 27, currency: 'EUR' },
      total: { amount: 135, currency: 'EUR' },
    });
  });

  it('uses the language and currency of the request', async () => {
    const shopper = await newShopper(api.call);
    await shopper.add('cap-black-onesize');
    const { body } = await api.call(`/api/baskets/${shopper.token}`, { culture: 'da' });
    expect(body.basket.lines[0]).toMatchObject({
      name: 'Kasket',
      url: '/da/caps-da/cap-da/p-cap-black-onesize/',
      unitPrice: { amount: 175, currency: 'DKK' },
      properties: [{ value: 'Sort' }, { value: 'onesize' }],
    });
    expect(body.summary.total).toEqual({ amount: 140, currency: 'DKK' });
  });

  it('omits products that are no longer sold', async () => {
    const shopper = await newShopper(api.call);
    await shopper.add('hidden-gold-onesize');
    await shopper.add('jersey-red-s');
    await api.context.db.deleteFrom('prices').where('variant_id', '=', 'hidden-gold-onesize').execute();
    const { body } = await shopper.basket();
    expect(body.basket.lines.map(({ productId }: { productId: string }) => productId)).toEqual([
      'jersey-red-s',
    ]);
    expect(body.summary).toMatchObject({ quantity: 1, total: { amount: 90 } });
  });

  it("returns nothing of another shopper's basket", async () => {
    const [one, other] = [await newShopper(api.call), await newShopper(api.call)];
    await one.add('jersey-red-s');
    expect((await other.basket()).body.basket.lines).toEqual([]);
  });
});

describe('400', () => {
  it('rejects a malformed token', async () => {
    expectRefusal(await api.call('/api/baskets/x'), 400, 'TooShort', 'token');
    expectRefusal(await api.call(`/api/baskets/${'%20'.repeat(20)}`), 400, 'WrongForm', 'token');
  });
});

describe('404', () => {
  rejectsInvalidBaskets(
    () => api,
    (token) => `/api/baskets/${token}`,
  );
});

describe('409', () => {
  it('rejects an ordered basket', async () => {
    const fan = await newShopper(api.call);
    await fan.add('jersey-red-s');
    await api.context.db.updateTable('baskets').set({ status: 'ordered' }).execute();
    expectRefusal(await fan.basket(), 409, 'BasketOrdered');
  });
});
