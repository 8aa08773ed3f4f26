import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { reconcile } from '../../src/features/payments/reconcile';
import { eventually, type PaidApi, startPaidApi } from '../paid-api';
import { readyShopper, type Shopper } from '../shopper';

const minute = 60_000;
let api: PaidApi;
let ahead = 0;
beforeAll(async () => {
  api = await startPaidApi({ clock: () => new Date(Date.now() + ahead) });
});
afterAll(() => api.close());
afterEach(async () => {
  ahead = 0;
  await api.sandbox.faults({});
});

async function startPayment(): Promise<{ fan: Shopper; url: string }> {
  const fan = await readyShopper(api.call);
  const { body } = await fan.pay();
  return { fan, url: body.data.url };
}
const payment = async (url: string) => {
  const reference = new URL(url).pathname.split('/').at(-1) ?? '';
  return api.context.db
    .selectFrom('payments')
    .selectAll()
    .where('reference', '=', reference)
    .executeTakeFirst();
};
const order = async (url: string) => {
  const { order_id: id = '' } = (await payment(url)) ?? {};
  return api.context.db.selectFrom('orders').selectAll().where('id', '=', id).executeTakeFirst();
};
const events = async (url: string) => {
  const { order_id: id = '' } = (await payment(url)) ?? {};
  const rows = await api.context.db
    .selectFrom('order_events')
    .select('type')
    .where('order_id', '=', id)
    .orderBy('id')
    .execute();
  return rows.map(({ type }) => type);
};
const delivery = async (url: string) => {
  const { id } = await api.sandbox.session(url);
  const deliveries = await api.sandbox.deliveries();
  return deliveries.find(({ event }) => event.data.id === id);
};

describe('a webhook', () => {
  it('confirms the order of a shopper who closed the tab', async () => {
    const { url } = await startPayment();
    await api.sandbox.act(url, { action: 'approve' });
    await eventually(
      () => order(url),
      (row) => row?.status === 'Confirmed',
    );
    expect(await events(url)).toEqual(['Open', 'Confirmed']);
  });

  it('confirms one order if it is delivered several times concurrently', async () => {
    await api.sandbox.faults({ duplicate: 5 });
    const { url } = await startPayment();
    await api.sandbox.act(url, { action: 'approve' });
    const { attempts } = (await eventually(
      () => delivery(url),
      (sent) => sent?.state === 'delivered',
    )) ?? { attempts: [] };
    expect(attempts.map(({ status }) => status)).toEqual(Array(6).fill(200));
    expect(await events(url)).toEqual(['Open', 'Confirmed']);
  });

  it('may arrive out of order', async () => {
    await api.sandbox.faults({ reorder: true });
    const [one, other] = [await startPayment(), await startPayment()];
    await api.sandbox.act(one.url, { action: 'approve' });
    await api.sandbox.act(other.url, { action: 'decline' });
    await eventually(
      () => Promise.all([payment(one.url), payment(other.url)]),
      ([first, second]) => first?.status === 'paid' && second?.status === 'declined',
    );
    expect((await order(other.url))?.status).toBe('Cancelled');
  });

  it('that is forged has no effect; the genuine one after it counts', async () => {
    await api.sandbox.faults({ forge: true });
    const { fan, url } = await startPayment();
    await api.sandbox.act(url, { action: 'decline', reason: 'expired_card' });
    await eventually(
      () => payment(url),
      (row) => row?.status === 'declined',
    );
    expect(await events(url)).toEqual(['Open', 'Cancelled']);
    expect((await fan.checkout()).body.payment).toEqual({
      status: 'declined',
      reason: 'the card has expired',
    });
  });

  it('that is replayed after five minutes is rejected', async () => {
    const { url } = await startPayment();
    await api.sandbox.act(url, { action: 'approve' });
    const sent = await eventually(
      () => delivery(url),
      (known) => known?.state === 'delivered',
    );
    const seconds = Math.floor(Date.now() / 1000);
    expect(await api.sandbox.replay(sent?.event.id ?? '', seconds - 301)).toMatchObject({ status: 400 });
    expect(await api.sandbox.replay(sent?.event.id ?? '', seconds)).toMatchObject({ status: 200 });
    expect(await events(url)).toEqual(['Open', 'Confirmed']);
  });

  it('that is lost is replaced by the reconciliation', async () => {
    await api.sandbox.faults({ lose: true });
    const { url } = await startPayment();
    await api.sandbox.act(url, { action: 'approve' });
    await eventually(
      () => delivery(url),
      (sent) => sent?.state === 'lost',
    );
    await reconcile(api.context);
    expect((await order(url))?.status).toBe('Open');
    ahead = 2 * minute;
    await reconcile(api.context);
    expect((await order(url))?.status).toBe('Confirmed');
    await reconcile(api.context);
    expect(await events(url)).toEqual(['Open', 'Confirmed']);
  });

  it('confirms one order together with the receipt and the reconciliation', async () => {
    await api.sandbox.faults({ duplicate: 3 });
    const { fan, url } = await startPayment();
    ahead = 2 * minute;
    await api.sandbox.act(url, { action: 'approve' });
    const [, , ...receipts] = await Promise.all([
      reconcile(api.context),
      reconcile(api.context),
      ...Array.from({ length: 5 }, () => fan.receipt()),
    ]);
    await eventually(
      () => delivery(url),
      (sent) => sent?.state === 'delivered',
    );
    expect(new Set(receipts.map(({ body }) => body.receipt.orderNumber)).size).toBe(1);
    expect(await events(url)).toEqual(['Open', 'Confirmed']);
    const { id = '' } = (await order(url)) ?? {};
    const mails = await api.context.db
      .selectFrom('mails')
      .select(['recipient', 'template'])
      .where('key', '=', `order-confirmed:${id}`)
      .execute();
    expect(mails).toEqual([{ recipient: 'freja@example.com', template: 'orderConfirmed' }]);
  });
});

describe('order numbers', () => {
  it('are assigned to paid orders only, consecutively', async () => {
    const rows = await api.context.db
      .selectFrom('orders')
      .select('number')
      .where('number', 'is not', null)
      .orderBy('number')
      .execute();
    expect(rows.map(({ number }) => number)).toEqual(rows.map((_, at) => `N${100_001 + at}`));
  });
});
