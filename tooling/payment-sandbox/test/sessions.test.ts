import { describe, expect, it } from 'vitest';
import { sessionRequest, startShop } from './shop';

describe('POST /v1/sessions', () => {
  it('opens a payment with a hosted page', async () => {
    const { call, sandbox } = await startShop();
    const { status, body } = await call('POST', '/v1/sessions', sessionRequest());
    expect(status).toBe(201);
    expect(body).toMatchObject({ ...sessionRequest(), status: 'open', refunded: 0 });
    expect(body.url).toBe(`${sandbox.url}/pay/${body.id}`);
  });

  it('repeats the response for the same Idempotency-Key', async () => {
    const { call } = await startShop();
    const headers = { 'idempotency-key': 'k1' };
    const first = await call('POST', '/v1/sessions', sessionRequest(), headers);
    const second = await call('POST', '/v1/sessions', sessionRequest(), headers);
    expect(second).toEqual(first);
    expect((await call('GET', '/v1/sessions?reference=payment-1')).body.data).toHaveLength(1);
  });

  it('rejects the same Idempotency-Key for another request', async () => {
    const { call } = await startShop();
    const headers = { 'idempotency-key': 'k1' };
    await call('POST', '/v1/sessions', sessionRequest(), headers);
    const { status, body } = await call('POST', '/v1/sessions', sessionRequest({ amount: 1 }), headers);
    expect(status).toBe(409);
    expect(body.error.code).toBe('idempotency_key_reused');
  });

  it.each([
    ['a zero amount', { amount: 0 }],
    ['a fraction of a minor unit', { amount: 1.5 }],
    ['an amount as text', { amount: '100' }],
    ['a malformed currency', { currency: 'kr' }],
    ['a return URL that is not http', { successUrl: 'javascript:alert(1)' }],
    ['an expiry in the past', { expiresAt: '2020-01-01T00:00:00Z' }],
    ['an unknown field', { colour: 'red' }],
  ])('rejects %s with 400', async (_title, changes) => {
    const { call } = await startShop();
    const { status, body } = await call('POST', '/v1/sessions', { ...sessionRequest(), ...changes });
    expect(status).toBe(400);
    expect(body.error.message).not.toBe('');
  });

  it('rejects a wrong secret with 401', async () => {
    const { call } = await startShop();
    const headers = { authorization: 'Bearer guess' };
    expect((await call('POST', '/v1/sessions', sessionRequest(), headers)).status).toBe(401);
  });
});

describe('reading sessions', () => {
  it('finds a payment by id, and payments by reference, newest first', async () => {
    const { call, createSession } = await startShop();
    const older = await createSession();
    const newer = await createSession();
    await createSession({ reference: 'payment-2' });
    expect((await call('GET', `/v1/sessions/${older.id}`)).body).toEqual(older);
    expect((await call('GET', '/v1/sessions?reference=payment-1')).body.data).toEqual([newer, older]);
  });

  it('returns 404 for an unknown id', async () => {
    const { call } = await startShop();
    const { status, body } = await call('GET', '/v1/sessions/ses_none');
    expect(status).toBe(404);
    expect(body.error.code).toBe('session_not_found');
  });
});

describe('expiry', () => {
  it('expires a payment on request, and responds the same the second time', async () => {
    const { call, createSession } = await startShop();
    const { id } = await createSession();
    const first = await call('POST', `/v1/sessions/${id}/expire`);
    expect(first.body.status).toBe('expired');
    expect(await call('POST', `/v1/sessions/${id}/expire`)).toEqual(first);
  });

  it('does not expire a paid payment', async () => {
    const { call, createSession, approve } = await startShop();
    const session = await createSession();
    await approve(session);
    expect((await call('POST', `/v1/sessions/${session.id}/expire`)).status).toBe(409);
    expect((await call('GET', `/v1/sessions/${session.id}`)).body.status).toBe('paid');
  });

  it('expires at expiresAt and sends one event', async () => {
    const { call, createSession, deliveries } = await startShop();
    const { id } = await createSession({ expiresAt: new Date(Date.now() + 200).toISOString() });
    await expect
      .poll(async () => (await deliveries()).map(({ event }) => event.type), { timeout: 4_000 })
      .toEqual(['session.expired']);
    expect((await call('GET', `/v1/sessions/${id}`)).body.status).toBe('expired');
    expect((await call('POST', `/test/sessions/${id}/act`, { action: 'approve' })).status).toBe(409);
  });
});

describe('POST /v1/sessions/:id/refunds', () => {
  it('refunds in parts, at most the payment', async () => {
    const { call, createSession, approve } = await startShop();
    const session = await createSession({ amount: 1_000 });
    await approve(session);
    const refund = (amount: number, key: string) =>
      call('POST', `/v1/sessions/${session.id}/refunds`, { amount, key });
    expect((await refund(600, 'a')).body.session.refunded).toBe(600);
    expect((await refund(401, 'b')).body.error.code).toBe('refund_exceeds_payment');
    expect((await refund(400, 'c')).body.session.refunded).toBe(1_000);
    expect((await refund(1, 'd')).status).toBe(409);
  });

  it('refunds once per key, and rejects the key with another amount', async () => {
    const { call, createSession, approve } = await startShop();
    const session = await createSession({ amount: 1_000 });
    await approve(session);
    const refund = (amount: number) =>
      call('POST', `/v1/sessions/${session.id}/refunds`, { amount, key: 'a' });
    const first = await refund(300);
    expect(await refund(300)).toEqual(first);
    expect((await refund(301)).body.error.code).toBe('refund_key_reused');
    expect((await call('GET', `/v1/sessions/${session.id}`)).body.refunded).toBe(300);
  });

  it('rejects a refund of an unpaid payment', async () => {
    const { call, createSession } = await startShop();
    const { id } = await createSession();
    const { status, body } = await call('POST', `/v1/sessions/${id}/refunds`, { amount: 1, key: 'a' });
    expect(status).toBe(409);
    expect(body.error.code).toBe('session_not_paid');
  });
});
