import { type Sandbox, sign, startSandbox } from '@matchday/payment-sandbox';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  CaptureRefused,
  type PaymentProvider,
  ProviderUnavailable,
  type SessionRequest,
  WebhookRefused,
} from '../payment-provider';
import { createSandboxProvider } from './sandbox-provider';

const secret = 'a secret of the sandbox tests';
const now = 1_795_000_000;
let sandbox: Sandbox;
let provider: PaymentProvider;

const request = (paymentId: string): SessionRequest => ({
  paymentId,
  amount: 8995,
  currency: 'EUR',
  locale: 'en-GB',
  description: 'Order',
  merchant: 'Astralis',
  email: 'freja@example.com',
  returnUrl: 'http://127.0.0.1:3001/receipt/',
  cancelUrl: 'http://127.0.0.1:3001/checkout/',
  expiresAt: new Date(Date.now() + 60_000),
  capture: 'atOnce',
});

async function asShopper(path: string, body: object): Promise<void> {
  const answer = await fetch(`${sandbox.url}/test${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  expect(answer.ok).toBe(true);
}

beforeAll(async () => {
  sandbox = await startSandbox({ secret });
  provider = createSandboxProvider({ url: sandbox.url, secret, timeout: 3_000, now: () => now });
});
afterAll(() => sandbox.close());

describe('a session', () => {
  it('is the same when requested twice', async () => {
    const once = request('payment-twice');
    const first = await provider.createSession(once);
    expect(first.url).toContain(sandbox.url);
    expect(await provider.createSession(once)).toEqual(first);
  });

  it('is open at first, then has the state that the shopper caused', async () => {
    const { reference } = await provider.createSession(request('payment-read'));
    expect(await provider.readSession(reference)).toEqual({
      status: 'open',
      amount: 8995,
      currency: 'EUR',
      reason: null,
      authorisation: null,
    });
    await asShopper(`/sessions/${reference}/act`, { action: 'decline', reason: 'insufficient_funds' });
    expect(await provider.readSession(reference)).toMatchObject({
      status: 'declined',
      reason: 'insufficient_funds',
    });
  });

  it('can be expired, but stays paid if paid before', async () => {
    const open = await provider.createSession(request('payment-expire'));
    await provider.expireSession(open.reference);
    expect(await provider.readSession(open.reference)).toMatchObject({ status: 'expired' });

    const paid = await provider.createSession(request('payment-expire-late'));
    await asShopper(`/sessions/${paid.reference}/act`, { action: 'approve' });
    await provider.expireSession(paid.reference);
    expect(await provider.readSession(paid.reference)).toMatchObject({ status: 'paid' });
  });

  it('is refunded once per key', async () => {
    const { reference } = await provider.createSession(request('payment-refund'));
    await asShopper(`/sessions/${reference}/act`, { action: 'approve' });
    const refund = { reference, amount: 8995, idempotencyKey: 'refund-1' };
    await provider.refund(refund);
    await provider.refund(refund);
    const events = await fetch(`${sandbox.url}/test/events?reference=payment-refund`).then((answer) =>
      answer.text(),
    );
    expect(events.match(/session\.refunded/g)).toHaveLength(1);
  });
});

describe('an authorised session', () => {
  async function authorised(paymentId: string): Promise<string> {
    const { reference } = await provider.createSession({ ...request(paymentId), capture: 'onDispatch' });
    await asShopper(`/sessions/${reference}/act`, { action: 'approve' });
    return reference;
  }

  it('is captured in parts, once per key, and then released', async () => {
    const reference = await authorised('payment-parts');
    const { status, authorisation } = await provider.readSession(reference);
    expect([status, authorisation?.multicapture]).toEqual(['authorised', true]);
    expect(authorisation?.until?.getTime()).toBeGreaterThan(Date.now() + 6 * 24 * 3600_000);
    const part = { reference, amount: 1000, isFinal: false, capturedBefore: 0, idempotencyKey: 'part-1' };
    await provider.capture(part);
    await provider.capture(part);
    await provider.releaseAuthorisation(reference);
    await provider.releaseAuthorisation(reference);
    expect(await provider.readSession(reference)).toMatchObject({ status: 'paid', authorisation: null });
    const late = { ...part, idempotencyKey: 'part-2' };
    await expect(provider.capture(late)).rejects.toThrow(CaptureRefused);
  });

  it('is cancelled after a release without a capture', async () => {
    const reference = await authorised('payment-released');
    await provider.releaseAuthorisation(reference);
    expect(await provider.readSession(reference)).toMatchObject({ status: 'cancelled' });
  });

  it('reports a lost answer as unavailable, and captures once', async () => {
    const reference = await authorised('payment-lost');
    const all = { reference, amount: 8995, isFinal: true, capturedBefore: 0, idempotencyKey: 'lost' };
    await asShopper('/faults', { capture: 'lose' });
    await expect(provider.capture(all)).rejects.toThrow(ProviderUnavailable);
    await asShopper('/faults', {});
    await provider.capture(all);
    expect(await provider.readSession(reference)).toMatchObject({ status: 'paid' });
  });
});

describe('a provider that fails', () => {
  it.each(['error500', 'hang'] as const)('(%s) is reported as unavailable', async (status) => {
    await asShopper('/faults', { status });
    try {
      await expect(provider.createSession(request(`payment-${status}`))).rejects.toThrow(ProviderUnavailable);
    } finally {
      await asShopper('/faults', {});
    }
  });

  it('(unreachable) is reported as unavailable', async () => {
    const unreachable = createSandboxProvider({
      url: 'http://127.0.0.1:9',
      secret,
      timeout: 500,
      now: () => now,
    });
    await expect(unreachable.readSession('ses_1')).rejects.toThrow(ProviderUnavailable);
  });

  it('(rejecting the secret) is reported as unavailable', async () => {
    const wrong = createSandboxProvider({
      url: sandbox.url,
      secret: 'wrong',
      timeout: 3_000,
      now: () => now,
    });
    await expect(wrong.readSession('ses_1')).rejects.toThrow(ProviderUnavailable);
  });
});

describe('readWebhook', () => {
  const body = JSON.stringify({ id: 'evt_1', type: 'session.paid', data: { id: 'ses_1' } });
  const read = (signature: string | undefined, text = body) =>
    provider.readWebhook(
      Buffer.from(text),
      signature === undefined ? {} : { 'sandbox-signature': signature },
    );

  it('reads an event signed with the secret', () =>
    expect(read(sign(body, secret, now))).toEqual({ eventId: 'evt_1', reference: 'ses_1' }));

  it.each([
    ['unsigned', undefined],
    ['signed with another secret', sign(body, 'another', now)],
    ['signed over another body', sign(`${body} `, secret, now)],
    ['signed five minutes and a second ago', sign(body, secret, now - 301)],
    ['signed in the future', sign(body, secret, now + 301)],
    ['with a malformed signature', 'v1=zz,t='],
    ['with a signature without a time', sign(body, secret, Number.NaN)],
  ])('rejects an event %s', (_how, signature) => expect(() => read(signature)).toThrow(WebhookRefused));

  it('rejects a signed event that is malformed', () => {
    const text = '{"id":"evt_1"';
    expect(() => read(sign(text, secret, now), text)).toThrow(WebhookRefused);
  });
});
