import { Stripe } from 'stripe';
import { describe, expect, it } from 'vitest';
import { CaptureRefused, ProviderUnavailable, RefundRefused, WebhookRefused } from '../payment-provider';
import { createStripeProvider } from './stripe-provider';

const webhookSecret = 'whsec_of_the_tests';
const now = 1_795_000_000;

interface Sent {
  method: string;
  path: string;
  form: Record<string, string>;
  headers: Headers;
}

/** A provider with a fake fetch that records requests and returns the given responses. */
function withResponses(...answers: { status?: number; body: object }[]) {
  const sent: Sent[] = [];
  const fakeFetch: typeof fetch = async (input, init) => {
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
    fetch: fakeFetch,
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
    capture: 'atOnce' as const,
  };

  it('requests one line of the whole amount, once per payment', async () => {
    const { provider, sent } = withResponses({ body: session({ status: 'open' }) });
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

  it('asks for an authorisation that can be captured in parts', async () => {
    const { provider, sent } = withResponses({ body: session({ status: 'open' }) });
    await provider.createSession({ ...request, capture: 'onDispatch' });
    expect(sent[0]?.form).toMatchObject({
      'payment_intent_data[capture_method]': 'manual',
      'payment_method_options[card][request_multicapture]': 'if_available',
      'payment_method_options[card][request_extended_authorization]': 'if_available',
    });
  });

  it('reports a failure of Stripe as unavailable', async () => {
    const { provider } = withResponses({
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
    const { provider, sent } = withResponses({ body: session(change) });
    expect(await provider.readSession('cs_1')).toEqual({
      status,
      amount: 44_900,
      currency: 'DKK',
      reason,
      authorisation: null,
    });
    expect(sent[0]).toMatchObject({ method: 'GET', path: '/v1/checkout/sessions/cs_1' });
  });
});

/** A payment intent that holds an amount. */
const held = (change: object = {}, multicapture = 'available') => ({
  id: 'pi_1',
  status: 'requires_capture',
  amount_received: 0,
  latest_charge: {
    id: 'ch_1',
    payment_method_details: {
      card: { capture_before: now + 7 * 24 * 3600, multicapture: { status: multicapture } },
    },
  },
  ...change,
});
const authorised = (intent: object) => ({
  body: session({ payment_status: 'unpaid', payment_intent: intent }),
});

describe('an authorised session', () => {
  const part = {
    reference: 'cs_1',
    amount: 20_000,
    isFinal: false,
    capturedBefore: 0,
    idempotencyKey: 'capture-1',
  };

  it('names the end of its authorisation, and whether it can be captured in parts', async () => {
    const { provider } = withResponses(authorised(held()), authorised(held({}, 'unavailable')));
    expect(await provider.readSession('cs_1')).toMatchObject({
      status: 'authorised',
      authorisation: { until: new Date((now + 7 * 24 * 3600) * 1000), multicapture: true },
    });
    expect((await provider.readSession('cs_1')).authorisation?.multicapture).toBe(false);
  });

  it('is captured in parts, with the key', async () => {
    const { provider, sent } = withResponses(authorised(held()), { body: held() });
    await provider.capture(part);
    expect(sent[1]).toMatchObject({
      method: 'POST',
      path: '/v1/payment_intents/pi_1/capture',
      form: { amount_to_capture: '20000', final_capture: 'false' },
    });
    expect(sent[1]?.headers.get('idempotency-key')).toBe('capture-1');
  });

  it('is captured without the setting that only multicapture knows', async () => {
    const { provider, sent } = withResponses(authorised(held({}, 'unavailable')), { body: held() });
    await provider.capture(part);
    expect(sent[1]?.form).toEqual({ amount_to_capture: '20000' });
  });

  it('is not captured again after an answer was lost', async () => {
    const { provider, sent } = withResponses(authorised(held({ amount_received: 20_000 })));
    await provider.capture(part);
    expect(sent.map(({ method }) => method)).toEqual(['GET']);
  });

  it.each(['canceled', 'succeeded'])('is refused after it has ended (%s)', async (status) => {
    const { provider } = withResponses(authorised(held({ status })));
    await expect(provider.capture(part)).rejects.toThrow(CaptureRefused);
  });

  it.each([
    [402, 'card_error', CaptureRefused],
    [400, 'invalid_request_error', CaptureRefused],
    [500, 'api_error', ProviderUnavailable],
  ])('reports the answer %i of a capture', async (status, type, error) => {
    const failure = { status, body: { error: { type, message: 'no' } } };
    const { provider } = withResponses(authorised(held()), failure);
    await expect(provider.capture(part)).rejects.toThrow(error);
  });

  it('is released by cancelling it, once', async () => {
    const { provider, sent } = withResponses(
      authorised(held()),
      { body: held() },
      authorised(held({ status: 'canceled' })),
    );
    await provider.releaseAuthorisation('cs_1');
    await provider.releaseAuthorisation('cs_1');
    expect(sent.map(({ path }) => path)).toEqual([
      '/v1/checkout/sessions/cs_1',
      '/v1/payment_intents/pi_1/cancel',
      '/v1/checkout/sessions/cs_1',
    ]);
  });
});

describe('expireSession', () => {
  it('expires the session', async () => {
    const { provider, sent } = withResponses({ body: session({ status: 'expired' }) });
    await provider.expireSession('cs_1');
    expect(sent[0]).toMatchObject({ method: 'POST', path: '/v1/checkout/sessions/cs_1/expire' });
  });

  it('ignores a session that can no longer be expired', async () => {
    const { provider } = withResponses({
      status: 400,
      body: { error: { type: 'invalid_request_error', message: 'done' } },
    });
    await expect(provider.expireSession('cs_1')).resolves.toBeUndefined();
  });

  it('reports a failure of Stripe', async () => {
    const { provider } = withResponses({
      status: 500,
      body: { error: { type: 'api_error', message: 'down' } },
    });
    await expect(provider.expireSession('cs_1')).rejects.toThrow(ProviderUnavailable);
  });
});

describe('refund', () => {
  const request = { reference: 'cs_1', amount: 44_900, idempotencyKey: 'refund-1' };
  const paid = { body: session({ payment_intent: 'pi_1' }) };
  const none = { body: { object: 'list', data: [], has_more: false } };

  it("refunds the session's payment with the key, and stores the key in the refund's metadata", async () => {
    const { provider, sent } = withResponses(paid, none, { body: { id: 're_1', status: 'succeeded' } });
    expect(await provider.refund(request)).toBe('re_1');
    expect(sent[2]).toMatchObject({
      method: 'POST',
      path: '/v1/refunds',
      form: { payment_intent: 'pi_1', amount: '44900', 'metadata[refund]': 'refund-1' },
    });
    expect(sent[2]?.headers.get('idempotency-key')).toBe('refund-1');
  });

  it('finds an earlier refund by the key in its metadata', async () => {
    const earlier = { id: 're_1', status: 'succeeded', metadata: { refund: 'refund-1' } };
    const { provider, sent } = withResponses(paid, {
      body: { object: 'list', data: [earlier], has_more: false },
    });
    expect(await provider.refund(request)).toBe('re_1');
    expect(sent.map(({ method }) => method)).toEqual(['GET', 'GET']);
  });

  it.each([
    ['is rejected', { status: 400, body: { error: { type: 'invalid_request_error', message: 'too much' } } }],
    [
      'fails at the bank',
      { body: { id: 're_1', status: 'failed', failure_reason: 'expired_or_canceled_card' } },
    ],
  ])('that %s throws RefundRefused', async (_title, answer) => {
    const { provider } = withResponses(paid, none, answer);
    await expect(provider.refund(request)).rejects.toThrow(RefundRefused);
  });

  it('throws a retryable error if Stripe fails', async () => {
    const { provider } = withResponses(paid, none, {
      status: 500,
      body: { error: { type: 'api_error', message: 'down' } },
    });
    await expect(provider.refund(request)).rejects.toThrow(ProviderUnavailable);
  });
});

const event = (type: string) => ({ id: 'evt_1', object: 'event', type, data: { object: { id: 'cs_1' } } });

describe('readWebhook', () => {
  const { provider } = withResponses();
  const signed = (event: object, timestamp = now, secret = webhookSecret) => {
    const payload = JSON.stringify(event);
    const header = Stripe.webhooks.generateTestHeaderString({ payload, secret, timestamp });
    return provider.readWebhook(Buffer.from(payload), { 'stripe-signature': header });
  };

  it('reads a session event', () =>
    expect(signed(event('checkout.session.completed'))).toEqual({ eventId: 'evt_1', reference: 'cs_1' }));

  it('returns null for other events', () => expect(signed(event('customer.created'))).toBeNull());

  it('rejects another secret', () =>
    expect(() => signed(event('checkout.session.completed'), now, 'whsec_another')).toThrow(WebhookRefused));

  it('rejects an event older than five minutes', () => {
    expect(() => signed(event('checkout.session.completed'), now - 301)).toThrow(WebhookRefused);
    expect(signed(event('checkout.session.completed'), now - 299)).not.toBeNull();
  });

  it('rejects an event without a signature', () =>
    expect(() => provider.readWebhook(Buffer.from('{}'), {})).toThrow(WebhookRefused));
});

it.each([
  ['generic_decline', 'card_declined'],
  ['do_not_honor', 'card_declined'],
  ['authentication_required', 'authentication_failed'],
  ['insufficient_funds', 'insufficient_funds'],
  ['a_code_of_tomorrow', undefined],
])('maps the decline code %s to %s', (code, reason) => {
  expect(withResponses().provider.declineReasons.get(code)).toBe(reason);
});
