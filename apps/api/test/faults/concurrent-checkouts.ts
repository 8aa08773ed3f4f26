import { setTimeout as wait } from 'node:timers/promises';
import { Client } from 'pg';
import { reconcile } from '../../src/features/payments/reconcile';
import { eventually, type PaidApi } from '../paid-api';
import { addresses, newShopper, type Shopper } from '../shopper';
import type { Answer, TestApi } from '../test-api';
import type { CheckoutBatch, CheckoutPlan, Faults } from './checkout-plans';

const minute = 60_000;
const attempts = 40;

/** The tested shop and its controls. */
export interface CheckoutFixture {
  api: PaidApi;
  /** The server's URL. */
  address: string;
  databaseUrl: string | undefined;
  /** Moves the server's clock ahead. */
  setAhead(ms: number): void;
  setMailServerDown(isDown: boolean): void;
}

/** A shopper, and every payment page they received. */
interface PlannedCheckout {
  plan: CheckoutPlan;
  shopper: Shopper;
  pages: Set<string>;
}

/** Runs all checkouts of a batch with its faults. */
export async function runBatch(fixture: CheckoutFixture, { plans, faults }: CheckoutBatch): Promise<void> {
  const { api } = fixture;
  const { provider, cutsDatabase, mailServerDown, ...webhooks } = faults;
  fixture.setMailServerDown(mailServerDown);
  const stopTerminating = cutsDatabase ? terminateConnections(fixture) : async () => {};
  try {
    const checkouts = await Promise.all(plans.map((plan) => prepare(api, plan)));
    await api.sandbox.faults({ ...webhooks, status: provider });
    await Promise.all(checkouts.map((checkout) => payWithFaults(fixture, checkout)));
    await api.sandbox.faults(webhooks);
    await Promise.all(
      checkouts.map((checkout) =>
        recordPage(
          checkout,
          retryCall(() => checkout.shopper.pay()),
        ),
      ),
    );
    await Promise.all(checkouts.map((checkout) => decide(api, checkout)));
    await payLate(fixture, checkouts, webhooks);
  } finally {
    await stopTerminating();
  }
}

async function prepare(api: PaidApi, plan: CheckoutPlan): Promise<PlannedCheckout> {
  const call: TestApi['call'] = (path, how) => retryCall(() => api.call(path, how));
  const shopper = await newShopper(call);
  await shopper.add(plan.variantId, plan.quantity);
  await shopper.bill();
  await shopper.choose();
  if (plan.voucher)
    await call(`/api/checkout/${shopper.token}/voucher?voucherCode=${plan.voucher}`, { method: 'POST' });
  return { plan, shopper, pages: new Set() };
}

/** Sends concurrent clicks, one of them cut off, and optionally a change of the basket. Ignores failures. */
async function payWithFaults({ address }: CheckoutFixture, checkout: PlannedCheckout): Promise<void> {
  const { plan, shopper } = checkout;
  const clicks = Array.from({ length: plan.clicks }, (_, at) =>
    recordPage(checkout, payOverWire(address, shopper.token, at === 0 ? plan.cutAfterMs : null)),
  );
  const change = plan.changesMeanwhile
    ? shopper.set({ productId: plan.variantId, quantity: plan.quantity + 1 })
    : undefined;
  await Promise.allSettled([...clicks, change]);
}

async function payOverWire(address: string, token: string, cutAfterMs: number | null): Promise<Answer> {
  const response = await fetch(`${address}/api/baskets/${token}/checkout`, {
    method: 'POST',
    headers: { StoreId: 'north', culture: 'en', 'content-type': 'application/json' },
    body: JSON.stringify({ paymentProviderId: 'card', ...addresses }),
    ...(cutAfterMs !== null && { signal: AbortSignal.timeout(cutAfterMs) }),
  });
  return { status: response.status, headers: {}, body: await response.json() };
}

async function recordPage({ pages }: PlannedCheckout, answering: Promise<Answer>): Promise<void> {
  const { status, body } = await answering;
  if (status === 200) pages.add(body.data.url);
}

async function decide(api: PaidApi, { plan, shopper, pages }: PlannedCheckout): Promise<void> {
  if (plan.end === 'abandon' || plan.end === 'late') return;
  const action = plan.end;
  const decisions = [...pages].map((page) => actIfPossible(api, page, action));
  const returns = Array.from({ length: plan.returns }, () => retryCall(() => shopper.receipt()));
  await Promise.all([...decisions, ...returns]);
}

/** Fails the provider for an hour so that stock is released, then pays some of the sessions. */
async function payLate(
  fixture: CheckoutFixture,
  checkouts: PlannedCheckout[],
  webhooks: Partial<Faults>,
): Promise<void> {
  const { api } = fixture;
  await api.sandbox.faults({ ...hooksOf(webhooks), status: 'error500' });
  fixture.setAhead(61 * minute);
  await retry(() => reconcile(api.context));
  fixture.setAhead(0);
  await api.sandbox.faults(hooksOf(webhooks));
  const late = checkouts.filter(({ plan }) => plan.end === 'late');
  await Promise.all([
    ...late.flatMap(({ pages }) => [...pages]).map((page) => actIfPossible(api, page, 'approve')),
    ...late.map(({ shopper }) => retryCall(() => shopper.receipt())),
  ]);
}

const hooksOf = ({ duplicate, reorder, lose, forge, delayMs }: Partial<Faults>) => ({
  duplicate,
  reorder,
  lose,
  forge,
  delayMs,
});

/** Ignores failures, because an ended session cannot be paid. */
async function actIfPossible(
  api: PaidApi,
  page: string,
  action: 'approve' | 'decline' | 'cancel',
): Promise<void> {
  if (!page.startsWith(api.sandbox.url)) return;
  await api.sandbox.act(page, { action }).catch(() => {});
}

/** Repeats a call until the server responds without a server error. */
async function retryCall(send: () => Promise<Answer>): Promise<Answer> {
  for (let attempt = 1; ; attempt += 1) {
    const answer = await send();
    if (answer.status < 500 || attempt === attempts) return answer;
    await wait(20 * Math.min(attempt, 10));
  }
}

/** Repeats work until it succeeds. */
export async function retry(work: () => Promise<unknown>): Promise<void> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      await work();
      return;
    } catch (error) {
      if (attempt === attempts) throw error;
    }
  }
}

/** Terminates all database connections repeatedly, shortly after the server has reconnected. */
function terminateConnections({ api, databaseUrl }: CheckoutFixture): () => Promise<void> {
  if (!databaseUrl) return async () => {};
  const client = new Client(databaseUrl);
  const stop = new AbortController();
  const terminating = (async () => {
    await client.connect();
    while (!stop.signal.aborted) {
      await client.query(
        'select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()',
      );
      await eventually(api.context.isReady, (isReady) => isReady, 60_000);
      await wait(150);
    }
    await client.end();
  })();
  return async () => {
    stop.abort();
    await terminating;
  };
}
