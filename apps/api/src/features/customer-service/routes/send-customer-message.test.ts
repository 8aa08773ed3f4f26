import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type MailFolder, newMailFolder } from '../../../../test/mail-folder';
import { expectRefusal, rejectsMalformedBodies } from '../../../../test/refusals';
import { startTestApi, type TestApi } from '../../../../test/test-api';
import { deliverMails } from '../../mails/deliver-mails';

const path = '/api/customerservice';
const hour = 3_600_000;
const message = {
  name: 'Freja Lund',
  email: 'Freja@Example.com ',
  topic: 'A return',
  orderNumber: 'N-10001',
  message: 'The shirt is too small.\n<b>What</b> now?',
};

let api: TestApi;
let folder: MailFolder;
let now = Date.parse('2099-06-01T10:00:00Z');
beforeAll(async () => {
  folder = await newMailFolder();
  api = await startTestApi({
    clock: () => new Date(now),
    env: { DATA_DIR: folder.dataDir, RATE_LIMITS: 'contact=3/600' },
  });
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

const send = (change: object = {}, culture = 'en') =>
  api.call(`${path}?url=/contact/`, { method: 'POST', culture, body: { ...message, ...change } });
const stored = () => api.context.db.selectFrom('customer_messages').selectAll().execute();
const mails = async () => {
  await deliverMails(api.context);
  const sent = await folder.read();
  return {
    toClub: sent.filter(({ to }) => to?.[0]?.address === 'shop@north.example'),
    receipts: sent.filter(({ to }) => to?.[0]?.address === 'freja@example.com'),
  };
};

describe('200', () => {
  it('stores the message, mails it to the club and a receipt to the sender', async () => {
    const { status, body } = await send({}, 'da');
    expect([status, body]).toEqual([200, { success: true }]);
    expect(await stored()).toMatchObject([
      {
        email: 'freja@example.com',
        topic: 'A return',
        order_number: 'N-10001',
        url: '/contact/',
        culture: 'da',
      },
    ]);
    const { toClub, receipts } = await mails();
    expect(toClub).toMatchObject([
      { subject: 'A return (order N-10001)', replyTo: [{ address: 'freja@example.com' }] },
    ]);
    expect(toClub[0]?.html).toContain('&lt;b&gt;What&lt;/b&gt; now?');
    expect(toClub[0]?.text).toContain('The shirt is too small.');
    expect(receipts).toMatchObject([{ subject: 'Nord har fået din besked' }]);
    expect(receipts[0]?.html).not.toContain('too small');
  });

  it('stores and mails a message once per Idempotency-Key', async () => {
    const headers = { 'idempotency-key': randomUUID() };
    const repeat = () => api.call(path, { method: 'POST', headers, body: message });
    const answers = await Promise.all([repeat(), repeat()]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    expect(await stored()).toHaveLength(1);
    expect(await mails()).toMatchObject({ toClub: { length: 1 }, receipts: { length: 1 } });
    const other = await api.call(path, { method: 'POST', headers, body: { ...message, topic: 'Other' } });
    expectRefusal(other, 409, 'IdempotencyKeyReused', 'Idempotency-Key');
  });

  it('writes the mail subject on one line, whatever the topic contains', async () => {
    await send({ topic: 'Hello\r\nBcc: everybody@example.com', orderNumber: '' });
    const { toClub } = await mails();
    expect(toClub).toHaveLength(1);
    expect(toClub[0]?.bcc).toBeUndefined();
    expect(toClub[0]?.subject).toContain('Hello');
  });

  it('sends one receipt per hour to an address', async () => {
    await send();
    await send();
    expect(await mails()).toMatchObject({ toClub: { length: 2 }, receipts: { length: 1 } });
  });

  it('discards a message with a value in the honeypot field, without an error', async () => {
    const { status, body } = await send({ website: 'https://spam.example' });
    expect([status, body]).toEqual([200, { success: true }]);
    expect(await stored()).toEqual([]);
    expect(await mails()).toMatchObject({ toClub: { length: 0 }, receipts: { length: 0 } });
  });
});

describe('400', () => {
  it.each([
    ['name', { name: ' ' }],
    ['email', { email: 'freja' }],
    ['topic', { topic: '' }],
    ['message', { message: '' }],
    ['message', { message: 'x'.repeat(4001) }],
  ])('rejects an invalid %s', async (field, change) => {
    const { status, body } = await send(change);
    expect([status, body.errors[0].field]).toEqual([400, field]);
    expect(await stored()).toEqual([]);
  });

  rejectsMalformedBodies(
    () => api,
    () => path,
  );
});

it('404: rejects an unknown store', async () => {
  expectRefusal(await api.call(path, { method: 'POST', store: 'west', body: message }), 404, 'UnknownStore');
});

it('429: limits one client, with Retry-After, and accepts messages after it', async () => {
  for (let each = 0; each < 3; each += 1) expect((await send()).status).toBe(200);
  const answer = await send({}, 'da');
  expectRefusal(answer, 429, 'TooManyRequests');
  expect(answer.headers['retry-after']).toBe('600');
  expect(answer.body.errors[0].message).toBe('For mange forsøg. Prøv igen om 10 minutter.');
  now += 600_000;
  expect((await send()).status).toBe(200);
});
