import { randomUUID } from 'node:crypto';
import { findText } from '@matchday/dictionary/languages';
import { consentDays } from '@matchday/validation';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { adminOf } from '../../test/admin';
import { logIn, newCustomer } from '../../test/customer';
import { type MailFolder, newMailFolder } from '../../test/mail-folder';
import { eventually, type PaidApi, startPaidApi } from '../../test/paid-api';
import { newShopper, readyShopper, type Shopper } from '../../test/shopper';
import { deliverMails } from '../features/mails/deliver-mails';
import { cleanUp } from './clean-up';
import { retentionDays } from './retention';

let api: PaidApi;
let folder: MailFolder;
let now = new Date();
beforeAll(async () => {
  folder = await newMailFolder();
  api = await startPaidApi({ clock: () => now, env: { DATA_DIR: folder.dataDir } });
});
afterAll(async () => {
  await api.close();
  await folder.remove();
});

const startedAt = Date.now();
const consentVersion = findText('Cookie.Version', 'en', new Map());
const dayMs = 24 * 3_600_000;

/** Runs the job as it does that many days after the start. */
async function cleanUpAfter(days: number): Promise<void> {
  now = new Date(startedAt + days * dayMs);
  await cleanUp(api.context);
}

type Table =
  | 'orders'
  | 'order_events'
  | 'refunds'
  | 'invoices'
  | 'baskets'
  | 'customer_messages'
  | 'customer_message_answers'
  | 'newsletter_subscriptions'
  | 'consents'
  | 'sessions';
const rowsOf = async (table: Table | 'mails' | 'webhook_events') =>
  JSON.stringify(await api.context.db.selectFrom(table).selectAll().execute());
const namesIn = async (table: Table | 'mails') => /Skolegade|freja@/i.test(await rowsOf(table));

async function pay(shopper: Shopper, action: 'approve' | 'decline') {
  const { body } = await shopper.pay();
  await api.sandbox.act(body.data.url, { action });
}

