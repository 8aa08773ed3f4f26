import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type MailFolder, newMailFolder } from '../../../../test/mail-folder';
import { expectRefusal, rejectsMalformedBodies } from '../../../../test/refusals';
import { type Staff, staffOf } from '../../../../test/staff';
import { startTestApi, type TestApi } from '../../../../test/test-api';
import { deliverMails } from '../../mails/deliver-mails';
import { eraseCustomerMessages } from '../queries';

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
let service: Staff;
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
  service = await staffOf(api, 'customerService');
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

describe('the inbox of the staff', () => {
  const inbox = async (query = '', by: Pick<Staff, 'call'> = service) =>
    (await by.call(`/api/admin/messages?${query}`)).body.messages;
  const answer = (id: string, body: object, key = randomUUID(), by: Pick<Staff, 'call'> = service) =>
    by.call(`/api/admin/messages/${id}/answers`, {
      method: 'POST',
      headers: { 'idempotency-key': key },
      body: { text: 'It arrives tomorrow.\n<b>Mette</b>', seenAnswers: 0, ...body },
    });

  it('200: finds messages by words and state, newest first', async () => {
    await send();
    now += 1000;
    await send({ topic: 'Árbol', orderNumber: '', message: 'x'.repeat(4000) });
    expect(await inbox()).toMatchObject({
      total: 2,
      items: [
        { topic: 'Árbol', state: 'open' },
        { topic: 'A return', orderNumber: 'N-10001' },
      ],
    });
    expect(await inbox('pageSize=1&page=2')).toMatchObject({ total: 2, items: [{ topic: 'A return' }] });
    for (const search of ['arbo', 'xxxx', 'FREJA arbol'])
      expect(await inbox(`search=${search}`)).toMatchObject({ total: 1 });
    expect(await inbox('search=n-10001')).toMatchObject({ total: 1 });
    expect(await inbox('state=answered')).toMatchObject({ total: 0 });
    expect(await inbox('', await staffOf(api, 'customerService', 'south'))).toMatchObject({ total: 0 });
  });

  it('200: answers by mail in the language of the message, and keeps who answered', async () => {
    await send({}, 'da');
    const [{ id }] = (await inbox()).items;
    await mails();
    await folder.clear();
    const key = randomUUID();
    const sent = await answer(id, {}, key);
    expect(sent.body.answer).toMatchObject({ by: 'Member customerService' });
    expect((await answer(id, {}, key)).body).toEqual(sent.body);
    const { receipts } = await mails();
    expect(receipts).toMatchObject([
      {
        subject: 'Sv: A return (ordre N-10001)',
        from: { name: 'Nord', address: 'shop@north.example' },
      },
    ]);
    expect(receipts[0]?.replyTo ?? []).toEqual([]);
    expect(receipts[0]?.html).toContain('&lt;b&gt;Mette');
    expect(receipts[0]?.text).toContain('The shirt is too small.');
    const read = await service.call(`/api/admin/messages/${id}`);
    expect(read.body.message).toMatchObject({ state: 'answered', answers: [sent.body.answer], order: null });
    expect(await inbox('state=answered')).toMatchObject({ total: 1 });
    const audited = await (await staffOf(api)).call(`/api/admin/audit?target=${id}`);
    expect(audited.body.items).toMatchObject([{ operation: 'answerMessage' }]);
    expect(JSON.stringify(audited.body)).not.toMatch(/tomorrow|example\.com/);
  });

  it('409: tells the second person that the message is answered', async () => {
    await send();
    const [{ id }] = (await inbox()).items;
    const answers = await Promise.all([answer(id, {}), answer(id, {}), answer(id, {})]);
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expectRefusal(await answer(id, {}), 409, 'MessageAnswered', 'seenAnswers');
    expect((await answer(id, { seenAnswers: 1 })).status).toBe(200);
  });

  it('400, 403, 404: refuses an empty answer, other roles and other stores', async () => {
    await send();
    const [{ id }] = (await inbox()).items;
    expect((await answer(id, { text: ' \n' })).status).toBe(400);
    const [editor, south] = [await staffOf(api, 'editor'), await staffOf(api, 'owner', 'south')];
    expectRefusal(await editor.call('/api/admin/messages'), 403, 'ScopeMissing', 'Authorization');
    expectRefusal(await answer(id, {}, randomUUID(), south), 404, 'UnknownMessage', 'messageId');
    expectRefusal(await south.call(`/api/admin/messages/${id}`), 404, 'UnknownMessage', 'messageId');
  });

  it('deletes the answers with their messages', async () => {
    await send();
    const [{ id }] = (await inbox()).items;
    await answer(id, {});
    await eraseCustomerMessages(api.context.db, 'north', 'freja@example.com');
    expect(await api.context.db.selectFrom('customer_message_answers').selectAll().execute()).toEqual([]);
  });
});
