import { afterEach, beforeEach, expect, it } from 'vitest';
import { type MailFolder, newMailFolder } from '../../../test/mail-folder';
import { startTestApi, type TestApi } from '../../../test/test-api';
import { type MailProvider, MailRefused, type OutgoingMail } from '../../platform/mail/mail-provider';
import { anonymiseOldMails } from '../../platform/mail/queries';
import { queueMail } from '../../platform/mail/queue-mail';
import { deliverMails, mailRetryDelay, maxAttempts } from './deliver-mails';

const start = Date.parse('2099-06-01T10:00:00Z');
const hour = 3_600_000;
const day = 24 * hour;

let api: TestApi;
let folder: MailFolder;
let now: number;
/** Errors of the next attempts to send. */
let faults: Error[];
/** Whether a mail is sent before the error. */
let sendsFirst: boolean;
let sent: OutgoingMail[];

beforeEach(async () => {
  now = start;
  faults = [];
  sendsFirst = false;
  sent = [];
  folder = await newMailFolder();
  api = await startTestApi({
    clock: () => new Date(now),
    env: { DATA_DIR: folder.dataDir },
    context: ({ mail }) => ({ mail: failing(mail) }),
  });
});
afterEach(async () => {
  await api.close();
  await folder.remove();
});

function failing(provider: MailProvider): MailProvider {
  return {
    ...provider,
    async send(mail) {
      const fault = faults.shift();
      if (!fault || sendsFirst) {
        sent.push(mail);
        await provider.send(mail);
      }
      if (fault) throw fault;
    },
  };
}

const deliver = () => deliverMails(api.context);
const row = () => api.context.db.selectFrom('mails').selectAll().executeTakeFirstOrThrow();
const queue = (key = 'password-changed:1', storeId = 'north') =>
  queueMail(api.context.db, {
    storeId,
    culture: 'en',
    to: 'freja@example.com',
    template: 'passwordChanged',
    data: { firstName: 'Freja' },
    key,
  });

it('writes a readable mail from the club to the customer', async () => {
  await queue();
  expect(await deliver()).toBe(1);
  const { id } = await row();
  expect(await folder.files()).toEqual([`${id}.eml`]);
  expect(await folder.read()).toMatchObject([
    {
      from: { name: 'North', address: 'shop@north.example' },
      to: [{ address: 'freja@example.com' }],
      subject: 'Your password for North was changed',
      messageId: `<${id}@north.example>`,
    },
  ]);
});

it('sends no mail of a rolled back transaction', async () => {
  await expect(
    api.context.db.transaction().execute(async (trx) => {
      await queueMail(trx, {
        storeId: 'north',
        culture: 'en',
        to: 'freja@example.com',
        template: 'emailTaken',
        data: { firstName: '' },
        key: 'email-taken:1',
      });
      throw new Error('undone');
    }),
  ).rejects.toThrow('undone');
  expect(await deliver()).toBe(0);
});

it('sends one mail per key and store', async () => {
  await queue();
  await queue();
  await queue('password-changed:1', 'south');
  expect(await deliver()).toBe(2);
  expect(await deliver()).toBe(0);
  expect([await folder.files(), await folder.files('south')]).toMatchObject([{ length: 1 }, { length: 1 }]);
});

it('sends each mail once when several deliveries run at the same time', async () => {
  for (let each = 0; each < 6; each += 1) await queue(`password-changed:${each}`);
  const counts = await Promise.all([deliver(), deliver(), deliver()]);
  expect(counts.reduce((sum, count) => sum + count)).toBe(6);
  expect(new Set(sent.map(({ id }) => id)).size).toBe(6);
  expect(sent).toHaveLength(6);
});

it('keeps mails while the server is down, with increasing delays', async () => {
  await queue('password-changed:1');
  await queue('password-changed:2');
  faults = [new Error('down'), new Error('down'), new Error('down')];
  expect([await deliver(), await deliver(), await deliver()]).toEqual([0, 0, 0]);
  expect(faults).toHaveLength(1);
  now += mailRetryDelay(1);
  expect(await deliver()).toBe(0);
  now += mailRetryDelay(2);
  expect(await deliver()).toBe(2);
  expect(await folder.files()).toHaveLength(2);
});

it('postpones a mail that cannot be composed, and nothing fails once its time to send is over', async () => {
  await queue();
  await api.context.db.updateTable('mails').set({ data: null }).execute();
  const unhandled: unknown[] = [];
  const record = (error: unknown) => unhandled.push(error);
  process.on('unhandledRejection', record);
  const sendTimeoutMs = 20;
  await deliverMails({ ...api.context, mail: { ...api.context.mail, sendTimeoutMs } });
  await new Promise((resolve) => setTimeout(resolve, 5 * sendTimeoutMs));
  process.off('unhandledRejection', record);
  expect(unhandled).toEqual([]);
  expect(await row()).toMatchObject({ attempts: 1, sent_at: null });
});

it('resends the same mail after a process was killed before recording it as sent', async () => {
  await queue();
  const { sendTimeoutMs } = api.context.mail;
  const killed = api.context.db.updateTable('mails').set({ sent_at: null });
  await deliver();
  await killed.execute();
  expect(await deliver()).toBe(0);
  now += sendTimeoutMs * 2;
  expect(await deliver()).toBe(1);
  expect(sent.map(({ messageId }) => messageId)).toEqual([sent[0]?.messageId, sent[0]?.messageId]);
  expect(await folder.files()).toHaveLength(1);
});

it('overwrites the file if only the response was lost', async () => {
  await queue();
  sendsFirst = true;
  faults = [new Error('connection cut')];
  expect(await deliver()).toBe(0);
  now += mailRetryDelay(1);
  expect(await deliver()).toBe(1);
  expect(await folder.files()).toHaveLength(1);
});

it('gives up after the last attempt, and immediately if the address is rejected', async () => {
  await queue('password-changed:1');
  faults = Array.from({ length: maxAttempts }, () => new Error('down'));
  for (let attempt = 1; attempt <= maxAttempts; attempt += 1) {
    expect((await row()).failed_at).toBeNull();
    await deliver();
    now += mailRetryDelay(attempt);
  }
  expect((await row()).failed_at).not.toBeNull();
  await api.context.db.deleteFrom('mails').execute();

  await queue('password-changed:2');
  faults = [new MailRefused('no such mailbox')];
  await deliver();
  expect(await row()).toMatchObject({ attempts: 1, failed_at: new Date(now) });
  now += day;
  expect(await deliver()).toBe(0);
});

it('deletes a token after sending, and recipient and data later', async () => {
  await queue();
  await queueMail(api.context.db, {
    storeId: 'north',
    culture: 'en',
    to: 'freja@example.com',
    template: 'resetPassword',
    data: { firstName: 'Freja', token: 'secret' },
    key: 'reset-password:1',
  });
  await deliver();
  const storedMails = () =>
    api.context.db.selectFrom('mails').select(['recipient', 'data']).orderBy('key').execute();
  expect(await storedMails()).toEqual([
    { recipient: 'freja@example.com', data: { firstName: 'Freja' } },
    { recipient: 'freja@example.com', data: null },
  ]);
  await anonymiseOldMails(api.context.db, 'north', new Date(now + 1));
  expect(await storedMails()).toEqual([
    { recipient: '', data: null },
    { recipient: '', data: null },
  ]);
  await queue();
  expect(await deliver()).toBe(0);
});

it('doubles the delay up to one hour', () => {
  expect([1, 2, 3, 50].map(mailRetryDelay)).toEqual([5_000, 10_000, 20_000, hour]);
});
