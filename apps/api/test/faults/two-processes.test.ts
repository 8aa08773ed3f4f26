import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { demoStores } from '../../demo';
import { assembleContext } from '../../src/composition';
import { readConfig } from '../../src/config';
import type { Context } from '../../src/context';
import { reconcile } from '../../src/features/payments/reconcile';
import { countBacklog } from '../../src/jobs/backlog';
import { openServer } from '../../src/platform/database/server';
import { adminKeyOf } from '../admin';
import { type ApiProcess, freePort, startApiProcess } from '../api-process';
import { type MailServer, startMailServer } from '../mail-server';
import { eventually, type SandboxClient, sandboxSecret, startSandboxClient } from '../paid-api';
import { createDatabase } from '../server-database';
import { addresses, newShopper, type Shopper } from '../shopper';
import { type TestApi, testServices } from '../test-api';
import { type Shop, startShop } from './shop';

const server = process.env.TEST_DATABASE_URL;
const storeId = 'astralis';
const stockCount = 50;
const tenMinutes = 600_000;

describe.runIf(server)('two processes that start at once on an empty server', { timeout: 180_000 }, () => {
  const closeActions: (() => unknown)[] = [];
  let sandbox: SandboxClient;
  let mails: MailServer;
  let shop: Shop;
  let apis: ApiProcess[];
  let context: Context;
  let other: Context;
  beforeAll(async () => {
    sandbox = await startSandboxClient();
    shop = await startShop();
    const mailPort = await freePort();
    mails = await startMailServer(mailPort);
    const database = await createDatabase(server ?? '');
    const dataDir = await mkdtemp(join(tmpdir(), 'matchday-two-'));
    const env = {
      DATABASE_URL: database.url,
      DATA_DIR: dataDir,
      ...testServices,
      DEMO: 'on',
      SANDBOX_URL: sandbox.url,
      SANDBOX_SECRET: sandboxSecret,
      SMTP_URL: `smtp://127.0.0.1:${mailPort}`,
      SHOP_ORIGINS: demoStores()
        .map(({ store }) => `${store.id}=${shop.origin}`)
        .join(','),
    };
    const ports = [await freePort(), await freePort()];
    const starting = ports.map((port) => startApiProcess(port, env));
    const config = readConfig({ ...env, LOG_LEVEL: 'silent' });
    const later = () => new Date(Date.now() + tenMinutes);
    context = await assembleContext(
      config,
      openServer(database.url, () => {}),
      { clock: later },
    );
    other = await assembleContext(
      config,
      openServer(database.url, () => {}),
      { clock: later },
    );
    closeActions.push(
      () => sandbox.close(),
      () => mails.close(),
      () => shop.close(),
      () => context.close(),
      () => other.close(),
      async () => Promise.all((await Promise.all(starting)).map((api) => api.end('SIGTERM'))),
      () => database.drop(),
      () => rm(dataDir, { recursive: true }),
    );
    apis = await Promise.all(starting);
    sandbox.sendWebhooksTo(`http://127.0.0.1:${ports[0]}/api/payments/sandbox/webhook`);
  }, 120_000);
  afterAll(async () => {
    for (const close of closeActions) await close();
  });

  const callOf =
    ({ call }: ApiProcess): TestApi['call'] =>
    (path, how) =>
      call(path, { store: storeId, ...how });

  async function readyFan(api: ApiProcess | undefined, variantId: string): Promise<Shopper> {
    if (!api) throw new Error('The API process is missing.');
    const call = callOf(api);
    const fan = await newShopper(call);
    await fan.add(variantId);
    const { body } = await fan.bill();
    const { id } = body.shippingMethods.find(({ kind }: { kind: string }) => kind === 'home');
    expect(await fan.choose(id)).toMatchObject({ status: 200 });
    return fan;
  }
  /** Retries while the server is too busy. */
  const pay = ({ pay }: Shopper) => {
    const [returnUrl, cancelUrl] = [addresses.returnUrl, addresses.cancelUrl].map(
      (address) => shop.origin + new URL(address).pathname,
    );
    return eventually(
      () => pay({}, { returnUrl, cancelUrl }),
      ({ status }) => status !== 503,
      60_000,
    );
  };

  it('import the demonstration stores once', async () => {
    for (const api of apis) {
      expect((await api.call('/health/ready')).status).toBe(200);
      expect((await callOf(api)('/api/categories')).body.categories.length).toBeGreaterThan(0);
    }
    const found = await context.db.selectFrom('products').select('id').execute();
    expect(found).toHaveLength(demoStores().flatMap(({ products }) => products).length);
  });

  it(`sell the last ${stockCount} units, send one mail per order and deliver each change once`, async () => {
    const { id } = await variantWithStock(stockCount);
    const fans = await Promise.all(
      Array.from({ length: stockCount + 25 }, (_, at) => readyFan(apis[at % apis.length], id)),
    );
    const answers = await Promise.all(fans.map(pay));
    const accepted = answers.filter(({ status }) => status === 200);
    expect(accepted).toHaveLength(stockCount);
    for (const { status } of answers) expect([200, 409]).toContain(status);
    await Promise.all(accepted.map(({ body }) => sandbox.act(body.data.url, { action: 'approve' })));
    await eventually(
      () => confirmationsOf(id),
      (orders) => orders.length === stockCount,
      60_000,
    );
    await eventually(countPending, (count) => count === 0, 60_000);
    expect(await stockOf(id)).toBe(0);
    expect(new Set((await confirmationsOf(id)).map(({ number }) => number)).size).toBe(stockCount);
    const subjects = mails.received.map(({ subject }) => subject);
    expect(subjects).toHaveLength(stockCount);
    expect(new Set(subjects).size).toBe(stockCount);
    expect(shop.receivedChanges.length).toBeGreaterThan(0);
    expect(new Set(shop.receivedChanges).size).toBe(shop.receivedChanges.length);
  });

  it('finish payments without webhooks once', async () => {
    const { id } = await variantWithStock(6);
    const fans = await Promise.all(
      Array.from({ length: 6 }, (_, at) => readyFan(apis[at % apis.length], id)),
    );
    await sandbox.faults({ lose: true });
    for (const { body } of await Promise.all(fans.map(pay)))
      await sandbox.act(body.data.url, { action: 'approve' });
    await Promise.all([context, other, context, other].map(reconcile));
    expect(new Set((await confirmationsOf(id)).map(({ number }) => number)).size).toBe(6);
    await eventually(countPending, (count) => count === 0, 60_000);
    expect(mails.received).toHaveLength(stockCount + 6);
    expect(new Set(mails.received.map(({ subject }) => subject)).size).toBe(stockCount + 6);
  });

  it('run one of two imports that start at the same time', async () => {
    const { id, sku, delivered } = await variantWithStock(1);
    const headers = { authorization: `Bearer ${await adminKeyOf({ context }, storeId)}` };
    const body = { stock: [{ sku, stock: delivered + 6 }] };
    const begun = await Promise.all(
      apis.map(({ call }) =>
        call('/api/admin/imports?part=stock&format=json', { method: 'POST', headers, body }),
      ),
    );
    const started = begun.filter(({ status }) => status === 202);
    expect(started.length).toBeGreaterThan(0);
    for (const { status } of begun) expect([202, 409]).toContain(status);
    for (const { call } of apis)
      for (const { body } of started)
        await eventually(
          async () => (await call(`/api/admin/imports/${body.id}`, { headers })).body.import.state,
          (state) => state === 'done',
        );
    expect(await stockOf(id)).toBe(7);
    await eventually(countPending, (count) => count === 0, 60_000);
    expect(new Set(shop.receivedChanges).size).toBe(shop.receivedChanges.length);
  });

  let taken = 0;
  /** A different variant with each call, with the given stock. */
  async function variantWithStock(stock: number): Promise<{ id: string; sku: string; delivered: number }> {
    const variant = await context.db
      .selectFrom('variants')
      .select(['id', 'sku', 'stock as delivered'])
      .where('store_id', '=', storeId)
      .where('available_from', 'is', null)
      .where('product_id', 'not in', (products) =>
        products.selectFrom('products').select('id').where('is_unlisted', '=', true),
      )
      .orderBy('id')
      .offset((taken += 1))
      .limit(1)
      .executeTakeFirstOrThrow();
    const changed = context.db.updateTable('variants').set({ stock }).where('store_id', '=', storeId);
    await changed.where('id', '=', variant.id).execute();
    return variant;
  }

  async function stockOf(id: string): Promise<number> {
    const row = context.db.selectFrom('variants').select('stock').where('store_id', '=', storeId);
    return (await row.where('id', '=', id).executeTakeFirstOrThrow()).stock;
  }

  /** The confirmations of a variant's orders, one row per confirmation. */
  function confirmationsOf(variantId: string) {
    return context.db
      .selectFrom('order_events as e')
      .innerJoin('order_lines as l', 'l.order_id', 'e.order_id')
      .innerJoin('orders as o', 'o.id', 'e.order_id')
      .select('o.number')
      .where('l.variant_id', '=', variantId)
      .where('e.to_status', '=', 'Confirmed')
      .execute();
  }

  async function countPending(): Promise<number> {
    const { changes, mails, refunds } = (await countBacklog(context.db, context.clock())).waiting;
    return changes.count + mails.count + refunds.count;
  }
});
