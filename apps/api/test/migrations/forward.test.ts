import { setTimeout as wait } from 'node:timers/promises';
import { type Kysely, sql } from 'kysely';
import { Migrator } from 'kysely/migration';
import { Client } from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Context } from '../../src/context';
import { signToken } from '../../src/features/baskets/basket-token';
import { importStore } from '../../src/features/imports/import-store';
import { listAdminKeys } from '../../src/features/staff/queries';
import { hashPassword } from '../../src/platform/accounts/passwords';
import type { Database } from '../../src/platform/database/database';
import { openEmbedded } from '../../src/platform/database/embedded';
import { isMigrated, migrate } from '../../src/platform/database/migrate';
import { migrations } from '../../src/platform/database/migrations';
import { openServer } from '../../src/platform/database/server';
import { logIn, password } from '../customer';
import { north } from '../seed/north';
import { createDatabase } from '../server-database';
import { startTestApi, type TestApi } from '../test-api';
import { lateOrder, openBasket, paidBasket, paidOrder, payingOrder, writeFirstRows } from './first-rows';

const firstRelease = '20261121100800-outbox-versions';
const firstAccounts = '20261121200200-customers';
const firstKeys = '20261121200700-admin-keys';
/** The advisory lock that Kysely holds while migrating. */
const migrationLock = '3853314791062309107';
const customerId = '30000000-0000-4000-8000-000000000001';

let api: TestApi;
let context: Context;
const call: TestApi['call'] = (path, how) => api.call(path, { store: 'early', ...how });
beforeAll(async () => {
  const database = await openEmptyDatabase();
  const { db } = database;
  await migrateTo(db, firstRelease);
  await writeFirstRows(db);
  await migrateTo(db, firstAccounts);
  const hash = await hashPassword(password);
  await sql`
    insert into customers (store_id, id, email, password_hash, first_name, culture, created_at, updated_at, confirmed_at)
    values ('early', ${customerId}, 'freja@example.com', ${hash}, 'Freja', 'en', now(), now(), now())`.execute(
    db,
  );
  await migrateTo(db, firstKeys);
  await sql`
    insert into admin_keys (store_id, id, name, hash, scopes) values
      ('early', gen_random_uuid(), 'everything', 'a', '["orders", "content", "catalogue"]'),
      ('early', gen_random_uuid(), 'texts', 'b', '["content"]')`.execute(db);
  await migrate(db);
  api = await startTestApi({ database, stores: [] });
  ({ context } = api);
});
afterAll(() => api.close());

async function openEmptyDatabase() {
  const server = process.env.TEST_DATABASE_URL;
  if (!server) return { ...(await openEmbedded()), url: undefined };
  const { url, drop } = await createDatabase(server);
  const { db, close } = openServer(url, () => {});
  return {
    db,
    url,
    close: async () => {
      await close();
      await drop();
    },
  };
}

async function migrateTo(db: Kysely<Database>, name: string): Promise<void> {
  const migrator = new Migrator({ db, provider: { getMigrations: async () => ({ ...migrations }) } });
  const { error } = await migrator.migrateTo(name);
  expect(error).toBeUndefined();
}

const tokenOf = (id: string) =>
  signToken({ id, storeId: 'early', issuedAt: context.clock() }, context.config.tokenSecret);

