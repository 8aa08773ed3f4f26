import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { expectRefusal } from '../../../test/refusals';
import { addresses, billing, newShopper, readyShopper, type Shopper } from '../../../test/shopper';
import { type Call, startTestApi, type TestApi } from '../../../test/test-api';

let api: TestApi;
let fan: Shopper;
beforeAll(async () => {
  api = await startTestApi();
});
beforeEach(async () => {
  fan = await newShopper(api.call);
});
afterAll(() => api.close());

const tagOf = async ({ token }: Shopper) => String((await api.call(`/api/baskets/${token}`)).headers.etag);
const idOf = ({ token }: Shopper) =>
  Buffer.from(token.split('.')[0] ?? '', 'base64url')
    .toString()
    .split('.')[0] ?? '';
const { emailConfirmation: _confirmed, ...shipping } = billing;
const ifMatch = (tag: string) => ({ 'if-match': tag });
const quantity = async (of: Shopper) => (await of.summary()).body.summary.quantity;

describe('the ETag of a basket', () => {
  it('is the same for each of its reads', async () => {
    await fan.add('jersey-red-s');
    const reads = [await fan.basket(), await fan.summary(), await fan.checkout()];
    expect(new Set(reads.map(({ headers }) => headers.etag)).size).toBe(1);
    expect(reads[0]?.headers.etag).toMatch(/^"[0-9a-f]{8}-1"$/);
  });

  it('changes with the basket, and is in the answer to the change', async () => {
    const created = await api.call('/api/baskets', { method: 'POST' });
    expect(created.headers.etag).toMatch(/^"[0-9a-f]{8}-0"$/);
    const seen = new Set([await tagOf(fan)]);
    const changes = [
      await fan.add('jersey-red-s'),
      await fan.set({ productId: 'jersey-red-s', quantity: 2 }),
      await fan.bill(),
      await fan.choose(),
      await api.call(`/api/checkout/${fan.token}/comment`, {
        method: 'POST',
        body: { comment: 'Ring twice' },
      }),
    ];
    for (const { status, headers } of changes) {
      expect(status).toBe(200);
      seen.add(String(headers.etag));
    }
    expect(seen.size).toBe(changes.length + 1);
    expect(await tagOf(fan)).toBe(changes.at(-1)?.headers.etag);
  });
});

