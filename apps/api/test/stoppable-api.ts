import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach } from 'vitest';
import { openEmbedded } from '../src/platform/database/embedded';
import { type ApiProcess, fillDataDir, freePort, startApiProcess } from './api-process';
import { type SandboxClient, sandboxSecret, startSandboxClient } from './paid-api';
import { readyShopper, type Shopper } from './shopper';
import type { TestApi } from './test-api';

const newFolder = () => mkdtemp(join(tmpdir(), 'matchday-api-'));

/** Starts an API process of its own for each test, with an embedded database that outlives it, and a payment sandbox. */
export function useStoppableApi() {
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

  return {
    start,
    end,
    call,
    get port() {
      return port;
    },
    get sandbox() {
      return sandbox;
    },
    /** Stops the process and reads what it has left in the database. */
    async readDatabase() {
      await end('SIGTERM');
      const { db, close } = await openEmbedded(dataDir);
      try {
        const orders = await db
          .selectFrom('orders')
          .select(['number', 'status'])
          .orderBy('created_at')
          .execute();
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
    },
    newReadyShopper: (): Promise<Shopper> => readyShopper(call, 'jersey-red-m', 2),
  };
}

/** What `readDatabase` returns after one purchase by `newReadyShopper`. */
export const soldOnce = {
  orders: [{ number: 'N100001', status: 'Confirmed' }],
  payments: ['paid'],
  stock: 1,
  holds: [],
};
