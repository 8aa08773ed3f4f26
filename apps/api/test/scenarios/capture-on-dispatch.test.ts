import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { reconcile } from '../../src/features/payments/reconcile';
import { type DispatchApi, startDispatchApi } from '../dispatch-api';
import { sessionId } from '../paid-api';
import { newShopper, readyShopper, type Shopper } from '../shopper';

const day = 24 * 3_600_000;

let api: DispatchApi;
beforeAll(async () => {
  api = await startDispatchApi({ prepaid: ['prints'] });
});
afterAll(() => api.close());
afterEach(async () => {
  api.setAhead(0);
  await api.sandbox.faults({});
});

/** Buys three jerseys, which are authorised but not captured. */
async function buy(): Promise<{ id: string; url: string; line: string; total: number }> {
  const shopper = await readyShopper(api.call, 'jersey-red-s', 3);
  const { url } = (await shopper.pay()).body.data;
  await api.sandbox.act(url, { action: 'approve' });
  const { receipt } = (await shopper.receipt()).body;
  return { id: receipt.id, url, line: receipt.lines[0].id, total: receipt.total.amount };
}

let keys = 0;
const post = (id: string, path: string, body?: object) =>
  api.admin.call(`/api/admin/orders/${id}/${path}`, {
    method: 'POST',
    ...(body && { body }),
    headers: { 'idempotency-key': `key-${(keys += 1)}` },
  });
const ship = (id: string, line: string, quantity: number) =>
  post(id, 'shipments', { carrier: 'GLS', lines: [{ lineId: line, quantity }] });
const read = async (id: string) => (await api.admin.call(`/api/admin/orders/${id}`)).body;
const historyOf = async (id: string) => (await read(id)).history.map(({ type }: { type: string }) => type);
const codeOf = ({ status, body }: { status: number; body: { errors: { code: string }[] } }) => [
  status,
  body.errors[0]?.code,
];
const endAuthorisation = (url: string) =>
  fetch(`${api.sandbox.url}/test/sessions/${sessionId(url)}/end-authorisation`, { method: 'POST' });

