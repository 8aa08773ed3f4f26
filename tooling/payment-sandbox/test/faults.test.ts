import { createHmac } from 'node:crypto';
import { expect, it } from 'vitest';
import { secret, sessionRequest, startReceiver, startShop } from './shop';

async function startFaulty(faults: object) {
  const receiver = await startReceiver();
  const shop = await startShop({ webhookUrl: receiver.url });
  await shop.call('POST', '/test/faults', faults);
  return { ...receiver, ...shop };
}

it('delays events', async () => {
  const { createSession, approve, received } = await startFaulty({ delayMs: 300 });
  const started = Date.now();
  await approve(await createSession());
  await expect.poll(() => received.length).toBe(1);
  expect(Date.now() - started).toBeGreaterThanOrEqual(300);
});

it('duplicates events', async () => {
  const { createSession, approve, received } = await startFaulty({ duplicate: 2 });
  await approve(await createSession());
  await expect.poll(() => received.length).toBe(3);
  expect(new Set(received.map(({ body }) => body)).size).toBe(1);
});

it('sends a later event before an earlier one', async () => {
  const { createSession, approve, received, call } = await startFaulty({ reorder: true });
  const session = await createSession();
  await approve(session);
  await call('POST', `/v1/sessions/${session.id}/refunds`, { amount: 1, key: 'a' });
  await expect
    .poll(() => received.map(({ event }) => event.type))
    .toEqual(['session.refunded', 'session.paid']);
});

it('delivers a single event despite reordering', async () => {
  const { createSession, approve, received } = await startFaulty({ reorder: true });
  await approve(await createSession());
  await expect.poll(() => received.length, { timeout: 3_000 }).toBe(1);
});

it('loses the given number of events', async () => {
  const { createSession, approve, received, deliveries } = await startFaulty({ lose: 1 });
  await approve(await createSession({ reference: 'lost' }));
  await approve(await createSession({ reference: 'kept' }));
  await expect.poll(() => received.map(({ event }) => event.data.reference)).toEqual(['kept']);
  expect((await deliveries()).map(({ state }) => state)).toEqual(['lost', 'delivered']);
});

it('loses every event until the switch is off', async () => {
  const { createSession, approve, received, deliveries, call } = await startFaulty({ lose: true });
  await approve(await createSession());
  await approve(await createSession());
  expect((await deliveries()).map(({ state }) => state)).toEqual(['lost', 'lost']);
  expect((await call('DELETE', '/test/faults')).status).toBe(204);
  await approve(await createSession());
  await expect.poll(() => received.length).toBe(1);
});

it('forges a paid event in addition to the real one', async () => {
  const { createSession, received, call } = await startFaulty({ forge: true });
  const { id } = await createSession();
  await call('POST', `/test/sessions/${id}/act`, { action: 'decline', reason: 'expired_card' });
  await expect
    .poll(() => received.map(({ event }) => event.type))
    .toEqual(['session.paid', 'session.declined']);
  const genuine = received.map(({ body, signature }) => {
    const [timestamp, digest] = signature.replace('t=', '').split(',v1=');
    return digest === createHmac('sha256', secret).update(`${timestamp}.${body}`).digest('hex');
  });
  expect(genuine).toEqual([false, true]);
});

it('replays an event with an old timestamp', async () => {
  const { createSession, approve, received, deliveries, call } = await startFaulty({});
  await approve(await createSession());
  await expect.poll(() => received.length).toBe(1);
  const [delivery] = await deliveries();
  const replay = await call('POST', `/test/events/${delivery?.event.id}/replay`, {
    timestamp: 1_700_000_000,
  });
  expect(replay.body.status).toBe(204);
  expect(received[1]?.signature).toMatch(/^t=1700000000,/);
  expect(received[1]?.body).toBe(received[0]?.body);
});

it('returns 500 without opening a payment', async () => {
  const { call } = await startFaulty({ status: 'error500' });
  expect((await call('POST', '/v1/sessions', sessionRequest())).status).toBe(500);
  await call('DELETE', '/test/faults');
  expect((await call('GET', '/v1/sessions?reference=payment-1')).body.data).toEqual([]);
});

it('hangs after creating the payment, which the Idempotency-Key finds again', async () => {
  const { call, sandbox } = await startFaulty({ status: 'hang' });
  const request = {
    method: 'POST',
    headers: {
      authorization: `Bearer ${secret}`,
      'content-type': 'application/json',
      'idempotency-key': 'k1',
    },
    body: JSON.stringify(sessionRequest()),
  };
  const unanswered = fetch(`${sandbox.url}/v1/sessions`, { ...request, signal: AbortSignal.timeout(200) });
  await expect(unanswered).rejects.toThrow('timeout');
  await call('DELETE', '/test/faults');
  expect((await fetch(`${sandbox.url}/v1/sessions`, request)).status).toBe(201);
  expect((await call('GET', '/v1/sessions?reference=payment-1')).body.data).toHaveLength(1);
});

it('responds slowly', async () => {
  const { call } = await startFaulty({ status: 'slow' });
  const started = Date.now();
  expect((await call('POST', '/v1/sessions', sessionRequest())).status).toBe(201);
  expect(Date.now() - started).toBeGreaterThan(2_900);
});

it('rejects an unknown switch with 400', async () => {
  const { call } = await startShop();
  expect((await call('POST', '/test/faults', { explode: true })).status).toBe(400);
});
