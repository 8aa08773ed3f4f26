import { sign, signatureHeader } from '@matchday/payment-sandbox';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type PaidApi, sandboxSecret, sessionId, startPaidApi } from '../../../../test/paid-api';
import { expectRefusal } from '../../../../test/refusals';
import { readyShopper } from '../../../../test/shopper';

let api: PaidApi;
beforeAll(async () => {
  api = await startPaidApi({ webhooks: false });
});
afterAll(() => api.close());
beforeEach(() => api.sandbox.faults({}));

const seconds = () => Math.floor(Date.now() / 1000);
let events = 0;
const notice = (reference: string, type = 'session.paid') => {
  events += 1;
  return JSON.stringify({ id: `evt_test_${events}`, type, data: { id: reference, status: 'paid' } });
};
const send = (
  body: string,
  signature: string | undefined = sign(body, sandboxSecret),
  provider = 'sandbox',
) =>
  api.call(`/api/payments/${provider}/webhook`, {
    method: 'POST',
    store: null,
    body,
    headers: signature === '' ? {} : { [signatureHeader]: signature },
  });

async function paid(action: 'approve' | 'decline' = 'approve') {
  const fan = await readyShopper(api.call);
  const { body } = await fan.pay();
  await api.sandbox.act(body.data.url, { action });
  return { fan, reference: sessionId(body.data.url) };
}
const statusOf = async (reference: string) => {
  const row = await api.context.db
    .selectFrom('payments')
    .select('status')
    .where('reference', '=', reference)
    .executeTakeFirst();
  return row?.status;
};

describe('200', () => {
  it('finishes the payment', async () => {
    const { reference } = await paid();
    expect(await send(notice(reference))).toMatchObject({ status: 200, body: { received: true } });
    expect(await statusOf(reference)).toBe('paid');
  });

  it("uses the provider's state, not the event's", async () => {
    const { reference } = await paid('decline');
    expect((await send(notice(reference, 'session.paid'))).status).toBe(200);
    expect(await statusOf(reference)).toBe('declined');
  });

  it('changes nothing for a repeated event', async () => {
    const { fan, reference } = await paid();
    const body = notice(reference);
    expect((await send(body)).status).toBe(200);
    const { body: first } = await fan.receipt();
    expect((await send(body)).status).toBe(200);
    expect((await send(notice(reference))).status).toBe(200);
    expect((await fan.receipt()).body).toEqual(first);
  });

  it('accepts an event that is almost five minutes old', async () => {
    const { reference } = await paid();
    const body = notice(reference);
    expect((await send(body, sign(body, sandboxSecret, seconds() - 290))).status).toBe(200);
  });
});

describe('400', () => {
  it.each([
    ['forged', (body: string) => sign(body, 'another secret, as long as ours')],
    ['not signed', () => ''],
    ['signed over another body', (body: string) => sign(`${body} `, sandboxSecret)],
    ['replayed after five minutes', (body: string) => sign(body, sandboxSecret, seconds() - 301)],
  ])('rejects an event that is %s, and changes nothing', async (_how, signatureOf) => {
    const { reference } = await paid();
    const body = notice(reference);
    expectRefusal(await send(body, signatureOf(body)), 400, 'WebhookRefused');
    expect(await statusOf(reference)).toBe('open');
  });

  it.each(['{"id":', '', '[]', '{"id":"evt_1"}'])('rejects the signed invalid body "%s"', async (body) =>
    expectRefusal(await send(body), 400, 'WebhookRefused'),
  );
});

describe('404', () => {
  it('rejects a provider that is not configured', async () =>
    expectRefusal(await send('{}', 'x', 'stripe'), 404, 'UnknownPaymentProvider', 'provider'));

  it('rejects an unknown session', async () =>
    expectRefusal(await send(notice('ses_unknown')), 404, 'UnknownPayment'));
});

describe('502', () => {
  it('rejects an unavailable provider, which then sends the event again', async () => {
    const { reference } = await paid();
    const body = notice(reference);
    await api.sandbox.faults({ status: 'error500' });
    expectRefusal(await send(body), 502, 'PaymentUnavailable');
    expect(await statusOf(reference)).toBe('open');
    await api.sandbox.faults({});
    expect((await send(body)).status).toBe(200);
    expect(await statusOf(reference)).toBe('paid');
  });
});