describe('If-Match', () => {
  it('lets a change of the version pass', async () => {
    const first = await fan.add('jersey-red-s', 1, ifMatch(await tagOf(fan)));
    expect(first.status, JSON.stringify(first.body)).toBe(200);
    const second = await fan.add('jersey-red-s', 1, ifMatch(`"other", ${String(first.headers.etag)}`));
    expect(second.status).toBe(200);
    expect((await fan.add('jersey-red-s', 1, ifMatch('*'))).status).toBe(200);
    expect(await quantity(fan)).toBe(3);
  });

  const changes: [string, (token: string) => Call & { path: string }][] = [
    [
      'addBasketLine',
      (token) => ({ path: `/api/baskets/${token}`, body: { productId: 'jersey-red-s', quantity: 1 } }),
    ],
    [
      'setBasketLines',
      (token) => ({
        path: `/api/baskets/${token}/lines`,
        body: { lines: [{ productId: 'jersey-red-s', quantity: 4 }] },
      }),
    ],
    ['saveBillingAddress', (token) => ({ path: `/api/checkout/${token}/billingaddress`, body: billing })],
    ['saveShippingAddress', (token) => ({ path: `/api/checkout/${token}/shippingaddress`, body: shipping })],
    [
      'removeShippingAddress',
      (token) => ({ path: `/api/checkout/${token}/shippingaddress`, method: 'DELETE' as const }),
    ],
    ['prefillBillingAddress', (token) => ({ path: `/api/checkout/${token}/billingaddress/prefill` })],
    ['saveComment', (token) => ({ path: `/api/checkout/${token}/comment`, body: { comment: 'Hello' } })],
    [
      'chooseShipping',
      (token) => ({ path: `/api/checkout/${token}/shipping`, body: { shippingMethodId: 'home-delivery' } }),
    ],
    ['addVoucher', (token) => ({ path: `/api/checkout/${token}/voucher?voucherCode=FANS10` })],
    [
      'removeVoucher',
      (token) => ({ path: `/api/checkout/${token}/voucher?voucherCode=FANS10`, method: 'DELETE' as const }),
    ],
    [
      'checkOutBasket',
      (token) => ({
        path: `/api/baskets/${token}/checkout`,
        body: { paymentProviderId: 'card', ...addresses },
      }),
    ],
  ];
  it.each(changes)('makes %s refuse another version, and nothing changes', async (_operation, change) => {
    const shopper = await readyShopper(api.call);
    const old = await tagOf(shopper);
    await shopper.add('cap-black-onesize');
    const before = [(await shopper.basket()).body, (await shopper.checkout()).body];
    const { path, ...call } = change(shopper.token);
    const answer = await api.call(path, { method: 'POST', ...call, headers: ifMatch(old) });
    expectRefusal(answer, 412, 'BasketChanged', 'If-Match');
    expect([(await shopper.basket()).body, (await shopper.checkout()).body]).toEqual(before);
  });

  it.each([
    ['en', 'The basket has changed in the meantime. Check it and try again.'],
    ['da', 'Kurven er blevet ændret i mellemtiden. Se den igennem, og prøv igen.'],
  ])('is explained in the language %s', async (culture, message) => {
    const { body } = await api.call(`/api/baskets/${fan.token}`, {
      method: 'POST',
      culture,
      headers: ifMatch('"none"'),
      body: { productId: 'jersey-red-s', quantity: 1 },
    });
    expect(body.errors[0].message).toBe(message);
  });

  it('lets one of several writers win, also of an empty basket', async () => {
    for (const start of ['empty', 'filled']) {
      const shopper = await newShopper(api.call);
      if (start === 'filled') await shopper.add('cap-black-onesize');
      const before = await quantity(shopper);
      const tag = await tagOf(shopper);
      const answers = await Promise.all(
        Array.from({ length: 6 }, (_, at) =>
          at % 2
            ? shopper.add('jersey-red-s', 1, ifMatch(tag))
            : api.call(`/api/baskets/${shopper.token}/lines`, {
                method: 'POST',
                headers: ifMatch(tag),
                body: { lines: [{ productId: 'jersey-red-s', quantity: 1 }] },
              }),
        ),
      );
      const statuses = answers.map(({ status }) => status).toSorted((a, b) => a - b);
      expect(statuses).toEqual([200, 412, 412, 412, 412, 412]);
      expect(await quantity(shopper)).toBe(before + 1);
    }
  });

  it('returns the response of a repeated key, although the version has changed', async () => {
    const headers = { 'idempotency-key': randomUUID(), ...ifMatch(await tagOf(fan)) };
    const first = await fan.add('jersey-red-s', 1, headers);
    const again = await fan.add('jersey-red-s', 1, headers);
    expect(again).toMatchObject({ status: 200, body: first.body, headers: { etag: first.headers.etag } });
    expect(await quantity(fan)).toBe(1);
  });

  it('leaves no basket behind if a change of an empty one fails', async () => {
    const tag = await tagOf(fan);
    expectRefusal(await fan.add('jersey-red-l', 1, ifMatch(tag)), 409, 'OutOfStock');
    expect(await tagOf(fan)).toBe(tag);
  });

  it('refuses the version of a basket that was merged into another one', async () => {
    const other = await newShopper(api.call);
    await fan.add('jersey-red-s');
    await other.add('cap-black-onesize');
    const [tag, otherTag] = [await tagOf(fan), await tagOf(other)];
    await api.context.db
      .updateTable('baskets')
      .set({ status: 'merged', merged_into: idOf(other) })
      .where('id', '=', idOf(fan))
      .execute();
    expect(await tagOf(fan)).toBe(otherTag);
    expectRefusal(await fan.add('jersey-red-s', 1, ifMatch(tag)), 412, 'BasketChanged');
    expect((await fan.add('jersey-red-s', 1, ifMatch(otherTag))).status).toBe(200);
  });
});
