import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type MailFolder, newMailFolder } from '../../../../test/mail-folder';
import { eventually, type PaidApi, startPaidApi } from '../../../../test/paid-api';
import { expectRefusal, rejectsMalformedBodies } from '../../../../test/refusals';
import { billing, newShopper } from '../../../../test/shopper';
import { deliverMails } from '../../mails/deliver-mails';

const path = '/api/customerservice/withdrawals';
const hour = 3_600_000;

let api: PaidApi;
let folder: MailFolder;
let number: string;
let now = Date.parse('2099-06-01T10:00:00Z');
beforeAll(async () => {
  folder = await newMailFolder();
  api = await startPaidApi({
    clock: () => new Date(now),
    env: { DATA_DIR: folder.dataDir, RATE_LIMITS: 'withdrawal=6/600,withdrawalAccount=4/600' },
  });
  number = await buy();
});
beforeEach(async () => {
  now += 24 * hour;
  for (const table of ['mails', 'customer_messages'] as const)
    await api.context.db.deleteFrom(table).execute();
  await folder.clear();
});
afterAll(async () => {
  await api.close();
  await folder.remove();
});

/** Buys a shirt as a guest. */
async function buy(): Promise<string> {
  const shopper = await newShopper(api.call);
  await shopper.add('jersey-red-s');
  await shopper.bill();
  await shopper.choose();
  const { body } = await shopper.pay();
  await api.sandbox.act(body.data.url, { action: 'approve' });
  const paid = await eventually(shopper.receipt, (answer) => answer.body.receipt !== null);
  return paid.body.receipt.orderNumber;
}

const withdraw = (change: object = {}, culture = 'en') =>
  api.call(path, {
    method: 'POST',
    culture,
    body: { orderNumber: number, name: 'Freja Lund', email: billing.email, ...change },
  });
const statements = () =>
  api.context.db
    .selectFrom('order_events')
    .select(['actor', 'details', 'from_status', 'to_status'])
    .where('type', '=', 'Withdrawal')
    .orderBy('id')
    .execute();
const messages = () => api.context.db.selectFrom('customer_messages').selectAll().execute();
const mails = async () => {
  await deliverMails(api.context);
  const sent = await folder.read();
  const to = (address: string) => sent.filter((mail) => mail.to?.[0]?.address === address);
  return { to, toClub: to('shop@north.example') };
};

