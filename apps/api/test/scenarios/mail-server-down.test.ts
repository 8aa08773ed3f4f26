import { afterAll, beforeAll, expect, it } from 'vitest';
import { deliverMails } from '../../src/features/mails/deliver-mails';
import { freePort } from '../api-process';
import { startMailServer } from '../mail-server';
import { eventually, type PaidApi, startPaidApi } from '../paid-api';
import { readyShopper } from '../shopper';

const day = 86_400_000;

let api: PaidApi;
let port: number;
let later = 0;
beforeAll(async () => {
  port = await freePort();
  api = await startPaidApi({
    env: { SMTP_URL: `smtp://127.0.0.1:${port}` },
    clock: () => new Date(Date.now() + later),
  });
});
afterAll(() => api.close());

it('accepts orders while the mail server is down, and sends each mail once afterwards', async () => {
  const fan = await readyShopper(api.call);
  const { body } = await fan.pay();
  await api.sandbox.act(body.data.url, { action: 'approve' });
  await eventually(fan.receipt, (answer) => answer.body.receipt !== null);
  const message = { name: 'Freja', email: 'freja@example.com', topic: 'Thanks', message: 'Thank you.' };
  expect((await api.call('/api/customerservice', { method: 'POST', body: message })).status).toBe(200);
  expect(await deliverMails(api.context)).toBe(0);

  const mailServer = await startMailServer(port);
  later = day;
  await Promise.all([deliverMails(api.context), deliverMails(api.context)]);
  later = 2 * day;
  expect(await deliverMails(api.context)).toBe(0);
  await mailServer.close();
  expect(
    mailServer.received.map(({ subject }) => subject).toSorted((a, b) => (a ?? '').localeCompare(b ?? '')),
  ).toEqual(['North has your message', 'Thanks', 'Your order N100001']);
});
