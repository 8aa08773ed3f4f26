import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Club, readServices } from '@matchday/launcher/ports';
import { findPostgres } from '@matchday/launcher/postgres';
import { request } from 'undici';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readCatalogue } from './catalogue';
import type { Child } from './child';
import { startPlatform } from './platform';
import { hasCaddy } from './proxy';
import { buildVersion } from './shop-version';
import { type Browser, browserAt, filesOf, sendVisitors } from './visitors';

const visitors = 4;
const club = readServices({}).clubs.find(({ id }) => id === 'astralis') as Club;
const change = { file: 'brand/colors.ts', from: "'#e4002b'", to: "'#c8002b'" };

describe.runIf(findPostgres() && hasCaddy())(
  'two processes of a shop and two of the API, behind Caddy',
  () => {
    let platform: Awaited<ReturnType<typeof startPlatform>>;
    let versions: { old: Club; new: Club };
    let shops: Child[];
    let browser: Browser;
    let load: { count: number; pages: string[]; variantIds: string[] };

    beforeAll(async () => {
      versions = { old: await buildVersion(club, 'old'), new: await buildVersion(club, 'new', change) };
      platform = await startPlatform({ shops: 2, apis: 2, apiEnv: { RATE_LIMITS: 'login=3/600' } });
      shops = [];
      for (const place of platform.shopPlaces) shops.push(await platform.startShop(versions.old, place));
      browser = browserAt(platform.origin, platform.authority);
      const { products, pages } = await readCatalogue(platform.apiUrl, club.id);
      load = {
        count: visitors,
        pages: pages.slice(0, 12),
        variantIds: products.map(({ variantId }) => variantId),
      };
    });
    afterAll(() => platform?.stop());

    /** Replaces one process after the other by the version, while visitors come. */
    async function release(version: Club) {
      const coming = sendVisitors(browser, load);
      for (const [at, place] of platform.shopPlaces.entries()) {
        const shop = shops[at];
        if (shop) await platform.end(shop, 'SIGTERM');
        shops[at] = await platform.startShop(version, place);
      }
      await expect.poll(async () => isOf(version, await document()), { timeout: 60_000 }).toBe(true);
      await coming.leave();
      return coming;
    }
    /** Baskets that an API process has made, from its log. */
    const basketsOf = (port: number) =>
      readFileSync(join(platform.logs, `api-${port}.log`), 'utf8').match(/"route":"\/api\/baskets"/g)
        ?.length ?? 0;
    const document = async () => (await browser.get('/')).body;

    it('answer once Caddy has seen that they are ready', async () => {
      await expect.poll(async () => (await browser.get('/')).status, { timeout: 60_000 }).toBe(200);
    });

    it('a new version and its rollback fail no request, and leave no page without its files', async () => {
      const oldDocument = await document();
      const oldFiles = await Promise.all(filesOf(oldDocument).map((file) => browser.get(file)));
      expect([versions.old, versions.new].map((version) => isOf(version, oldDocument))).toEqual([
        true,
        false,
      ]);

      const released = await release(versions.new);
      expect(released.failures).toEqual([]);
      expect(released.answered.files).toBeGreaterThan(100);
      expect(released.answered.calls).toBeGreaterThan(20);
      // A tab with the old version is still open.
      const again = await Promise.all(filesOf(oldDocument).map((file) => browser.get(file)));
      expect(again.map(({ status, body }) => [status, body])).toEqual(
        oldFiles.map(({ body }) => [200, body]),
      );

      const newDocument = await document();
      const rolledBack = await release(versions.old);
      expect(rolledBack.failures).toEqual([]);
      const statuses = await Promise.all(
        filesOf(newDocument).map(async (file) => (await browser.get(file)).status),
      );
      expect(new Set(statuses)).toEqual(new Set([200]));
      report('shop, new version', released.answered);
      report('shop, rollback', rolledBack.answered);
    });

    it('a new version of the API fails no request', async () => {
      const coming = sendVisitors(browser, load);
      for (const [at, place] of platform.apiPlaces.entries()) {
        const api = platform.apiProcesses[at];
        if (api) await platform.end(api, 'SIGTERM');
        const before = basketsOf(place.port);
        platform.apiProcesses[at] = await platform.startApi(place);
        // The next one ends only when Caddy sends requests to this one.
        await expect.poll(() => basketsOf(place.port), { timeout: 60_000 }).toBeGreaterThan(before);
      }
      await coming.leave();
      expect(coming.failures).toEqual([]);
      expect(coming.answered.calls).toBeGreaterThan(20);
      report('API', coming.answered);
    });

    it('cookies are secure, TLS is demanded, and only the shop’s own addresses are public', async () => {
      const { status, headers } = await browser.post('/api/baskets');
      expect(status).toBeLessThan(300);
      expect(String(headers['set-cookie'])).toMatch(/^__Host-[^;]+;.*HttpOnly/);
      expect(String(headers['set-cookie'])).toMatch(/; Secure/);
      const page = await browser.get('/');
      expect(page.headers['strict-transport-security']).toMatch(/^max-age=31536000/);
      expect(page.headers['set-cookie']).toBeUndefined();
      for (const path of ['/health/ready', '/health/live', '/api/invalidate'])
        expect((await browser.get(path)).status, path).toBe(404);
      const plain = await request(`http://localhost:${platform.httpPort}/cart/`);
      expect(plain.statusCode).toBe(308);
      expect(plain.headers.location).toMatch(/^https:\/\/localhost(?::\d+)?\/cart\/$/);
    });

    it('a client is known by its address, whatever it claims', async () => {
      const login = async (address: string, claimed: string) => {
        const client = browserAt(platform.origin, platform.authority, address);
        const body = {
          grant_type: 'password',
          username: `fan-${claimed}@shop.example`,
          password: 'not the password',
        };
        return (await client.post('/api/users/authenticate', body, { 'x-forwarded-for': claimed })).status;
      };
      for (let at = 0; at < 3; at += 1) expect(await login('127.0.0.2', `10.1.1.${at}`)).not.toBe(429);
      expect(await login('127.0.0.2', '10.1.1.9')).toBe(429);
      expect(await login('127.0.0.3', '127.0.0.2')).not.toBe(429);
    });
  },
);

function report(
  what: string,
  { pages, files, calls }: { pages: number; files: number; calls: number },
): void {
  process.stdout.write(`${what}: ${pages} pages, ${files} files and ${calls} calls, none failed\n`);
}

const stylesOf = (html: string) =>
  filesOf(html)
    .filter((file) => file.endsWith('.css'))
    .toSorted();

/** Whether a document was made by a version: it names style sheets that the version's build has. */
const isOf = ({ directory }: Club, html: string) =>
  stylesOf(html).length > 0 &&
  stylesOf(html).every((file) => existsSync(join(directory, file.replace('/_next/', '.next/'))));
