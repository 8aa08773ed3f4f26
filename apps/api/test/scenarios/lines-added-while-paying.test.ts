import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type PaidApi, startPaidApi } from '../paid-api';
import { addresses, billing, newShopper, readyShopper, type Shopper } from '../shopper';

let api: PaidApi;
beforeAll(async () => {
  api = await startPaidApi({ webhooks: false });
});
afterAll(() => api.close());

const follow = async ({ token }: Pick<Shopper, 'token'>) => {
  const { status, body } = await api.call(`/api/baskets?after=${token}`, { method: 'POST' });
  expect(status).toBe(200);
  return body;
};

/** A shopper who changes the basket while the payment page is open, and then pays. */
async function payAfter(change: (fan: Shopper) => Promise<unknown>): Promise<Shopper> {
  const fan = await readyShopper(api.call, 'jersey-red-s', 2);
  const { body } = await fan.pay();
  await change(fan);
  await api.sandbox.act(body.data.url, { action: 'approve' });
  return fan;
}

describe('what a shopper adds while the payment page is open', () => {
  it('is in the next basket, and the receipt says so', async () => {
    const fan = await payAfter(async ({ add }) => {
      await add('jersey-red-s');
      await add('hidden-gold-onesize');
    });
    const { receipt, hasNextBasket } = (await fan.receipt()).body;
    expect(receipt.lines).toMatchObject([{ productId: 'jersey-red-s', quantity: 2 }]);
    expect(hasNextBasket).toBe(true);

    const { basket, summary } = await follow(fan);
    expect(basket.lines).toMatchObject([
      { productId: 'jersey-red-s', quantity: 1 },
      { productId: 'hidden-gold-onesize', quantity: 1 },
    ]);
    expect(summary.quantity).toBe(2);
    expect(basket.token).not.toBe(fan.token);
  });

  it('is in one basket for all tabs, which can be paid', async () => {
    const fan = await payAfter(({ add }) => add('hidden-gold-onesize'));
    await fan.receipt();
    const tabs = await Promise.all([follow(fan), follow(fan)]);
    const [first, second] = tabs.map(({ basket }) => `/api/baskets/${basket.token}`);
    await api.call(`${first}/lines`, {
      method: 'POST',
      body: { lines: [{ productId: 'hidden-gold-onesize', quantity: 2 }] },
    });
    expect((await api.call(`${second}`)).body.summary.quantity).toBe(2);

    const next = tabs[0]?.basket.token;
    const post = (path: string, body: object) => api.call(path, { method: 'POST', body });
    await post(`/api/checkout/${next}/billingaddress`, billing);
    await post(`/api/checkout/${next}/shipping`, { shippingMethodId: 'home-delivery' });
    const paid = await post(`${first}/checkout`, { paymentProviderId: 'card', ...addresses });
    expect(paid.status, JSON.stringify(paid.body)).toBe(200);
    await api.sandbox.act(paid.body.data.url, { action: 'approve' });
    expect((await api.call(`${first}/receipt`)).body.hasNextBasket).toBe(false);
    expect((await follow(fan)).summary.quantity).toBe(0);
  });

  it('is not lost if the payment is found to be paid by the next change', async () => {
    const fan = await payAfter(({ add }) => add('hidden-gold-onesize'));
    expect((await fan.pay()).body.errors).toMatchObject([{ code: 'BasketOrdered' }]);
    expect((await follow(fan)).basket.lines).toMatchObject([{ productId: 'hidden-gold-onesize' }]);
  });
});

describe('the next basket is empty', () => {
  it.each<[string, (fan: Shopper) => Promise<unknown>]>([
    ['nothing was changed', async () => {}],
    ['units were removed', ({ set }) => set({ productId: 'jersey-red-s', quantity: 1 })],
  ])('if %s', async (_, change) => {
    const fan = await payAfter(change);
    expect((await fan.receipt()).body.hasNextBasket).toBe(false);
    expect((await follow(fan)).basket.lines).toEqual([]);
  });

  it('if the basket before it is not ordered or unknown', async () => {
    const fan = await newShopper(api.call);
    await fan.add('hidden-gold-onesize');
    expect((await follow(fan)).basket.lines).toEqual([]);
    expect((await follow({ token: `${fan.token}x` })).basket.lines).toEqual([]);
  });
});
