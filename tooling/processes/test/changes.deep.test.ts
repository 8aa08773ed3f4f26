import { createHmac } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { type Club, readServices } from '@matchday/launcher/ports';
import { findPostgres } from '@matchday/launcher/postgres';
import { Client } from 'pg';
import { request } from 'undici';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readCatalogue, type ShownProduct } from './catalogue';
import type { Child } from './child';
import { startPlatform } from './platform';
import { hasCaddy } from './proxy';
import { residentMegabytes } from './resident-memory';
import { buildVersion } from './shop-version';

const changes = 10_000;
const allowedMs = 1_000;
const readers = 3;
/** Cents. Each round of changes raises every price by one. */
const firstPrice = 100_000;
const club = readServices({}).clubs.find(({ id }) => id === 'astralis') as Club;

describe.runIf(findPostgres() && hasCaddy())('three processes of a shop', () => {
  let platform: Awaited<ReturnType<typeof startPlatform>>;
  let version: Club;
  let shops: Child[];
  let products: ShownProduct[];
  let database: Client;
  let key: string;

  beforeAll(async () => {
    version = await buildVersion(club, 'changes');
    platform = await startPlatform({ shops: 3, apis: 1, apiEnv: { LOG_LEVEL: 'warn' } });
    shops = [];
    for (const place of platform.shopPlaces) shops.push(await platform.startShop(version, place));
    ({ products } = await readCatalogue(platform.apiUrl, club.id));
    database = new Client({ connectionString: platform.databaseUrl });
    await database.connect();
    key = await adminKey();
  });
  afterAll(async () => {
    await database?.end();
    await platform?.stop();
  });

  async function adminCall(path: string, method: 'GET' | 'POST', body?: object, bearer = key) {
    const answer = await request(platform.apiUrl + path, {
      method,
      headers: { authorization: `Bearer ${bearer}`, 'content-type': 'application/json' },
      ...(body && { body: JSON.stringify(body) }),
    });
    const text = await answer.body.text();
    if (answer.statusCode >= 400) throw new Error(`${path}: ${answer.statusCode} ${text}`);
    return JSON.parse(text);
  }
  const adminKey = async (): Promise<string> => {
    const body = { storeId: club.id, name: 'Prices', scopes: ['catalogue'] };
    return (await adminCall('/api/admin/keys', 'POST', body, platform.secrets.ADMIN_SECRET)).key;
  };

  const priceOf = (round: number) => firstPrice + round;

  /** Sets the price of every product by an import. */
  async function setPrices(round: number): Promise<void> {
    const prices = products.map(({ id }) => ({ productId: id, prices: { EUR: { unit: priceOf(round) } } }));
    const { id } = await adminCall('/api/admin/imports?part=prices&format=json', 'POST', { prices });
    for (;;) {
      const { state, ...rest } = (await adminCall(`/api/admin/imports/${id}`, 'GET')).import;
      if (state === 'done') return;
      if (state === 'failed') throw new Error(JSON.stringify(rest));
      await wait(20);
    }
  }

  /** The price in a product's page, in cents. */
  async function shownPrice(shopUrl: string, product: ShownProduct): Promise<number> {
    const { statusCode, body } = await request(shopUrl + product.url, { headersTimeout: 120_000 });
    const html = await body.text();
    const [, price] = /"price":\s*"?(\d+(?:\.\d+)?)"?/.exec(html) ?? [];
    if (statusCode !== 200 || price === undefined) throw new Error(`${product.url}: ${statusCode}`);
    return Math.round(Number(price) * 100);
  }

  it(`show no old price a second after its acknowledgement, in ${changes} changes, with one killed`, async () => {
    const rounds = Math.ceil(changes / products.length);
    const begun = performance.now();
    /** When all processes that run had acknowledged a round. */
    const acknowledged: number[] = [];
    const late: string[] = [];
    const seen = { reads: 0, refused: 0, atOnce: 0 };
    const over = new AbortController();

    const latest = (before: number) =>
      acknowledged.findLastIndex((time) => time !== undefined && time <= before);
    async function read(reader: number): Promise<void> {
      for (let at = reader; !over.signal.aborted; at += 7) {
        const place = platform.shopPlaces[at % platform.shopPlaces.length];
        const product = products[(at * 31) % products.length];
        if (!place || !product) return;
        const asked = Date.now();
        try {
          const shown = await shownPrice(place.url, product);
          seen.reads += 1;
          const due = latest(asked - allowedMs);
          if (due >= 0 && shown < priceOf(due))
            late.push(`${place.port} ${product.url}: ${shown}, not ${priceOf(due)}`);
          const dueAtOnce = latest(asked);
          if (dueAtOnce >= 0 && shown < priceOf(dueAtOnce)) seen.atOnce += 1;
        } catch (error) {
          // The process that was killed.
          if (!String((error as { code?: string }).code).match(/ECONNREFUSED|UND_ERR_SOCKET|ECONNRESET/))
            throw error;
          seen.refused += 1;
          await wait(100);
        }
      }
    }
    const reading = Array.from({ length: readers }, (_, reader) => read(reader));
    const { rows } = await database.query<{ last: string | null }>('select max(id) as last from outbox');
    const [{ last } = { last: null }] = rows;
    let restarting: Promise<void> | undefined;
    try {
      for (let round = 0; round < rounds; round += 1) {
        await setPrices(round);
        acknowledged[round] = await deliveredAt(Number(last ?? 0), round);
        if (round === Math.floor(rounds / 3)) restarting = killAndRestart();
      }
      await restarting;
      await wait(allowedMs + 500);
    } finally {
      over.abort();
      await Promise.all(reading);
    }
    for (const { url } of platform.shopPlaces) {
      const shown = await Promise.all(products.map((product) => shownPrice(url, product)));
      expect(new Set(shown)).toEqual(new Set([priceOf(rounds - 1)]));
    }
    const seconds = Math.round((performance.now() - begun) / 1000);
    process.stdout.write(
      `${rounds * products.length} changes in ${rounds} imports within ${seconds} s, ${seen.reads} pages read, ` +
        `${late.length} old a second later, ${seen.atOnce} old at once, ${seen.refused} refused by the killed process\n`,
    );
    expect(late).toEqual([]);
    expect(seen.reads).toBeGreaterThan(rounds);
    expect(seen.refused).toBeGreaterThan(0);
  });

  /** Waits until the shop has acknowledged a round's change, and returns when it had. */
  async function deliveredAt(last: number, round: number): Promise<number> {
    for (;;) {
      const { rows } = await database.query<{ delivered: number; waiting: number; at: Date }>(
        `select count(delivered_at)::int as delivered, (count(*) - count(delivered_at))::int as waiting,
           max(delivered_at) as at from outbox where store_id = $1 and id > $2`,
        [club.id, last],
      );
      const [found] = rows;
      if (found && found.waiting === 0 && found.delivered > round) return found.at.getTime();
      await wait(10);
    }
  }

  async function killAndRestart(): Promise<void> {
    const [shop, place] = [shops[1], platform.shopPlaces[1]];
    if (!shop || !place) throw new Error('There is no second process.');
    await platform.end(shop, 'SIGKILL');
    await wait(2_000);
    shops[1] = await platform.startShop(version, place);
  }

  it('keep their memory when unknown paths and invented queries flood them', async () => {
    const [shop, place] = [shops[0], platform.shopPlaces[0]];
    const [product] = products;
    if (!shop || !place || !product) throw new Error('There is no process or no product.');
    const flood = async (from: number, count: number) => {
      const ask = async (at: number) => {
        const unknown = await request(`${place.url}/nowhere-${at}/`);
        await unknown.body.dump();
        expect(unknown.statusCode).toBe(404);
        const invented = await request(
          `${place.url}${product.url}?utm_source=${at}&gclid=${at}&fbclid=${at}`,
        );
        await invented.body.dump();
        expect(invented.statusCode).toBe(200);
        expect(invented.headers.age).toBeDefined();
      };
      for (let at = from; at < from + count; at += 8)
        await Promise.all(Array.from({ length: 8 }, (_, index) => ask(at + index)));
    };
    await flood(0, 1_000);
    const before = await residentMegabytes(shop.id);
    await flood(1_000, 2_000);
    const after = await residentMegabytes(shop.id);
    process.stdout.write(`Memory after 1,000 unknown paths ${before} MB, after 3,000 ${after} MB\n`);
    expect(after).toBeLessThan(before * 1.15);
  });

  it('serve their pages while the API is down, old ones included', async () => {
    const [place] = platform.shopPlaces;
    const [api] = platform.apiProcesses;
    if (!place || !api) throw new Error('There is no process.');
    const some = products.slice(0, 10);
    const shownAt = (url: string) => Promise.all(some.map((product) => shownPrice(url, product)));
    const shown = await shownAt(place.url);
    await platform.end(api, 'SIGKILL');
    for (const { url } of platform.shopPlaces) {
      // Its pages are out of date, and it cannot render new ones.
      await announce(url);
      expect(await shownAt(url)).toEqual(shown);
      expect(await shownAt(url)).toEqual(shown);
    }
    const log = readFileSync(join(platform.logs, `shop-${place.port}.log`), 'utf8');
    expect(log.match(/The old page is sent/g)?.length).toBeGreaterThanOrEqual(some.length);
  });

  /** Tells a process that all products have changed, as the API does. */
  async function announce(shopUrl: string): Promise<void> {
    const topics = [{ type: 'product' }, ...products.map(({ id }) => ({ type: 'product', id }))];
    const body = JSON.stringify({ storeId: club.id, version: Date.now(), topics });
    const time = Math.floor(Date.now() / 1000);
    const signed = createHmac('sha256', platform.secrets.INVALIDATION_SECRET).update(`${time}.${body}`);
    const { statusCode } = await request(`${shopUrl}/api/invalidate`, {
      method: 'POST',
      headers: { 'matchday-signature': `t=${time},v1=${signed.digest('hex')}` },
      body,
    });
    expect(statusCode).toBe(200);
  }
});
