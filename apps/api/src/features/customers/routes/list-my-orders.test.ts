import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Account, logIn, newCustomer } from '../../../../test/customer';
import { eventually, type PaidApi, startPaidApi } from '../../../../test/paid-api';
import { expectRefusal, withoutRequest } from '../../../../test/refusals';
import { newShopper, readyShopper } from '../../../../test/shopper';

let api: PaidApi;
let fan: Account;
let stranger: Account;
beforeAll(async () => {
  api = await startPaidApi();
  fan = await newCustomer(api, 'fan@example.com');
  stranger = await newCustomer(api, 'stranger@example.com');
  await buy('jersey-red-s', 2);
  await buy('cap-black-onesize', 1);
});
afterAll(() => api.close());

const path = '/api/users/me/orders';

async function buy(variantId: string, quantity: number): Promise<void> {
  const shopper = await readyShopper(fan.call, variantId, quantity);
  const { body } = await shopper.pay();
  await api.sandbox.act(body.data.url, { action: 'approve' });
  await eventually(shopper.receipt, (answer) => answer.body.receipt !== null);
}

describe('200', () => {
  it('lists the customer’s orders, newest first', async () => {
    const { status, body } = await fan.call(path);
    expect(status).toBe(200);
    expect(body.orders).toMatchObject({ page: 1, pageSize: 10, totalItems: 2, totalPages: 1 });
    expect(body.orders.items).toEqual([
      {
        id: expect.stringMatching(/^[0-9a-f-]{36}$/),
        orderNumber: 'N100002',
        status: 'Confirmed',
        statusLabel: expect.any(String),
        placedAt: expect.stringMatching(/Z$/),
        total: { amount: expect.any(Number), currency: 'EUR' },
        quantity: 1,
        image: expect.objectContaining({ altText: expect.any(String) }),
      },
      expect.objectContaining({ orderNumber: 'N100001', quantity: 2 }),
    ]);
  });

  it('returns pages', async () => {
    const { body } = await fan.call(`${path}?page=2&pageSize=1`);
    expect(body.orders).toMatchObject({ page: 2, pageSize: 1, totalItems: 2, totalPages: 2 });
    expect(body.orders.items.map((item: { orderNumber: string }) => item.orderNumber)).toEqual(['N100001']);
  });

  it('omits orders of other customers and unpaid ones', async () => {
    const shopper = await readyShopper(stranger.call);
    await shopper.pay();
    expect((await stranger.call(path)).body.orders).toMatchObject({
      items: [],
      totalItems: 0,
      totalPages: 0,
    });
  });

  it('returns one order, equal to its receipt', async () => {
    const [{ id }] = (await fan.call(path)).body.orders.items;
    const { status, body } = await fan.call(`${path}/${id}`);
    expect(status).toBe(200);
    expect(body.order).toMatchObject({ id, orderNumber: 'N100002', lines: [{ quantity: 1 }] });
  });
});

it('400: rejects an invalid page', async () => {
  expectRefusal(await fan.call(`${path}?page=0`), 400, 'TooSmall', 'page');
  expectRefusal(await fan.call(`${path}?pageSize=51`), 400, 'TooLarge', 'pageSize');
});

it('401: rejects a guest', async () => {
  expectRefusal(await api.call(path), 401, 'NotLoggedIn');
  expectRefusal(await api.call(`${path}/x`), 401, 'NotLoggedIn');
  expectRefusal(await fan.call(path, { store: 'south' }), 401, 'NotLoggedIn');
});

it('404: rejects an order of another customer', async () => {
  const [{ id }] = (await fan.call(path)).body.orders.items;
  const foreign = await stranger.call(`${path}/${id}`);
  expectRefusal(foreign, 404, 'UnknownOrder');
  for (const unknown of [crypto.randomUUID(), 'no-uuid'])
    expect(withoutRequest(await stranger.call(`${path}/${unknown}`))).toEqual(withoutRequest(foreign));
});

describe('a login', () => {
  const quantityOf = async (token: string) => (await api.call(`/api/baskets/${token}`)).body.summary.quantity;

  it('keeps the guest’s basket and returns it on another device', async () => {
    const owner = await newCustomer(api, 'basket@example.com');
    const guest = await newShopper(api.call);
    await guest.add('jersey-blue-s', 2);
    const first = await logIn(api, owner.email, { body: { basketToken: guest.token } });
    expect(first.body.result.basketToken).toBe(guest.token);
    const { basketToken } = (await logIn(api, owner.email)).body.result;
    expect(await quantityOf(basketToken)).toBe(2);
  });

  it('merges the guest’s basket with the customer’s', async () => {
    const owner = await newCustomer(api, 'joined@example.com');
    for (const quantity of [2, 1]) {
      const guest = await newShopper(api.call);
      await guest.add('jersey-blue-s', quantity);
      await logIn(api, owner.email, { body: { basketToken: guest.token } });
    }
    expect(await quantityOf((await logIn(api, owner.email)).body.result.basketToken)).toBe(3);
  });

  it('succeeds with an invalid basket token', async () => {
    const owner = await newCustomer(api, 'stale@example.com');
    const south = await newShopper(api.call, { store: 'south' });
    for (const basketToken of ['nonsense', south.token]) {
      const { status, body } = await logIn(api, owner.email, { body: { basketToken } });
      expect(status).toBe(200);
      expect(body.result).not.toHaveProperty('basketToken');
    }
  });
});
