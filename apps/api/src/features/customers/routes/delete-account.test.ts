import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { adminOf } from '../../../../test/admin';
import { type Account, logIn, newCustomer, password, refresh } from '../../../../test/customer';
import { type MailFolder, newMailFolder } from '../../../../test/mail-folder';
import { eventually, type PaidApi, startPaidApi } from '../../../../test/paid-api';
import { expectRefusal } from '../../../../test/refusals';
import { newShopper, type Shopper } from '../../../../test/shopper';
import { deliverMails } from '../../mails/deliver-mails';

let api: PaidApi;
let folder: MailFolder;
beforeAll(async () => {
  folder = await newMailFolder();
  api = await startPaidApi({ env: { DATA_DIR: folder.dataDir } });
});
afterAll(async () => {
  await api.close();
  await folder.remove();
});

/** Buys something as the customer, with the customer's address. */
async function buyAs({ email, call }: Account): Promise<Shopper> {
  const shopper = await newShopper(call);
  await shopper.add('jersey-red-s');
  await shopper.bill({ email, emailConfirmation: email });
  await shopper.choose();
  const { body } = await shopper.pay();
  await api.sandbox.act(body.data.url, { action: 'approve' });
  await eventually(shopper.receipt, (answer) => Boolean(answer.body.receipt));
  return shopper;
}

const path = '/api/users/me';

describe('200', () => {
  it('deletes the customer, and the address can register again', async () => {
    const fan = await newCustomer(api, 'leaving@example.com');
    const guest = await newShopper(api.call);
    await guest.add('jersey-red-s');
    await guest.bill({ email: 'leaving@example.com' });
    await logIn(api, fan.email, { body: { basketToken: guest.token } });

    const { status, body } = await fan.call(path, { method: 'DELETE', body: { password } });
    expect({ status, body }).toEqual({ status: 200, body: { success: true } });
    expectRefusal(await fan.call('/api/users/me/profile'), 401, 'NotLoggedIn');
    expect((await refresh(api, fan.refreshToken)).status).toBe(401);
    expect((await logIn(api, fan.email)).body.errors[0].code).toBe('InvalidCredentials');
    expect((await guest.checkout()).body.billingAddress.email).toBe('');
    const customers = await api.context.db.selectFrom('customers').selectAll().execute();
    expect(JSON.stringify(customers)).not.toMatch(/leaving|Freja|Lund/);
    expect((await newCustomer(api, fan.email)).email).toBe(fan.email);
  });

  it('erases the address from baskets, receipts, the newsletter, messages and mails, and keeps the order', async () => {
    const fan = await newCustomer(api, 'erased@example.com');
    const bought = await buyAs(fan);
    const guest = await newShopper(api.call);
    await guest.add('jersey-red-s');
    await guest.bill({ email: 'Erased@example.com', emailConfirmation: 'Erased@example.com' });
    await api.call('/api/users/newsletter/north-news', {
      method: 'POST',
      body: { termsId: 'terms', email: fan.email, firstName: 'Freja' },
    });
    await api.call('/api/customerservice', {
      method: 'POST',
      body: { name: 'Freja Lund', email: fan.email, topic: 'A return', message: 'Where do I send it?' },
    });
    await deliverMails(api.context);
    await api.call('/api/users/forgot-password', { method: 'POST', body: { email: fan.email } });
    expect((await bought.receipt()).body.receipt.billingAddress.email).toBe(fan.email);

    expect((await fan.call(path, { method: 'DELETE', body: { password } })).status).toBe(200);
    for (const shopper of [bought, guest]) {
      expectRefusal(await bought.checkout(), 401, 'NotLoggedIn');
      const { status, body } = await api.call(`/api/checkout/${shopper.token}`);
      expect([status, body.billingAddress.email, body.billingAddress.street]).toEqual([200, '', '']);
    }
    expectRefusal(await bought.receipt(), 404, 'NoOrder');
    const admin = await adminOf(api);
    const { orders } = (await admin.call('/api/admin/orders')).body;
    expect(orders.items).toMatchObject([{ billingAddress: { email: fan.email }, status: 'Confirmed' }]);
    const { db } = api.context;
    const tables = [
      'baskets',
      'customers',
      'customer_messages',
      'newsletter_subscriptions',
      'sessions',
    ] as const;
    for (const table of [...tables, 'mails' as const]) {
      const rows = await db.selectFrom(table).selectAll().where('store_id', '=', 'north').execute();
      expect(JSON.stringify(rows), table).not.toMatch(/erased@example/i);
    }
  });
});

it('erases the reasons of refunds of finished orders, and keeps their amounts', async () => {
  const fan = await newCustomer(api, 'refunded@example.com');
  await buyAs(fan);
  const admin = await adminOf(api);
  const { orders } = (await admin.call('/api/admin/orders')).body;
  const order = orders.items.find(
    ({ billingAddress }: { billingAddress: { email: string } }) => billingAddress.email === fan.email,
  );
  const path = `/api/admin/orders/${order.id}`;
  const post = (to: string, body: object) =>
    admin.call(`${path}/${to}`, { method: 'POST', body, headers: { 'idempotency-key': 'torn' } });
  await post('refund', { amount: 1, reason: 'Freja Lund found it torn' });
  expect((await post('status', { status: 'Complete' })).status).toBe(200);
  expect(JSON.stringify(await admin.call(path))).toContain('torn');

  const deletion = await fan.call('/api/users/me', { method: 'DELETE', body: { password } });
  expect(deletion.status).toBe(200);
  const { body } = await admin.call(path);
  expect(body.refunds).toMatchObject([{ amount: { amount: 1 }, reason: '' }]);
  expect(JSON.stringify(body)).not.toContain('torn');
});

describe('400', () => {
  it('rejects a missing or wrong password', async () => {
    const fan = await newCustomer(api, 'staying@example.com');
    const remove = (body: object) => fan.call(path, { method: 'DELETE', body });
    expectRefusal(await remove({ password: 'guessed' }), 400, 'WrongPassword', 'password');
    expectRefusal(await remove({}), 400, 'RequiredField', 'password');
    expect((await fan.call('/api/users/me/profile')).status).toBe(200);
  });
});

it('401: rejects a guest', async () => {
  expectRefusal(await api.call(path, { method: 'DELETE', body: { password } }), 401, 'NotLoggedIn');
});
