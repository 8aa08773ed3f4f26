import { Stripe } from 'stripe';
import { describe, expect, it } from 'vitest';
import { ProviderUnavailable, RefundRefused, WebhookRefused } from './payment-provider';
import { createStripeProvider } from './stripe';

const webhookSecret = 'whsec_of_the_tests';
const now = 1_795_000_000;

interface Sent {
  method: string;
  path: string;
  form: Record<string, string>;
  headers: Headers;
}

/** The provider over a wire that records what is sent and answers what it is given. */
function overWire(...answers: { status?: number; body: object }[]) {
  const sent: Sent[] = [];
  const wire: typeof fetch = async (input, init) => {
    const request = new Request(input, init);
    const url = new URL(request.url);
    const text = request.method === 'GET' ? url.search : await request.text();
    sent.push({
      method: request.method,
      path: url.pathname,
      form: Object.fromEntries(new URLSearchParams(text)),
      headers: request.headers,
    });
    const { status = 200, body } = answers[Math.min(sent.length, answers.length) - 1] ?? { body: {} };
    return Response.json(body, { status });
  };
  const provider = createStripeProvider({
    secretKey: 'sk_test_of_the_tests',
    webhookSecret,
    timeout: 5000,
    now: () => now,
    fetch: wire,
  });
  return { provider, sent };
}

const session = (change: object) => ({
  id: 'cs_1',
  object: 'checkout.session',
  status: 'complete',
  payment_status: 'paid',
  amount_total: 44_900,
  currency: 'dkk',
  payment_intent: null,
  url: 'https://checkout.stripe.com/c/pay/cs_1',
  ...change,
});

describe('createSession', () => {
  const request = {
    paymentId: 'payment-1',
    amount: 44_900,
    currency: 'DKK',
    locale: 'da-DK',
    description: 'Ordre',
    merchant: 'DBU',
    email: 'freja@example.com',
    returnUrl: 'https://shop.example/receipt/',
    cancelUrl: 'https://shop.example/checkout/',
    expiresAt: new Date((now + 2700) * 1000),
  };

  it('asks for one line of the whole amount, once for each payment', async () => {
    const { provider, sent } = overWire({ body: session({ status: 'open' }) });
    expect(await provider.createSession(request)).toEqual({
      reference: 'cs_1',
      url: 'https://checkout.stripe.com/c/pay/cs_1',
    });
    expect(sent).toHaveLength(1);
    expect(sent[0]).toMatchObject({ method: 'POST', path: '/v1/checkout/sessions' });
    expect(sent[0]?.headers.get('idempotency-key')).toBe('payment-1');
    expect(sent[0]?.headers.get('authorization')).toBe('Bearer sk_test_of_the_tests');
    expect(sent[0]?.form).toEqual({
      mode: 'payment',
      client_reference_id: 'payment-1',
      customer_email: 'freja@example.com',
      locale: 'da',
      'line_items[0][quantity]': '1',
      'line_items[0][price_data][currency]': 'dkk',
      'line_items[0][price_data][unit_amount]': '44900',
      'line_items[0][price_data][product_data][name]': 'Ordre',
      'payment_intent_data[description]': 'DBU: Ordre',
      success_url: 'https://shop.example/receipt/',
      cancel_url: 'https://shop.example/checkout/',
      expires_at: String(now + 2700),
    });
  });

  it('reports a failure of Stripe as unavailable', async () => {
    const { provider } = overWire({
      status: 400,
      body: { error: { type: 'invalid_request_error', message: 'no' } },
    });
    await expect(provider.createSession(request)).rejects.toThrow(ProviderUnavailable);
  });
});

describe('readSession', () => {
  const failed = {
    id: 'pi_1',
    status: 'requires_payment_method',
    last_payment_error: { decline_code: 'insufficient_funds' },
  };

  it.each([
    ['paid', {}, null],
    ['open', { status: 'open', payment_status: 'unpaid' }, null],
    ['expired', { status: 'expired', payment_status: 'unpaid' }, null],
    ['open', { payment_status: 'unpaid', payment_intent: { id: 'pi_1', status: 'processing' } }, null],
    ['declined', { payment_status: 'unpaid', payment_intent: failed }, 'insufficient_funds'],
    ['cancelled', { payment_status: 'unpaid', payment_intent: { id: 'pi_1', status: 'canceled' } }, null],
  ] as const)('is %s for %o', async (status, change, reason) => {
    const { provider, sent } = overWire({ body: session(change) });
    expect(await provider.readSession('cs_1')).toEqual({ status, amount: 44_900, currency: 'DKK', reason });
    expect(sent[0]).toMatchObject({ method: 'GET', path: '/v1/checkout/sessions/cs_1' });
  });
});

