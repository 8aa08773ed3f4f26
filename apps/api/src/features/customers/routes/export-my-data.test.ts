import { randomUUID } from 'node:crypto';
import { findText } from '@matchday/dictionary/languages';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { adminOf } from '../../../../test/admin';
import { type Account, newCustomer } from '../../../../test/customer';
import { eventually, type PaidApi, startPaidApi } from '../../../../test/paid-api';
import { expectRefusal } from '../../../../test/refusals';
import { newShopper } from '../../../../test/shopper';

const path = '/api/users/me/data';

let api: PaidApi;
beforeAll(async () => {
  api = await startPaidApi();
});
afterAll(() => api.close());

/** Buys something as the customer. */
async function buy({ email, call }: Account): Promise<void> {
  const shopper = await newShopper(call);
  await shopper.add('jersey-red-s');
  await shopper.bill({ email, emailConfirmation: email });
  await shopper.choose();
  const { body } = await shopper.pay();
  await api.sandbox.act(body.data.url, { action: 'approve' });
  await eventually(shopper.receipt, (answer) => Boolean(answer.body.receipt));
}

it('200: exports all that the store keeps about the customer, and nothing of others', async () => {
  const other = await newCustomer(api, 'other@example.com');
  const fan = await newCustomer(api, 'freja@example.com');
  for (const { email, call } of [other, fan]) {
    await buy({ email, call } as Account);
    await api.call('/api/users/newsletter/north-news', {
      method: 'POST',
      body: { termsId: 'terms', email, firstName: 'Freja' },
    });
    await api.call('/api/customerservice', {
      method: 'POST',
      body: { name: 'Freja Lund', email, topic: 'A return', message: `I am ${email}` },
    });
    await call('/api/consents', {
      method: 'POST',
      body: {
        id: randomUUID(),
        version: findText('Cookie.Version', 'en', new Map()),
        analytics: true,
        advertising: false,
      },
    });
  }

  const admin = await adminOf(api);
  const search = '/api/admin/messages?search=freja@example.com';
  const [written] = (await admin.call(search)).body.messages.items;
  await admin.call(`/api/admin/messages/${written.id}/answers`, {
    method: 'POST',
    body: { text: 'Thank you, Freja', seenAnswers: 0 },
    headers: { 'idempotency-key': 'answer' },
  });

  const { status, body } = await fan.call(path);
  expect(status).toBe(200);
  expect(body.data).toMatchObject({
    exportedAt: expect.any(String),
    profile: { email: fan.email, firstName: 'Freja' },
    orders: [{ status: 'Confirmed', billingAddress: { email: fan.email }, lines: [{ quantity: 1 }] }],
    invoices: [
      {
        kind: 'invoice',
        number: expect.stringMatching(/^INV-/),
        orderId: body.data.orders[0].id,
        issuedAt: expect.any(String),
        total: body.data.orders[0].total,
      },
    ],
    newsletter: [{ sender: 'North', consentWords: expect.stringContaining('North'), confirmedAt: null }],
    messages: [
      {
        topic: 'A return',
        message: `I am ${fan.email}`,
        answers: [{ text: 'Thank you, Freja', sentAt: expect.any(String) }],
      },
    ],
    consents: [{ analytics: true, advertising: false, words: expect.arrayContaining([expect.any(String)]) }],
    sessions: [{ createdAt: expect.any(String) }],
    passkeys: [],
  });
  const document = await fan.call(body.data.invoices[0].pdfUrl);
  expect([document.status, document.headers['content-type']]).toEqual([200, 'application/pdf']);
  const text = JSON.stringify(body.data);
  expect(text).not.toContain(other.email);
  expect(text).not.toMatch(/argon2|hash|token/i);
});

it('200: exports more orders than one query reads', async () => {
  const fan = await newCustomer(api, 'many@example.com');
  await buy(fan);
  const { db } = api.context;
  const [order] = await db.selectFrom('orders').selectAll().where('email', '=', fan.email).execute();
  const copies = Array.from({ length: 120 }, (_, copy) => ({
    ...order,
    id: randomUUID(),
    basket_id: randomUUID(),
    number: `COPY-${copy}`,
  }));
  const asRow = copies.map((copy) =>
    Object.fromEntries(
      Object.entries(copy).map(([name, value]) => [
        name,
        value !== null && typeof value === 'object' && !(value instanceof Date)
          ? JSON.stringify(value)
          : value,
      ]),
    ),
  );
  await db
    .insertInto('orders')
    .values(asRow as never)
    .execute();
  const { body } = await fan.call(path);
  expect(new Set(body.data.orders.map(({ id }: { id: string }) => id)).size).toBe(121);
});

it('401: refuses a visitor', async () => {
  expectRefusal(await api.call(path), 401, 'NotLoggedIn');
});
