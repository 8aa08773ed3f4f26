import { expect } from 'vitest';
import type { SandboxClient } from '../paid-api';
import { newShopper, type Shopper } from '../shopper';
import type { TestApi } from '../test-api';
import type { ApiEndpoint } from './api-endpoint';

export interface Buyer {
  email: string;
  sandbox: SandboxClient;
  /** Key of the store's staff. */
  adminKey: string;
}

/** A purchase, including refund and cancellation. */
export interface Purchase {
  /** The steps in order. Each can be repeated, also on another server. */
  steps: readonly (() => Promise<void>)[];
  /** Approves the payment if its page is known. */
  approve(): Promise<void>;
  /** Continues on another server. */
  useEndpoint(endpoint: ApiEndpoint): void;
}

export function newPurchase({ email, sandbox, adminKey }: Buyer, first: ApiEndpoint): Purchase {
  let at = first;
  let shopper: Shopper | undefined;
  let page: string | undefined;
  const call: TestApi['call'] = (path, how) => at.call(path, how);

  const fillBasket = async (): Promise<void> => {
    shopper ??= await newShopper(call);
    const answers = [
      await shopper.add('jersey-red-m', 2, { 'Idempotency-Key': `two for ${email}` }),
      await shopper.bill({ email, emailConfirmation: email }),
      await call(`/api/checkout/${shopper.token}/voucher?voucherCode=TEN`, { method: 'POST' }),
      await shopper.choose(),
    ];
    for (const { status, body } of answers) expect(status, JSON.stringify(body)).toBe(200);
    expect(answers.at(-1)?.body.summary).toMatchObject({ quantity: 2 });
  };
  const pay = async (): Promise<void> => {
    const answer = await shopper?.pay({ 'Idempotency-Key': `pay for ${email}` });
    expect(answer).toMatchObject({ status: 200 });
    page = answer?.body.data.url;
  };
  const approve = async (): Promise<void> => {
    if (page === undefined) return;
    const { status } = await sandbox.session(page);
    if (status === 'open') await sandbox.act(page, { action: 'approve' });
  };
  /** Delivers the provider's webhook. */
  const receiveWebhook = async (): Promise<void> => {
    const { id } = await sandbox.session(page ?? '');
    const deliveries = await sandbox.deliveries();
    const paid = deliveries.find(({ event }) => event.data.id === id && event.type === 'session.paid');
    sandbox.sendWebhooksTo(`${at.address}/api/payments/sandbox/webhook`);
    expect(await sandbox.replay(paid?.event.id ?? '')).toMatchObject({ status: 200 });
  };
  const readReceipt = async (): Promise<void> => {
    const answer = await shopper?.receipt();
    expect(answer?.body.receipt).toMatchObject({ status: 'Confirmed', orderNumber: expect.any(String) });
  };
  const sendMails = async (): Promise<void> => {
    await at.deliverMails();
  };
  const asStaff = async (what: 'refund' | 'status', body: object) => {
    const answer = await shopper?.receipt();
    return call(`/api/admin/orders/${answer?.body.receipt.id}/${what}`, {
      method: 'POST',
      store: null,
      headers: { authorization: `Bearer ${adminKey}`, 'Idempotency-Key': 'the only refund' },
      body,
    });
  };
  const refund = async (): Promise<void> => {
    const answer = await asStaff('refund', { amount: 10, reason: 'Arrived late' });
    expect(answer).toMatchObject({ status: 200 });
  };
  /** A repeated call may find the order cancelled already. */
  const cancel = async (): Promise<void> => {
    const { status, body } = await asStaff('status', { status: 'Cancelled', restock: true });
    if (status !== 200) expect(body.errors).toMatchObject([{ code: 'OrderCannotMove' }]);
  };

  return {
    steps: [
      fillBasket,
      pay,
      approve,
      receiveWebhook,
      readReceipt,
      sendMails,
      refund,
      sendMails,
      cancel,
      sendMails,
    ],
    approve,
    useEndpoint: (endpoint) => {
      at = endpoint;
    },
  };
}