describe('200', () => {
  it('stores the statement in the order’s history, notifies the club, and confirms the time of receipt', async () => {
    const { status, body } = await withdraw({
      orderNumber: ` ${number.toLowerCase()} `,
      email: 'FREJA@example.com',
    });
    expect([status, body]).toEqual([200, { success: true, receivedAt: new Date(now).toISOString() }]);
    expect(await statements()).toMatchObject([
      {
        actor: 'shopper',
        details: { name: 'Freja Lund', email: billing.email, goods: '' },
        from_status: null,
        to_status: null,
      },
    ]);
    const { to, toClub } = await mails();
    expect(toClub).toMatchObject([
      { subject: `Withdrawal from order ${number}`, replyTo: [{ address: billing.email }] },
    ]);
    expect(toClub[0]?.text).toContain('Its history contains');
    const [receipt, ...more] = to(billing.email);
    expect(more).toEqual([]);
    expect(receipt?.subject).toBe(`We have your withdrawal from order ${number}`);
    const text = receipt?.text?.replaceAll(/\s+/g, ' ') ?? '';
    for (const part of ['2 June 2099', '10:00', `contract of order ${number}`, 'Freja Lund', 'all goods'])
      expect(text).toContain(part);
  });

  it('keeps and confirms the lines with their quantities', async () => {
    const lines = [
      { name: 'Home jersey, Red, S', quantity: 1 },
      { name: 'Cap', quantity: 2 },
    ];
    await withdraw({ lines, goods: 'The second cap is torn' });
    const goods = '1 × Home jersey, Red, S\n2 × Cap\nThe second cap is torn';
    expect((await statements()).at(-1)?.details).toMatchObject({ goods });
    const { to, toClub } = await mails();
    for (const mail of [to(billing.email)[0], toClub[0]])
      for (const part of goods.split('\n')) expect(mail?.text).toContain(part);
  });

  it('confirms in the language of the request', async () => {
    await withdraw({ goods: 'Trøjen' }, 'da');
    const { to } = await mails();
    expect(to(billing.email)).toMatchObject([{ subject: `Vi har fået din fortrydelse af ordre ${number}` }]);
    expect(to(billing.email)[0]?.text).toContain('Trøjen');
  });

  it('answers a repeated Idempotency-Key with the first time of receipt', async () => {
    const idempotencyKey = randomUUID();
    const send = () =>
      api.call(path, {
        method: 'POST',
        headers: { 'idempotency-key': idempotencyKey },
        body: { orderNumber: 'N0', name: 'Freja Lund', email: 'key@example.com' },
      });

    const first = await send();
    now += 2 * hour;
    expect(await send()).toMatchObject({ status: 200, body: first.body });
    expect(await messages()).toHaveLength(1);
  });

  it('stores a repeated statement once', async () => {
    const before = await statements();
    await withdraw({ name: 'Freja L.' });
    await withdraw({ name: 'Freja L.' });
    expect((await statements()).length).toBe(before.length + 1);
    expect((await mails()).to(billing.email)).toHaveLength(1);
  });

  it.each([
    ['no such order', () => ({ orderNumber: 'N999999' })],
    ['an order of somebody else', () => ({ email: 'other@example.com' })],
  ])(
    'responds the same for %s, notifies the club, and confirms name and goods without a link',
    async (_what, wrong) => {
      const before = await statements();
      const change = { name: 'Buy at evil.example', goods: 'and here: https://evil.example', ...wrong() };
      const { status, body } = await withdraw(change);
      expect([status, body]).toEqual([200, { success: true, receivedAt: new Date(now).toISOString() }]);
      expect(await statements()).toEqual(before);
      expect(await messages()).toMatchObject([
        { topic: 'Withdrawal', message: 'and here: https://evil.example' },
      ]);
      const { to, toClub } = await mails();
      expect(toClub[0]?.text).toContain('and here');
      const [receipt] = to('email' in change ? change.email : billing.email);
      expect(receipt?.text).toContain('customer service will look for it');
      for (const part of ['Buy at evil', 'and here']) expect(receipt?.text).toContain(part);
      expect(receipt?.html).not.toMatch(/evil\.example|:\/\/evil|Home jersey/);
    },
  );

  it('finds only orders of its own store', async () => {
    const before = await statements();
    const body = { orderNumber: number, name: 'Freja Lund', email: billing.email };
    expect((await api.call(path, { method: 'POST', store: 'south', body })).status).toBe(200);
    expect(await statements()).toEqual(before);
  });
});

describe('400', () => {
  it.each([
    ['orderNumber', { orderNumber: ' ' }],
    ['name', { name: '' }],
    ['email', { email: 'freja' }],
    ['goods', { goods: 'x'.repeat(1001) }],
    ['lines.0.quantity', { lines: [{ name: 'Cap', quantity: 0 }] }],
    ['lines.0.name', { lines: [{ name: '', quantity: 1 }] }],
  ])('rejects an invalid %s', async (field, change) => {
    const { status, body } = await withdraw(change);
    expect([status, body.errors[0].field]).toEqual([400, field]);
  });

  rejectsMalformedBodies(
    () => api,
    () => path,
  );
});

it('404: rejects an unknown store', async () => {
  expectRefusal(await api.call(path, { method: 'POST', store: 'west', body: {} }), 404, 'UnknownStore');
});

it('429: limits each address and each client', async () => {
  for (let each = 0; each < 4; each += 1) expect((await withdraw()).status).toBe(200);
  expectRefusal(await withdraw(), 429, 'TooManyRequests');
  expect((await withdraw({ email: 'other@example.com' })).status).toBe(200);
  expectRefusal(await withdraw({ email: 'third@example.com' }), 429, 'TooManyRequests');
});
