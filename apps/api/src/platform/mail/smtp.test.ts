import { once } from 'node:events';
import PostalMime from 'postal-mime';
import { SMTPServer } from 'smtp-server';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { MailRefused, type OutgoingMail } from './mail-provider';
import { smtp } from './smtp';

const mail: OutgoingMail = {
  id: 'b1946ac9-0000-4000-8000-000000000001',
  storeId: 'north',
  messageId: '<b1946ac9@north.example>',
  date: new Date('2099-06-01T10:00:00Z'),
  from: { name: 'Nørrebro, "North"', address: 'shop@north.example' },
  to: 'freja@example.com',
  replyTo: 'ida@example.com',
  subject: 'Din ordre\r\nBcc: everybody@example.com',
  html: '<p>Tak for din ordre</p>',
  text: 'Tak for din ordre',
};

let server: SMTPServer;
let url: string;
let received: { recipients: string[]; source: string }[];
/** The server's response to a recipient and to a login. */
let refusal: { responseCode: number } | undefined;

beforeEach(async () => {
  received = [];
  refusal = undefined;
  server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onAuth: (_auth, _session, done) => done(Object.assign(new Error('no'), { responseCode: 535 })),
    onRcptTo: (_address, _session, done) => done(refusal && Object.assign(new Error('no'), refusal)),
    async onData(stream, { envelope }, done) {
      const parts: Buffer[] = [];
      for await (const part of stream) parts.push(Buffer.from(part));
      received.push({
        recipients: envelope.rcptTo.map(({ address }) => address),
        source: Buffer.concat(parts).toString(),
      });
      done();
    },
  });
  const listening = server.listen(0, '127.0.0.1');
  await once(listening, 'listening');
  const address = listening.address();
  url = `smtp://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`;
});
afterEach(async () => {
  await new Promise<void>((resolve) => {
    server.close(resolve);
  });
});

const send = (to = url) => smtp(to, { requireTls: false }).send(mail);

it('sends a mail with its own Message-ID', async () => {
  await send();
  expect(received).toMatchObject([{ recipients: ['freja@example.com'] }]);
  expect(await PostalMime.parse(received[0]?.source ?? '')).toMatchObject({
    messageId: mail.messageId,
    date: mail.date.toISOString(),
    from: mail.from,
    replyTo: [{ address: 'ida@example.com' }],
    text: 'Tak for din ordre\n',
    html: '<p>Tak for din ordre</p>\n',
    subject: 'Din ordre Bcc: everybody@example.com',
  });
});

it('throws MailRefused if the mailbox does not exist', async () => {
  refusal = { responseCode: 550 };
  await expect(send()).rejects.toBeInstanceOf(MailRefused);
});

it('sends nothing without encryption if it is required', async () => {
  await expect(smtp(url, { requireTls: true }).send(mail)).rejects.toThrow(/STARTTLS/);
  expect(received).toEqual([]);
});

it.each([
  ['is busy', () => ((refusal = { responseCode: 451 }), url)],
  ['rejects the login', () => url.replace('//', '//user:wrong@')],
  ['is down', () => 'smtp://127.0.0.1:1'],
])('throws a retryable error if the server %s', async (_title, to) => {
  const error: unknown = await send(to()).catch((fault: unknown) => fault);
  expect(error).toBeInstanceOf(Error);
  expect(error).not.toBeInstanceOf(MailRefused);
  expect(received).toEqual([]);
});
