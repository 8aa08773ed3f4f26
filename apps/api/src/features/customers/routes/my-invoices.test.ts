import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { adminOf } from '../../../../test/admin';
import { type Account, newCustomer } from '../../../../test/customer';
import { eventually, type PaidApi, startPaidApi } from '../../../../test/paid-api';
import { expectRefusal } from '../../../../test/refusals';
import { readyShopper } from '../../../../test/shopper';

let api: PaidApi;
let fan: Account;
let stranger: Account;
let path: string;
let adminPath: string;
beforeAll(async () => {
  api = await startPaidApi();
  fan = await newCustomer(api, 'fan@example.com');
  stranger = await newCustomer(api, 'stranger@example.com');
  const shopper = await readyShopper(fan.call);
  const { body } = await shopper.pay();
  await api.sandbox.act(body.data.url, { action: 'approve' });
  const { id } = (await eventually(shopper.receipt, (answer) => Boolean(answer.body.receipt))).body.receipt;
  path = `/api/users/me/orders/${id}/invoices`;
  adminPath = `/api/admin/orders/${id}/invoices`;
});
afterAll(() => api.close());

const pdfOf = async (list: string, call: Account['call']) => {
  const [invoice] = (await call(list)).body.invoices;
  return { invoice, answer: await call(`${list}/${invoice.id}/pdf`) };
};

describe('200', () => {
  it('lists the documents of an own order', async () => {
    const { status, body } = await fan.call(path);
    expect(status).toBe(200);
    expect(body.invoices).toMatchObject([
      { kind: 'invoice', number: 'INV-N000001', lines: [{ kind: 'goods', quantity: 1 }, {}] },
    ]);
  });

  it('sends a document as a PDF, the same each time and to staff', async () => {
    const { invoice, answer } = await pdfOf(path, fan.call);
    expect([answer.status, answer.headers['content-type']]).toEqual([200, 'application/pdf']);
    expect(answer.headers['content-disposition']).toBe(`attachment; filename="${invoice.number}.pdf"`);
    expect((await pdfOf(path, fan.call)).answer.body.equals(answer.body)).toBe(true);
    const staff = await adminOf(api, 'north', ['orders']);
    expect((await pdfOf(adminPath, staff.call)).answer.body.equals(answer.body)).toBe(true);
  });
});

it('401, 403: rejects guests and keys without the scope', async () => {
  expectRefusal(await api.call(path), 401, 'NotLoggedIn');
  expectRefusal(await api.call(`${path}/${crypto.randomUUID()}/pdf`), 401, 'NotLoggedIn');
  const catalogue = await adminOf(api, 'north', ['catalogue']);
  expect((await catalogue.call(adminPath)).status).toBe(403);
  expect((await catalogue.call(`${adminPath}/${crypto.randomUUID()}/pdf`)).status).toBe(403);
});

it('404: rejects documents of other customers, other stores and other orders', async () => {
  const { invoice } = await pdfOf(path, fan.call);
  expectRefusal(await stranger.call(path), 404, 'UnknownOrder');
  expectRefusal(await stranger.call(`${path}/${invoice.id}/pdf`), 404, 'UnknownOrder');
  expectRefusal(await fan.call(`${path}/${crypto.randomUUID()}/pdf`), 404, 'UnknownInvoice');
  const south = await adminOf(api, 'south', ['orders']);
  expectRefusal(await south.call(adminPath), 404, 'UnknownOrder', 'orderId');
  expectRefusal(await south.call(`${adminPath}/${invoice.id}/pdf`), 404, 'UnknownInvoice', 'invoiceId');
});