it('keeps each class of data for its period, and no longer', async () => {
  const { db } = api.context;
  const fan = await newCustomer(api, 'freja@example.com');
  await api.call('/api/users/logout', { method: 'POST', body: { refresh_token: fan.refreshToken } });
  await logIn(api, fan.email);
  const paid = await readyShopper(api.call);
  await pay(paid, 'approve');
  const receipt = await eventually(paid.receipt, (answer) => Boolean(answer.body.receipt));
  const { id: orderId, orderNumber } = receipt.body.receipt;
  const admin = await adminOf(api);
  const refund = await admin.call(`/api/admin/orders/${orderId}/refund`, {
    method: 'POST',
    body: { amount: 1, reason: 'freja@example.com asked for it' },
    headers: { 'idempotency-key': 'part' },
  });
  expect(refund.status).toBe(200);
  const unpaid = await readyShopper(api.call, 'cap-black-onesize');
  await pay(unpaid, 'decline');
  await newShopper(api.call).then((guest) => guest.add('cap-black-onesize'));
  const message = { name: 'Freja', email: fan.email, topic: 'A return', message: 'Where do I send it?' };
  await api.call('/api/customerservice', { method: 'POST', body: message });
  const [written] = (await admin.call('/api/admin/messages')).body.messages.items;
  const answer = await admin.call(`/api/admin/messages/${written.id}/answers`, {
    method: 'POST',
    body: { text: 'freja@example.com: to Skolegade 4', seenAnswers: 0 },
    headers: { 'idempotency-key': 'answer' },
  });
  expect(answer.status).toBe(200);
  await api.call('/api/users/newsletter/north-news', {
    method: 'POST',
    body: { termsId: 'terms', email: fan.email, firstName: 'Freja' },
  });
  await api.call('/api/customerservice/withdrawals', {
    method: 'POST',
    body: { orderNumber, name: 'Freja Lund', email: 'freja@example.com', goods: '' },
  });
  await api.call('/api/consents', {
    method: 'POST',
    body: { id: randomUUID(), version: consentVersion, analytics: true, advertising: true },
  });
  await db.updateTable('newsletter_subscriptions').set({ confirmed_at: now, unsubscribed_at: now }).execute();
  await deliverMails(api.context);

  await cleanUpAfter(29);
  const sessions = (text: string) => (JSON.parse(text) as unknown[]).length;
  expect(await namesIn('mails')).toBe(true);
  expect(sessions(await rowsOf('sessions'))).toBe(2);
  await cleanUpAfter(retentionDays.mails + 1);
  expect(await namesIn('mails')).toBe(false);
  expect(sessions(await rowsOf('sessions'))).toBe(0);

  await cleanUpAfter(retentionDays.webhookEvents - 1);
  expect(await rowsOf('webhook_events')).not.toBe('[]');
  await cleanUpAfter(retentionDays.webhookEvents + 1);
  expect(await rowsOf('webhook_events')).toBe('[]');

  const unpaidOrders = () => db.selectFrom('orders').select('email').where('placed_at', 'is', null).execute();
  await cleanUpAfter(retentionDays.baskets - 1);
  expect(await namesIn('baskets')).toBe(true);
  expect(await unpaidOrders()).toMatchObject([{ email: 'freja@example.com' }]);
  await cleanUpAfter(retentionDays.baskets + 1);
  expect(await namesIn('baskets')).toBe(false);
  expect(await db.selectFrom('baskets').select('status').execute()).toEqual([{ status: 'ordered' }]);
  expect(await unpaidOrders()).toEqual([{ email: '' }]);

  await cleanUpAfter(retentionDays.messages - 1);
  expect(await namesIn('customer_messages')).toBe(true);
  expect(await namesIn('customer_message_answers')).toBe(true);
  await cleanUpAfter(retentionDays.messages + 1);
  expect(await rowsOf('customer_messages')).toBe('[]');
  expect(await rowsOf('customer_message_answers')).toBe('[]');

  await cleanUpAfter(retentionDays.endedSubscriptions - 1);
  expect(await namesIn('newsletter_subscriptions')).toBe(true);
  await cleanUpAfter(retentionDays.endedSubscriptions + 1);
  expect(await rowsOf('newsletter_subscriptions')).toBe('[]');

  await cleanUpAfter(consentDays + retentionDays.expiredConsents - 1);
  expect(await rowsOf('consents')).not.toBe('[]');
  await cleanUpAfter(consentDays + retentionDays.expiredConsents + 1);
  expect(await rowsOf('consents')).toBe('[]');

  await cleanUpAfter(retentionDays.orders - 1);
  const orderTables = ['orders', 'order_events', 'refunds', 'invoices'] as const;
  expect(await Promise.all(orderTables.map(namesIn))).toEqual([true, true, true, true]);
  await cleanUpAfter(retentionDays.orders + 1);
  expect(await Promise.all(orderTables.map(namesIn))).toEqual([false, false, false, false]);
  const [order] = await db.selectFrom('orders').selectAll().where('number', '=', orderNumber).execute();
  expect(order).toMatchObject({ email: '', total: expect.any(Number), status: 'Confirmed' });
});

it('removes the personal data of more orders than fit into one batch, and ends', async () => {
  const { db } = api.context;
  await sql`
    insert into orders select (jsonb_populate_record(null::orders, to_jsonb(placed) || jsonb_build_object(
      'id', gen_random_uuid(), 'basket_id', gen_random_uuid(), 'number', 'OLD-' || copy, 'email', 'freja@example.com'
    ))).* from (select * from orders where placed_at is not null limit 1) placed, generate_series(1, 600) copy`.execute(
    db,
  );
  expect(await namesIn('orders')).toBe(true);
  await cleanUpAfter(retentionDays.orders + 2);
  expect(await namesIn('orders')).toBe(false);
});

it('lets nobody change the history of an order otherwise', async () => {
  const shopper = await readyShopper(api.call);
  await shopper.pay();
  for (const change of [
    sql`update order_events set details = '{}' where order_id in (select id from orders where email <> '')`,
    sql`update order_events set type = 'Changed'`,
    sql`delete from order_events`,
  ])
    await expect(change.execute(api.context.db)).rejects.toThrow(/append-only/);
});