describe('expireSession', () => {
  it('asks for it', async () => {
    const { provider, sent } = overWire({ body: session({ status: 'expired' }) });
    await provider.expireSession('cs_1');
    expect(sent[0]).toMatchObject({ method: 'POST', path: '/v1/checkout/sessions/cs_1/expire' });
  });

  it('leaves a session alone that can no longer be expired', async () => {
    const { provider } = overWire({
      status: 400,
      body: { error: { type: 'invalid_request_error', message: 'done' } },
    });
    await expect(provider.expireSession('cs_1')).resolves.toBeUndefined();
  });

  it('reports a Stripe that fails', async () => {
    const { provider } = overWire({ status: 500, body: { error: { type: 'api_error', message: 'down' } } });
    await expect(provider.expireSession('cs_1')).rejects.toThrow(ProviderUnavailable);
  });
});

describe('refund', () => {
  const wish = { reference: 'cs_1', amount: 44_900, idempotencyKey: 'refund-1' };
  const paid = { body: session({ payment_intent: 'pi_1' }) };
  const none = { body: { object: 'list', data: [], has_more: false } };

  it("pays back the session's payment under the key, which it also writes on the refund", async () => {
    const { provider, sent } = overWire(paid, none, { body: { id: 're_1', status: 'succeeded' } });
    expect(await provider.refund(wish)).toBe('re_1');
    expect(sent[2]).toMatchObject({
      method: 'POST',
      path: '/v1/refunds',
      form: { payment_intent: 'pi_1', amount: '44900', 'metadata[refund]': 'refund-1' },
    });
    expect(sent[2]?.headers.get('idempotency-key')).toBe('refund-1');
  });

  it('finds again, days later, what it has paid back already', async () => {
    const earlier = { id: 're_1', status: 'succeeded', metadata: { refund: 'refund-1' } };
    const { provider, sent } = overWire(paid, { body: { object: 'list', data: [earlier], has_more: false } });
    expect(await provider.refund(wish)).toBe('re_1');
    expect(sent.map(({ method }) => method)).toEqual(['GET', 'GET']);
  });

  it.each([
    ['is refused', { status: 400, body: { error: { type: 'invalid_request_error', message: 'too much' } } }],
    [
      'fails at the bank',
      { body: { id: 're_1', status: 'failed', failure_reason: 'expired_or_canceled_card' } },
    ],
  ])('%s for good', async (_what, answer) => {
    const { provider } = overWire(paid, none, answer);
    await expect(provider.refund(wish)).rejects.toThrow(RefundRefused);
  });

  it('is to be tried again where Stripe fails', async () => {
    const { provider } = overWire(paid, none, {
      status: 500,
      body: { error: { type: 'api_error', message: 'down' } },
    });
    await expect(provider.refund(wish)).rejects.toThrow(ProviderUnavailable);
  });
});

const event = (type: string) => ({ id: 'evt_1', object: 'event', type, data: { object: { id: 'cs_1' } } });

describe('readWebhook', () => {
  const { provider } = overWire();
  const signed = (event: object, timestamp = now, secret = webhookSecret) => {
    const payload = JSON.stringify(event);
    const header = Stripe.webhooks.generateTestHeaderString({ payload, secret, timestamp });
    return provider.readWebhook(Buffer.from(payload), { 'stripe-signature': header });
  };

  it('reads a notice about a session', () =>
    expect(signed(event('checkout.session.completed'))).toEqual({ eventId: 'evt_1', reference: 'cs_1' }));

  it('passes over a notice about anything else', () => expect(signed(event('customer.created'))).toBeNull());

  it('refuses another secret', () =>
    expect(() => signed(event('checkout.session.completed'), now, 'whsec_another')).toThrow(WebhookRefused));

  it('refuses a notice of more than five minutes ago', () => {
    expect(() => signed(event('checkout.session.completed'), now - 301)).toThrow(WebhookRefused);
    expect(signed(event('checkout.session.completed'), now - 299)).not.toBeNull();
  });

  it('refuses a notice without a signature', () =>
    expect(() => provider.readWebhook(Buffer.from('{}'), {})).toThrow(WebhookRefused));
});
