import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Invoice } from '../../src/features/invoices';
import { insertInvoice } from '../../src/features/invoices/queries';
import { deliverMails } from '../../src/features/mails/deliver-mails';
import { json } from '../../src/platform/database/database';
import { type DispatchApi, startDispatchApi } from '../dispatch-api';
import { expectGaplessNumbers, invoicedBalance } from '../invoice-checks';
import { type MailFolder, newMailFolder } from '../mail-folder';
import { eventually } from '../paid-api';
import { newShopper } from '../shopper';

let api: DispatchApi;
let folder: MailFolder;
beforeAll(async () => {
  folder = await newMailFolder();
  api = await startDispatchApi({ env: { DATA_DIR: folder.dataDir } });
});
afterAll(async () => {
  await api.close();
  await folder.remove();
});

/** In Sweden, payments are captured at once; in Denmark, when goods leave. */
const sweden = { country: 'SE', zipCode: '111 22', phone: '+46 70 123 45 67' };

async function buy(address: Parameters<Awaited<ReturnType<typeof newShopper>>['bill']>[0] = sweden) {
  const shopper = await newShopper(api.call);
  await shopper.add('jersey-red-s', 3);
  await shopper.bill(address);
  await shopper.choose();
  const { body } = await shopper.pay();
  await api.sandbox.act(body.data.url, { action: 'approve' });
  const answer = await eventually(shopper.receipt, ({ body: found }) => Boolean(found.receipt));
  return answer.body.receipt;
}

let keys = 0;
const post = async (id: string, path: string, body: object) => {
  const headers = { 'idempotency-key': `key-${(keys += 1)}` };
  const answer = await api.admin.call(`/api/admin/orders/${id}/${path}`, { method: 'POST', body, headers });
  expect(answer.status, JSON.stringify(answer.body)).toBe(200);
};
const read = async (id: string): Promise<Invoice[]> =>
  (await api.admin.call(`/api/admin/orders/${id}/invoices`)).body.invoices;

/** The names of the files in the mails about an order that were sent since the last call. */
async function mailedFiles(): Promise<(string | null)[][]> {
  await deliverMails(api.context);
  const mails = await folder.read();
  await folder.clear();
  return mails.map(({ attachments }) => {
    for (const { content } of attachments)
      expect(
        Buffer.from(content as ArrayBuffer)
          .subarray(0, 5)
          .toString(),
      ).toBe('%PDF-');
    return attachments.map(({ filename }) => filename);
  });
}

it('an order that is captured at once has one invoice, which its confirmation carries', async () => {
  const order = await buy();
  const [invoice, ...others] = await read(order.id);
  expect(others).toEqual([]);
  expect(invoice).toMatchObject({
    kind: 'invoice',
    corrects: null,
    orderNumber: order.orderNumber,
    total: order.total,
    vatTotal: order.taxTotal,
    vat: [{ country: 'SE', rate: 25 }],
    seller: { name: expect.any(String), cvr: expect.any(String) },
    buyer: { name: 'Freja Lund', country: 'SE' },
  });
  expect(await invoicedBalance(api.admin, order)).toBe(Math.round(order.total.amount * 100));
  expect(await mailedFiles()).toEqual([[`${invoice?.number}.pdf`]]);
});

it('an order that is captured on dispatch has an invoice for each parcel', async () => {
  const order = await buy({});
  expect(await read(order.id)).toEqual([]);
  expect(await mailedFiles()).toEqual([[]]);
  const ship = (quantity: number) =>
    post(order.id, 'shipments', { carrier: 'GLS', lines: [{ lineId: order.lines[0].id, quantity }] });
  await ship(1);
  await ship(2);
  const invoices = await read(order.id);
  expect(invoices.map(({ lines }) => lines.map(({ kind, quantity }) => [kind, quantity]))).toEqual([
    [['goods', 1], ...(order.shippingTotal.amount > 0 ? [['shipping', 1]] : [])],
    [['goods', 2]],
  ]);
  expect(await invoicedBalance(api.admin, order)).toBe(Math.round(order.total.amount * 100));
  const numbers = invoices.map(({ number }) => `${number}.pdf`);
  expect(new Set((await mailedFiles()).flat())).toEqual(new Set(numbers));
});

it('a refund has a credit note, which its mail carries, and a cancellation one for the rest', async () => {
  const order = await buy();
  await mailedFiles();
  await post(order.id, 'refund', { amount: 10, reason: 'Torn' });
  const [invoice, first] = await read(order.id);
  expect(first).toMatchObject({
    kind: 'creditNote',
    corrects: invoice?.number,
    total: { amount: 10 },
    vatTotal: { amount: 2 },
    lines: [{ kind: 'reduction' }],
  });
  expect(await mailedFiles()).toEqual([[`${first?.number}.pdf`]]);
  await post(order.id, 'status', { status: 'Cancelled', restock: true });
  const second = (await read(order.id)).at(-1);
  expect(second?.total.amount).toBeCloseTo(order.total.amount - 10, 2);
  expect(await invoicedBalance(api.admin, order)).toBe(0);
  expect(await mailedFiles()).toEqual([[`${second?.number}.pdf`]]);
});

it('an order of which nothing was sent has no invoice, not even of its shipping', async () => {
  const order = await buy({});
  await post(order.id, 'status', { status: 'Complete', releaseRest: true });
  expect(await read(order.id)).toEqual([]);
});

it('a credit note of a whole invoice names its goods', async () => {
  const order = await buy();
  await post(order.id, 'status', { status: 'Cancelled', restock: true });
  const [invoice, note] = await read(order.id);
  expect(note?.lines).toEqual(invoice?.lines);
});

it('a refund that the provider refuses is credited once, also if staff repeat it', async () => {
  const order = await buy();
  const refund = () => post(order.id, 'refund', { amount: 5, reason: 'Late' });
  await refund();
  await api.context.db
    .updateTable('refunds')
    .set({ status: 'failed' })
    .where('order_id', '=', order.id)
    .execute();
  await refund();
  expect((await read(order.id)).map(({ kind }) => kind)).toEqual(['invoice', 'creditNote']);
});

it('numbers have no gap and no double after 20 purchases side by side and a transaction that was undone', async () => {
  const { db } = api.context;
  const undone = db.transaction().execute(async (trx) => {
    const {
      id: _id,
      content,
      personal,
      ...row
    } = await trx.selectFrom('invoices').selectAll().limit(1).executeTakeFirstOrThrow();
    await insertInvoice(trx, { ...row, content: json(content), personal: json(personal) }, 'N');
    throw new Error('undone');
  });
  await expect(undone).rejects.toThrow('undone');
  const before = (await db.selectFrom('invoices').select('id').execute()).length;
  const orders = await Promise.all(Array.from({ length: 20 }, () => buy()));
  await Promise.all(orders.map(({ id }) => post(id, 'refund', { reason: 'Sent back' })));
  expect(await db.selectFrom('invoices').select('id').execute()).toHaveLength(before + 40);
  await expectGaplessNumbers(db);
});

it('documents never change', async () => {
  const { db } = api.context;
  await buy();
  for (const change of [
    db.updateTable('invoices').set({ total: 1 }),
    db.updateTable('invoices').set({ personal: '{}' }),
    db.deleteFrom('invoices'),
  ])
    await expect(change.execute()).rejects.toThrow(/never changes/);
});
