import { once } from 'node:events';
import { cp, mkdtemp, rm } from 'node:fs/promises';
import { type IncomingMessage, request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openEmbedded } from '../../src/platform/database/embedded';
import { type ApiProcess, fillDataDir, freePort, startApiProcess } from '../api-process';
import { eventually, type SandboxClient, sandboxSecret, startSandboxClient } from '../paid-api';
import { readyShopper, type Shopper } from '../shopper';
import type { TestApi } from '../test-api';

let filled: string;
let dataDir: string;
let sandbox: SandboxClient;
let port: number;
let api: ApiProcess | undefined;
const call: TestApi['call'] = (path, how) => {
  if (!api) throw new Error('The API is not running.');
  return api.call(path, how);
};

const start = async (env: Record<string, string> = {}) => {
  api = await startApiProcess(port, {
    ...env,
    DATA_DIR: dataDir,
    SANDBOX_URL: sandbox.url,
    SANDBOX_SECRET: sandboxSecret,
  });
};
const end = async (signal: 'SIGKILL' | 'SIGTERM') => {
  const code = await api?.end(signal);
  api = undefined;
  return code;
};

const newFolder = () => mkdtemp(join(tmpdir(), 'matchday-api-'));

beforeAll(async () => {
  filled = await newFolder();
  await fillDataDir(filled);
});
afterAll(() => rm(filled, { recursive: true }));
beforeEach(async () => {
  dataDir = await newFolder();
  await cp(filled, dataDir, { recursive: true });
  sandbox = await startSandboxClient();
  port = await freePort();
  sandbox.sendWebhooksTo(`http://127.0.0.1:${port}/api/payments/sandbox/webhook`);
  await start();
});
afterEach(async () => {
  await end('SIGKILL');
  await sandbox.close();
  await rm(dataDir, { recursive: true });
});

/** The database content after the process has stopped. */
async function readDatabase() {
  await end('SIGTERM');
  const { db, close } = await openEmbedded(dataDir);
  try {
    const orders = await db.selectFrom('orders').select(['number', 'status']).orderBy('created_at').execute();
    const payments = await db.selectFrom('payments').select('status').orderBy('created_at').execute();
    const [variant] = await db
      .selectFrom('variants')
      .select('stock')
      .where('id', '=', 'jersey-red-m')
      .execute();
    const holds = await db.selectFrom('stock_holds').select('quantity').execute();
    return { orders, payments: payments.map(({ status }) => status), stock: variant?.stock, holds };
  } finally {
    await close();
  }
}
const soldOnce = {
  orders: [{ number: 'N100001', status: 'Confirmed' }],
  payments: ['paid'],
  stock: 1,
  holds: [],
};

const newReadyShopper = (): Promise<Shopper> => readyShopper(call, 'jersey-red-m', 2);

describe('a killed API process', { timeout: 240_000 }, () => {
  it('between payment and webhook has one order after the restart', async () => {
    const fan = await newReadyShopper();
    const { body } = await fan.pay();
    await end('SIGKILL');
    await sandbox.act(body.data.url, { action: 'approve' });
    await start();
    await eventually(sandbox.deliveries, ([delivery]) => delivery?.state === 'delivered', 30_000);
    expect((await fan.receipt()).body.receipt).toMatchObject({ orderNumber: 'N100001', status: 'Confirmed' });
    expect(await readDatabase()).toEqual(soldOnce);
  });

  it('during the creation of a session continues the same payment', async () => {
    const fan = await newReadyShopper();
    await sandbox.faults({ status: 'hang' });
    const interrupted = fan.pay().then(
      () => 'answered',
      () => 'interrupted',
    );
    await wait(700);
    await end('SIGKILL');
    expect(await interrupted).toBe('interrupted');
    await sandbox.faults({});
    await start();
    expect((await fan.basket()).body.basket.lines).toMatchObject([{ quantity: 2, maxQuantity: 3 }]);
    const { status, body } = await fan.pay();
    expect(status).toBe(200);
    await sandbox.act(body.data.url, { action: 'approve' });
    await eventually(
      fan.receipt,
      (answer) => answer.body.receipt !== undefined && answer.body.receipt !== null,
    );
    expect(await readDatabase()).toEqual(soldOnce);
  });

  it('during concurrent clicks and changes loses no line and holds stock once', async () => {
    const fan = await newReadyShopper();
    const clicks = Array.from({ length: 12 }, (_, at) =>
      (at % 3 === 0
        ? fan.pay()
        : at % 3 === 1
          ? fan.set({ productId: 'jersey-red-m', quantity: 1 + (at % 2) })
          : fan.bill()
      ).catch(() => 'interrupted'),
    );
    await wait(60);
    await end('SIGKILL');
    await Promise.all(clicks);
    await start();
    await fan.set({ productId: 'jersey-red-m', quantity: 2 });
    const { body } = await fan.pay();
    await sandbox.act(body.data.url, { action: 'approve' });
    await eventually(fan.receipt, (answer) => Boolean(answer.body.receipt));
    const { orders, stock, holds } = await readDatabase();
    expect(orders.filter(({ status }) => status !== 'Cancelled')).toEqual(soldOnce.orders);
    expect({ stock, holds }).toEqual({ stock: 1, holds: [] });
  });
});

describe('an API process that receives SIGTERM', { timeout: 240_000 }, () => {
  it('finishes the active checkout, then exits', async () => {
    const fan = await newReadyShopper();
    await sandbox.faults({ status: 'slow' });
    const paying = fan.pay();
    await wait(300);
    expect(await end('SIGTERM')).toBe(0);
    const { status, body } = await paying;
    expect(status).toBe(200);
    await sandbox.faults({});
    await sandbox.act(body.data.url, { action: 'approve' });
    await start();
    await eventually(fan.receipt, (answer) => Boolean(answer.body.receipt));
    expect(await readDatabase()).toEqual(soldOnce);
  });

  it('waits half a minute for a request that is under way', async () => {
    const body = JSON.stringify({ language: 'en' });
    const outgoing = request({
      host: '127.0.0.1',
      port,
      method: 'POST',
      path: '/api/baskets',
      headers: { StoreId: 'north', 'Content-Type': 'application/json', 'Content-Length': body.length },
    });
    const answered = once(outgoing, 'response');
    outgoing.write(body.slice(0, 10));
    await wait(300);
    const ended = end('SIGTERM');
    await wait(12_000);
    outgoing.end(body.slice(10));
    const [response] = (await answered) as [IncomingMessage];
    response.resume();
    expect(response.statusCode).toBe(200);
    expect(await ended).toBe(0);
  });
});

it('answers requests while it is not ready any more, as long as it is told to', async () => {
  await end('SIGTERM');
  await start({ DRAIN_SECONDS: '3' });
  const ended = end('SIGTERM');
  await eventually(
    () => call('/health/ready'),
    ({ status }) => status === 503,
  );
  expect((await call('/api/categories')).status).toBe(200);
  expect(await ended).toBe(0);
});