describe('a migrated database of the first release', () => {
  it('has all migrations', async () => {
    expect(await isMigrated(context.db)).toBe(true);
  });

  it('keeps its admin keys for a year, and leaves money to those that had every scope', async () => {
    const keys = await listAdminKeys(context.db, 'early');
    expect(new Map(keys.map(({ name, scopes }) => [name, scopes]))).toEqual(
      new Map([
        ['everything', ['orders', 'content', 'catalogue', 'money']],
        ['texts', ['content']],
      ]),
    );
    const inDays = keys.map(({ expiresAt }) => Math.round((expiresAt.getTime() - Date.now()) / 86_400_000));
    expect(inDays).toEqual([365, 365]);
  });

  it('serves its pages, texts and categories', async () => {
    expect((await call('/api/content?url=/')).body.route).toMatchObject({ title: 'Early' });
    expect((await call('/api/content?url=/hats/')).body.meta).toMatchObject({ status: 301 });
    const { body } = await call('/api/settings?url=/');
    expect(body.views.clubSettings.mainNavigation).toMatchObject([{ name: 'Caps' }]);
    expect((await call('/api/categories')).body.categories).toMatchObject([{ id: 'caps', name: 'Caps' }]);
  });

  it('keeps its prices, starts their history, and drops reductions without a prior price', async () => {
    const { body: cap } = await call('/api/products/cap');
    expect(cap.product.price).toMatchObject({
      unitPrice: { amount: 25, currency: 'EUR' },
      discountPrice: { amount: 20 },
      priorPrice: { amount: 24 },
    });
    const { body: scarf } = await call('/api/products/scarf');
    expect(scarf.product.price.unitPrice).toEqual({ amount: 12, currency: 'EUR' });
    const history = context.db
      .selectFrom('price_history')
      .select(['variant_id', 'asked', 'is_reduced'])
      .orderBy('variant_id');
    expect(await history.execute()).toEqual([
      { variant_id: 'cap-red', asked: 2000, is_reduced: true },
      { variant_id: 'scarf-red', asked: 1200, is_reduced: false },
    ]);
  });

  it('finds its products by search', async () => {
    const { body } = await call('/api/products/search?term=scarf');
    expect(JSON.stringify(body)).toContain('scarf-red');
  });

  it('opens baskets with earlier tokens', async () => {
    const token = tokenOf(openBasket);
    const { status, body } = await call(`/api/baskets/${token}`);
    expect([status, body.summary]).toMatchObject([200, { quantity: 2, total: { amount: 45 } }]);
    const added = await call(`/api/baskets/${token}`, {
      method: 'POST',
      body: { productId: 'scarf-red', quantity: 1 },
    });
    expect([added.status, added.body.summary?.quantity]).toEqual([200, 3]);
  });

  it('shows the receipts of its orders', async () => {
    const { body } = await call(`/api/baskets/${tokenOf(paidBasket)}/receipt`);
    expect(body.receipt).toMatchObject({
      orderNumber: 'E100001',
      status: 'Confirmed',
      lines: [
        { productId: 'cap-red', brand: 'Early', quantity: 2, total: { amount: 40 }, isReturnable: true },
      ],
      total: { amount: 45, currency: 'EUR' },
      voucherTotal: { amount: 0 },
      vouchers: [],
    });
  });

  it('keeps the append-only history of its orders', async () => {
    const events = await context.db
      .selectFrom('order_events')
      .select(['order_id', 'actor', 'from_status', 'to_status'])
      .orderBy('id')
      .execute();
    const of = (id: string) =>
      events
        .filter(({ order_id }) => order_id === id)
        .map((row) => [row.actor, row.from_status, row.to_status]);
    expect(of(paidOrder)).toEqual([
      ['shopper', null, 'Open'],
      ['payment', 'Open', 'Confirmed'],
    ]);
    expect(of(payingOrder)).toEqual([['shopper', null, 'Open']]);
    expect(of(lateOrder)).toEqual([
      ['shopper', null, 'Open'],
      ['payment', 'Open', 'Cancelled'],
    ]);
    await expect(sql`update order_events set actor = 'nobody'`.execute(context.db)).rejects.toThrow(
      'append-only',
    );
  });

  it('keeps payments, refunds and stock holds', async () => {
    const { db } = context;
    const paid = await db
      .selectFrom('payments')
      .select(['id', 'status', 'paid_amount'])
      .orderBy('id')
      .execute();
    expect(paid).toEqual([
      { id: paidOrder, status: 'paid', paid_amount: 4500 },
      { id: payingOrder, status: 'open', paid_amount: null },
      { id: lateOrder, status: 'refunded', paid_amount: 4500 },
    ]);
    const refunds = await db.selectFrom('refunds').select(['order_id', 'amount', 'status']).execute();
    expect(refunds).toEqual([{ order_id: lateOrder, amount: 4500, status: 'done' }]);
    const holds = await db.selectFrom('stock_holds').select(['payment_id', 'quantity']).execute();
    expect(holds).toEqual([{ payment_id: payingOrder, quantity: 2 }]);
  });

  it('accepts logins of its customers', async () => {
    const { status, body } = await logIn({ call }, 'freja@example.com');
    expect([status, body.isSuccess]).toEqual([200, true]);
  });

  it('accepts a full import: keeps sold stock as sold and reports removed products', async () => {
    const cap = north.products.find(({ id }) => id === 'cap');
    const [color] = cap?.colors ?? [];
    const [variant] = color?.variants ?? [];
    if (!cap || !color || !variant) throw new Error('The test shop has no cap.');
    const kept = { ...cap, colors: [{ ...color, variants: [{ ...variant, id: 'cap-red', stock: 12 }] }] };
    const data = { ...north, store: { ...north.store, id: 'early' }, products: [kept] };
    const pages = data.pages.map((page) => ({ ...page, texts: page.texts }));
    const topics = await importStore(context.db, { ...data, pages, redirects: [], settings: withoutLinks() });
    expect(topics).toContainEqual({ type: 'product', id: 'scarf' });
    expect((await call('/api/products/scarf')).status).toBe(404);
    const row = context.db.selectFrom('variants').select('stock').where('store_id', '=', 'early');
    expect(await row.executeTakeFirst()).toEqual({ stock: 9 });
    expect((await call(`/api/baskets/${tokenOf(paidBasket)}/receipt`)).status).toBe(200);
  });
});

describe.runIf(process.env.TEST_DATABASE_URL)('a server with a short statement timeout', () => {
  it('is migrated without the timeout, which applies again afterwards', async () => {
    const { url, drop } = await createDatabase(process.env.TEST_DATABASE_URL ?? '');
    const { db, close } = openServer(`${url}?statement_timeout=500`, () => {});
    const other = new Client({ connectionString: url });
    await other.connect();
    await other.query(`select pg_advisory_lock(${migrationLock})`);
    const migrated = migrate(db);
    await wait(1_500);
    await other.end();
    await migrated;
    expect(await isMigrated(db)).toBe(true);
    await expect(sql`select pg_sleep(5)`.execute(db)).rejects.toThrow('statement timeout');
    await close();
    await drop();
  });
});

/** The test store's settings link to products that are not sold here. */
function withoutLinks() {
  return Object.fromEntries(
    Object.entries(north.settings).map(([culture, settings]) => [
      culture,
      { ...settings, mainNavigation: [] },
    ]),
  );
}
