import { once } from 'node:events';
import { createServer, type IncomingMessage } from 'node:http';
import { text } from 'node:stream/consumers';
import { Webhook as Verifier } from 'standardwebhooks';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { type Admin, adminOf } from '../../../../test/admin';
import { eventually, type PaidApi, startPaidApi } from '../../../../test/paid-api';
import { readyShopper } from '../../../../test/shopper';
import { deliverWebhooks } from '../../../platform/webhooks/deliver-webhooks';

const hour = 3_600_000;
let now = new Date();
let api: PaidApi;
let admin: Admin;
let other: Admin;
beforeAll(async () => {
  api = await startPaidApi({ env: { WEBHOOKS: 'private' }, clock: () => now });
  await api.context.db.updateTable('variants').set({ stock: 100 }).where('id', '=', 'jersey-red-m').execute();
  admin = await adminOf(api, 'north', ['orders']);
  other = await adminOf(api, 'south', ['orders']);
});
afterAll(() => api.close());
afterEach(async () => {
  await api.context.db.deleteFrom('webhooks').execute();
  now = new Date();
});

/** A club's system that receives events. */
async function startReceiver(answer: () => number = () => 204) {
  const received: { headers: IncomingMessage['headers']; body: string }[] = [];
  const server = createServer(async (request, response) => {
    received.push({ headers: request.headers, body: await text(request) });
    response.writeHead(answer()).end();
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const address = server.address();
  const port = typeof address === 'object' ? address?.port : undefined;
  return {
    url: `http://127.0.0.1:${port}/events`,
    received,
    types: () => received.map(({ body }) => JSON.parse(body).type),
    [Symbol.asyncDispose]: async () => {
      server.close();
    },
  };
}

const post = (path: string, body: object, by = admin) => by.call(path, { method: 'POST', body });
const create = async (url: string, events: string[]) => {
  const { status, body } = await post('/api/admin/webhooks', { url, events });
  expect(status, JSON.stringify(body)).toBe(201);
  return body;
};
const deliver = () => deliverWebhooks(api.context);
const deliveriesOf = async (id: string, query = '') => {
  const { status, body } = await admin.call(`/api/admin/webhooks/${id}/deliveries${query}`);
  expect(status, JSON.stringify(body)).toBe(200);
  return body.deliveries;
};

async function paidOrder(): Promise<string> {
  const shopper = await readyShopper(api.call, 'jersey-red-m');
  const { url } = (await shopper.pay()).body.data;
  await api.sandbox.act(url, { action: 'approve' });
  const { body } = await eventually(shopper.receipt, ({ body }) => body.receipt !== null);
  return body.receipt.id;
}
const cancel = (id: string) => post(`/api/admin/orders/${id}/status`, { status: 'Cancelled', restock: true });

describe('a webhook', () => {
  it('gets the events that it asks for, in their order, signed', async () => {
    await using receiver = await startReceiver();
    const { secret } = await create(receiver.url, ['order.placed', 'order.cancelled', 'order.refunded']);
    const orderId = await paidOrder();
    await cancel(orderId);
    await eventually(
      () => admin.call(`/api/admin/orders/${orderId}`),
      ({ body }) => body.refunds[0]?.status === 'done',
    );
    await deliver();
    expect(receiver.types()).toEqual(['order.placed', 'order.cancelled', 'order.refunded']);
    const verifier = new Verifier(secret);
    for (const { headers, body } of receiver.received) {
      const signed = Object.fromEntries(
        Object.entries(headers).map(([name, value]) => [name, String(value)]),
      );
      expect(verifier.verify(body, signed)).toMatchObject({ data: { orderId } });
      expect(() => verifier.verify(`${body} `, signed)).toThrow(/signature/);
    }
  });

  it('gets the stock that purchases have changed', async () => {
    await using receiver = await startReceiver();
    await create(receiver.url, ['stock.changed']);
    await paidOrder();
    await deliver();
    const { stock } = await api.context.db
      .selectFrom('variants')
      .select('stock')
      .where('id', '=', 'jersey-red-m')
      .executeTakeFirstOrThrow();
    expect(JSON.parse(receiver.received.at(-1)?.body ?? '').data).toEqual({
      variants: [{ variantId: 'jersey-red-m', stock }],
    });
  });

  it('gets nothing of an order that was never paid, and nothing of another store', async () => {
    await using receiver = await startReceiver();
    await post('/api/admin/webhooks', { url: receiver.url, events: ['order.placed'] }, other);
    const { webhook } = await create(receiver.url, ['order.cancelled']);
    const shopper = await readyShopper(api.call, 'jersey-red-m');
    const { url } = (await shopper.pay()).body.data;
    await api.sandbox.act(url, { action: 'cancel' });
    await paidOrder();
    await deliver();
    expect(receiver.received).toEqual([]);
    expect(await deliveriesOf(webhook.id)).toEqual([]);
  });

  it('gets events again after a failure, with growing delays, and the later ones after it', async () => {
    let status = 503;
    await using receiver = await startReceiver(() => status);
    const { webhook } = await create(receiver.url, ['order.placed', 'order.cancelled']);
    await cancel(await paidOrder());
    await deliver();
    await deliver();
    expect(receiver.types()).toEqual(['order.placed']);
    const [waiting] = (await admin.call('/api/admin/webhooks')).body.webhooks;
    expect(waiting).toMatchObject({ id: webhook.id, failures: 1 });
    expect(new Date(waiting.nextAttemptAt).getTime() - now.getTime()).toBe(5_000);
    status = 204;
    now = new Date(now.getTime() + 5_000);
    await deliver();
    expect(receiver.types()).toEqual(['order.placed', 'order.placed', 'order.cancelled']);
    const [first, second] = receiver.received;
    expect(second?.headers['webhook-id']).toBe(first?.headers['webhook-id']);
    expect((await deliveriesOf(webhook.id)).map(({ state }: { state: string }) => state)).toEqual([
      'delivered',
      'delivered',
    ]);
  });

  it('gives an event up after 24 attempts, and sends it again on request', async () => {
    let status = 400;
    await using receiver = await startReceiver(() => status);
    const { webhook } = await create(receiver.url, ['order.placed']);
    await paidOrder();
    for (let attempt = 0; attempt < 30; attempt += 1) {
      await deliver();
      now = new Date(now.getTime() + hour);
    }
    now = new Date();
    expect(receiver.received).toHaveLength(24);
    expect(await deliveriesOf(webhook.id, '?state=failed')).toMatchObject([
      { attempts: 24, fault: 'status 400' },
    ]);
    status = 200;
    const { body } = await post(`/api/admin/webhooks/${webhook.id}/replay`, {
      since: '2026-01-01T00:00:00Z',
    });
    expect(body).toMatchObject({ success: true, count: 1 });
    await deliver();
    expect(receiver.received).toHaveLength(25);
    expect(await deliveriesOf(webhook.id, '?state=failed')).toEqual([]);
  });

  it('is served although another one does not answer', async () => {
    await using receiver = await startReceiver();
    await create('http://127.0.0.1:9/', ['order.placed']);
    await create(receiver.url, ['order.placed']);
    await paidOrder();
    await deliver();
    expect(receiver.types()).toEqual(['order.placed']);
  });
});

describe('createWebhook', () => {
  it('400: rejects unknown events and addresses that are not http', async () => {
    for (const body of [
      { url: 'https://erp.example/', events: ['order.lost'] },
      { url: 'file:///etc/passwd', events: ['order.placed'] },
      { url: 'https://erp|example/', events: ['order.placed'] },
      { url: 'https://erp.example/', events: [] },
    ])
      expect((await post('/api/admin/webhooks', body)).status).toBe(400);
  });

  it('401, 403: rejects a call without a key for orders', async () => {
    expect((await api.call('/api/admin/webhooks', { store: null })).status).toBe(401);
    const editor = await adminOf(api, 'north', ['content']);
    const body = { url: 'https://erp.example/', events: ['order.placed'] };
    expect((await post('/api/admin/webhooks', body, editor)).status).toBe(403);
  });

  it('409: rejects an eleventh webhook', async () => {
    for (let count = 0; count < 10; count += 1) await create('https://erp.example/', ['order.placed']);
    const { status, body } = await post('/api/admin/webhooks', {
      url: 'https://erp.example/',
      events: ['order.placed'],
    });
    expect([status, body.errors[0].code]).toEqual([409, 'TooManyWebhooks']);
  });

  it('never shows the secret again', async () => {
    const { secret } = await create('https://erp.example/', ['order.placed']);
    expect(JSON.stringify((await admin.call('/api/admin/webhooks')).body)).not.toContain(secret);
  });
});

describe('deleteWebhook, listWebhookDeliveries, replayWebhook', () => {
  it('404: know webhooks of the own store only', async () => {
    const { webhook } = await create('https://erp.example/', ['order.placed']);
    const path = `/api/admin/webhooks/${webhook.id}`;
    const answers = [
      await other.call(path, { method: 'DELETE' }),
      await other.call(`${path}/deliveries`),
      await post(`${path}/replay`, { since: '2026-01-01T00:00:00Z' }, other),
    ];
    expect(answers.map(({ status, body }) => [status, body.errors[0].code])).toEqual(
      answers.map(() => [404, 'UnknownWebhook']),
    );
    expect((await admin.call(path, { method: 'DELETE' })).status).toBe(200);
    expect((await admin.call(path, { method: 'DELETE' })).status).toBe(404);
  });
});

it('sends nothing to private addresses unless they are allowed', async () => {
  await using receiver = await startReceiver();
  await create(receiver.url, ['order.placed']);
  await paidOrder();
  const config = { ...api.context.config, privateWebhooks: false };
  await deliverWebhooks({ ...api.context, config });
  expect(receiver.received).toEqual([]);
  const [webhook] = (await admin.call('/api/admin/webhooks')).body.webhooks;
  expect((await deliveriesOf(webhook.id))[0].fault).toMatch(/not allowed/);
});
