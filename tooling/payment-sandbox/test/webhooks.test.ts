import { createHmac } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { startSandbox } from '../src/index';
import { type Received, secret, startReceiver, startShop } from './shop';

function isGenuine({ body, signature }: Received): boolean {
  const [, timestamp, digest] = /^t=(\d+),v1=([0-9a-f]{64})$/.exec(signature) ?? [];
  return digest === createHmac('sha256', secret).update(`${timestamp}.${body}`).digest('hex');
}

it('sends one signed event with the session at that time', async () => {
  const { url, received } = await startReceiver();
  const { createSession, approve, deliveries } = await startShop({ webhookUrl: url });
  await approve(await createSession());
  await expect.poll(async () => (await deliveries()).at(0)?.state).toBe('delivered');
  expect(received).toHaveLength(1);
  expect(received.every(isGenuine)).toBe(true);
  expect(received[0]?.event).toMatchObject({
    type: 'session.paid',
    data: { reference: 'payment-1', amount: 64_900, status: 'paid' },
  });
  const timestamp = Number(received[0]?.signature.slice(2, 12));
  expect(Math.abs(timestamp - Date.now() / 1_000)).toBeLessThan(5);
});

it('retries the same event until the shop accepts it', async () => {
  const { url, received } = await startReceiver([500, 302]);
  const { createSession, approve, deliveries } = await startShop({ webhookUrl: url });
  await approve(await createSession());
  await expect.poll(async () => (await deliveries()).at(0)?.state).toBe('delivered');
  expect((await deliveries())[0]?.attempts.map(({ status }) => status)).toEqual([500, 302, 204]);
  expect(new Set(received.map(({ event }) => event.id)).size).toBe(1);
  expect(received.every(isGenuine)).toBe(true);
});

it('fails after all attempts', async () => {
  const { url, received } = await startReceiver([500, 500, 500, 500]);
  const { createSession, approve, deliveries } = await startShop({ webhookUrl: url });
  await approve(await createSession());
  await expect.poll(async () => (await deliveries()).at(0)?.state).toBe('failed');
  expect(received).toHaveLength(4);
});

it('delivers to a shop that starts later', async () => {
  const { createSession, approve, deliveries, sandbox } = await startShop();
  await approve(await createSession());
  expect((await deliveries())[0]?.state).toBe('pending');
  const { url, received } = await startReceiver();
  sandbox.sendWebhooksTo(url);
  await expect.poll(() => received.map(({ event }) => event.type)).toEqual(['session.paid']);
});

it('keeps payments and undelivered events across a restart', async () => {
  const dataDir = await mkdtemp(join(tmpdir(), 'payment-sandbox-'));
  onTestFinished(() => rm(dataDir, { recursive: true }));
  const first = await startShop({ dataDir, webhookUrl: 'http://127.0.0.1:9/nobody' });
  const session = await first.createSession();
  await first.approve(session);
  await expect.poll(async () => (await first.deliveries())[0]?.attempts.length).toBeGreaterThan(0);
  const [event] = await first.deliveries();
  await first.sandbox.close();

  const { url, received } = await startReceiver();
  const second = await startShop({ dataDir, webhookUrl: url });
  await expect.poll(() => received.map(({ event }) => event.id)).toEqual([event?.event.id]);
  expect((await second.call('GET', `/v1/sessions/${session.id}`)).body.status).toBe('paid');
});

it('rejects if its port is in use', async () => {
  const { sandbox } = await startShop();
  const port = Number(new URL(sandbox.url).port);
  await expect(startSandbox({ secret, port })).rejects.toThrow('EADDRINUSE');
});