describe('a payment that is captured on dispatch', () => {
  it('is authorised at the purchase, and captured with each parcel', async () => {
    const { id, url, line, total } = await buy();
    expect(await api.sandbox.session(url)).toMatchObject({ status: 'authorised', captured: 0 });
    expect((await read(id)).payment).toMatchObject({
      capture: 'onDispatch',
      authorisation: 'active',
      captured: { amount: 0 },
    });
    await ship(id, line, 1);
    expect(await api.sandbox.session(url)).toMatchObject({ captured: Math.round((total * 100) / 3) });
    await ship(id, line, 2);
    expect(await api.sandbox.session(url)).toMatchObject({ status: 'paid', captured: total * 100 });
    const { payment, order } = await read(id);
    expect(order.status).toBe('Complete');
    expect(payment).toMatchObject({ authorisation: 'captured', captured: { amount: total } });
  });

  it('is released when the order is cancelled', async () => {
    const { id, url } = await buy();
    await post(id, 'status', { status: 'Cancelled', restock: true });
    expect(await api.sandbox.session(url)).toMatchObject({ status: 'released', captured: 0 });
    expect((await read(id)).payment.authorisation).toBe('released');
  });

  it('is refunded only as far as it was captured', async () => {
    const { id, line, total } = await buy();
    expect(codeOf(await post(id, 'refund', { reason: 'Torn' }))).toEqual([409, 'NothingPaid']);
    await ship(id, line, 1);
    const tooMuch = { amount: total, reason: 'Torn' };
    expect(codeOf(await post(id, 'refund', tooMuch))).toEqual([409, 'RefundTooLarge']);
    expect((await post(id, 'refund', { reason: 'Torn' })).body.refund.amount.amount).toBeCloseTo(
      total / 3,
      1,
    );
  });

  it('is captured as a whole if the order is handed over without parcels', async () => {
    const { id, url, total } = await buy();
    await post(id, 'status', { status: 'Complete' });
    expect(await api.sandbox.session(url)).toMatchObject({ status: 'paid', captured: total * 100 });
  });

  it('is released for goods that are never sent', async () => {
    const { id, url, line, total } = await buy();
    await ship(id, line, 1);
    await post(id, 'status', { status: 'Complete', releaseRest: true });
    expect(await api.sandbox.session(url)).toMatchObject({
      status: 'paid',
      captured: Math.round((total * 100) / 3),
    });
  });

  it('is captured with the last parcel if the card allows one capture', async () => {
    await api.sandbox.faults({ multicapture: false });
    const { id, url, line, total } = await buy();
    await ship(id, line, 1);
    expect(await api.sandbox.session(url)).toMatchObject({ captured: 0 });
    await ship(id, line, 2);
    expect(await api.sandbox.session(url)).toMatchObject({ captured: total * 100 });
  });

  it('is captured later, once, if the provider does not answer', async () => {
    const { id, url, line, total } = await buy();
    await api.sandbox.faults({ capture: 'lose' });
    await ship(id, line, 3);
    expect((await read(id)).payment.captures[0].status).toBe('pending');
    await api.sandbox.faults({});
    api.setAhead(day / 24);
    await Promise.all([reconcile(api.context), reconcile(api.context)]);
    expect(await api.sandbox.session(url)).toMatchObject({ captured: total * 100 });
    expect((await read(id)).payment.captures[0].status).toBe('done');
  });

  it('shows a declined capture to staff, who repeat it', async () => {
    const { id, url, line, total } = await buy();
    expect((await post(id, 'capture')).body.payment.captures).toEqual([]);
    await api.sandbox.faults({ capture: 'decline' });
    await ship(id, line, 3);
    expect((await read(id)).payment.captures[0].status).toBe('failed');
    expect(await historyOf(id)).toContain('CaptureFailed');
    await api.sandbox.faults({});
    const { body } = await post(id, 'capture');
    expect(body.payment.captured.amount).toBe(total);
    expect(await api.sandbox.session(url)).toMatchObject({ captured: total * 100 });
  });

  it('lets no goods leave after the authorisation has ended', async () => {
    const { id, url, line } = await buy();
    await endAuthorisation(url);
    api.setAhead(8 * day);
    await reconcile(api.context);
    api.setAhead(0);
    expect((await read(id)).payment.authorisation).toBe('expired');
    expect(await historyOf(id)).toContain('AuthorisationExpired');
    expect(codeOf(await ship(id, line, 1))).toEqual([409, 'AuthorisationEnded']);
    expect(codeOf(await post(id, 'status', { status: 'Complete' }))).toEqual([409, 'AuthorisationEnded']);
    expect((await post(id, 'status', { status: 'Cancelled', restock: true })).status).toBe(200);
  });

  it('warns staff once before an authorisation ends, and captures what a single capture would lose', async () => {
    await api.sandbox.faults({ multicapture: false });
    const { id, url, line, total } = await buy();
    await ship(id, line, 1);
    api.setAhead(6 * day);
    await reconcile(api.context);
    await reconcile(api.context);
    api.setAhead(0);
    const warnings = (await historyOf(id)).filter((type: string) => type === 'AuthorisationEnding');
    expect(warnings).toHaveLength(1);
    expect(await api.sandbox.session(url)).toMatchObject({ captured: Math.round((total * 100) / 3) });
  });

  it('is released if it arrives when the goods are gone', async () => {
    const shopper = await readyShopper(api.call, 'jersey-red-m');
    const { url } = (await shopper.pay()).body.data;
    await api.sandbox.faults({ status: 'error500' });
    api.setAhead(70 * 60_000);
    await reconcile(api.context);
    await api.context.db.updateTable('variants').set({ stock: 0 }).where('id', '=', 'jersey-red-m').execute();
    await api.sandbox.faults({});
    await api.sandbox.act(url, { action: 'approve' });
    await reconcile(api.context);
    expect(await api.sandbox.session(url)).toMatchObject({ status: 'released', captured: 0 });
    const attempt = (await shopper.checkout()).body.payment;
    expect(attempt.status).toBe('refunded');
  });
});

describe('prepaid goods', () => {
  const print = { addOnAndProductRelationId: 'jersey-own', personalisation: { name: 'LUND', number: 9 } };

  async function printed(address: Parameters<Shopper['bill']>[0] = {}) {
    const shopper = await newShopper(api.call);
    expect((await shopper.addPrinted('jersey-red-s', print)).status).toBe(200);
    await shopper.bill(address);
    await shopper.choose();
    return shopper;
  }

  it('are captured at once only if the shopper agrees, and the words are recorded with the order', async () => {
    const shopper = await printed();
    const { prepayment } = (await shopper.checkout()).body.availablePaymentMethods[0];
    expect(prepayment.countries).toEqual(['DK']);
    expect(codeOf(await shopper.pay())).toEqual([400, 'PrepaymentNotAccepted']);
    const { url } = (await shopper.pay({}, { acceptsPrepayment: true })).body.data;
    await api.sandbox.act(url, { action: 'approve' });
    const { id } = (await shopper.receipt()).body.receipt;
    expect(await api.sandbox.session(url)).toMatchObject({ status: 'paid' });
    const { payment } = await read(id);
    expect(payment.capture).toBe('atOnce');
    expect(payment.prepayment.text).toBe(prepayment.text);
    expect(Date.parse(payment.prepayment.acceptedAt)).toBeGreaterThan(Date.now() - day);
  });

  it('need no agreement where payments are captured at once', async () => {
    const shopper = await printed({ country: 'SE', zipCode: '111 22', phone: '+46 70 123 45 67' });
    expect((await shopper.pay()).status).toBe(200);
  });

  it('are not asked for without a print', async () => {
    const shopper = await readyShopper(api.call, 'jersey-red-s');
    expect((await shopper.checkout()).body.availablePaymentMethods[0].prepayment).toBeNull();
  });
});
