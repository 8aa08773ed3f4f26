import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { demoStores } from '@matchday/api/demo';
import { screens } from '@matchday/screen-addresses';
import { aCustomer, type Customer } from './customer';
import { logFile } from './platform';
import { rawRequest, shopAddress } from './raw-request';
import { aProduct, expect, type Shop, test } from './shop';

const own = { 'Sec-Fetch-Site': 'same-origin' };
const json = { 'Content-Type': 'application/json' };

/** Logs in through the shop, and returns the Cookie header of the browser. */
async function cookiesOf(shop: Shop, { email, password }: Customer): Promise<string> {
  const body = JSON.stringify({ grant_type: 'password', username: email, password });
  const answer = await rawRequest(shop, '/api/users/authenticate', {
    method: 'POST',
    headers: { ...own, ...json },
    body,
  });
  expect(answer.status, answer.body).toBe(200);
  return (answer.headers['set-cookie'] ?? []).map((cookie) => cookie.split(';')[0]).join('; ');
}

test('only the shop’s own pages call in the name of the customer', async ({ shop }) => {
  const Cookie = await cookiesOf(shop, await aCustomer(shop));
  const origin = shopAddress(shop);
  for (const [headers, status] of [
    [own, 200],
    [{ Referer: `${origin}/user/profile/` }, 200],
    [{ 'Sec-Fetch-Site': 'cross-site', Referer: `${origin}/` }, 401],
    [{ 'Sec-Fetch-Site': 'same-site' }, 401],
    [{ Referer: 'https://elsewhere.example/' }, 401],
    [{ Origin: 'null', Referer: `${origin}/` }, 401],
    [{}, 401],
  ] as [Record<string, string>, number][]) {
    const answer = await rawRequest(shop, '/api/users/me/profile', { headers: { ...headers, Cookie } });
    expect(answer.status, JSON.stringify(headers)).toBe(status);
  }
});

test('a stranger’s checkout never gets the address of the customer who opens it', async ({ shop }) => {
  const Cookie = await cookiesOf(shop, await aCustomer(shop));
  const { variant } = await aProduct(shop);
  const { summary } = await shop.client.call('createBasket', {});
  const path = { token: summary.token };
  await shop.client.call('addBasketLine', { path, body: { productId: variant.id, quantity: 1 } });
  const checkout = `/api/checkout/${summary.token}`;
  for (const headers of [
    { 'Sec-Fetch-Site': 'cross-site', Cookie },
    { ...own, Cookie },
  ]) {
    expect((await rawRequest(shop, checkout, { headers })).status).toBe(200);
    await rawRequest(shop, `${checkout}/billingaddress/prefill`, { method: 'POST', headers });
    const { billingAddress } = await shop.client.call('getCheckout', { path });
    expect(Object.values(billingAddress).join('')).toBe('');
  }
});

test('a call from another site is refused without blaming the shop, and logged', async ({ shop }) => {
  const known = (await refusedOrigins(shop)).length;
  const { status, headers, body } = await rawRequest(shop, '/api/baskets', {
    method: 'POST',
    headers: { 'Sec-Fetch-Site': 'cross-site', culture: shop.culture },
  });
  expect(status).toBe(403);
  expect(JSON.parse(body)).toMatchObject({
    meta: { status: 403, redirect: null },
    success: false,
    errors: [{ code: 'Forbidden', message: shop.t('Error.Origin.Text') }],
    requestId: headers['x-request-id'],
  });
  await expect.poll(async () => (await refusedOrigins(shop)).length).toBeGreaterThan(known);
  const [event = ''] = (await refusedOrigins(shop)).slice(-1);
  expect(JSON.parse(event)).toMatchObject({
    time: expect.any(Number),
    reqId: headers['x-request-id'],
    operation: 'createBasket',
    site: 'cross-site',
  });
  expect(event).not.toContain('127.0.0.1');
});

/** The lines of the shop's log about calls of other sites. */
async function refusedOrigins({ clubId }: Shop): Promise<string[]> {
  const text = await readFile(logFile(clubId), 'utf8');
  return text.split('\n').filter((line) => line.includes('"originRefused"'));
}

for (const [path, limit] of [
  ['/api/users/authenticate', 64 * 1024],
  ['/api/invalidate', 16 * 1024 * 1024],
] as const) {
  test(`${path} refuses a large body before it has arrived`, async ({ shop }) => {
    const signature = `t=${Math.floor(Date.now() / 1000)},v1=${'0'.repeat(64)}`;
    const headers = { ...own, ...json, culture: shop.culture, 'Matchday-Signature': signature };
    const announced = { headers: { ...headers, 'Content-Length': String(limit + 1) } };
    const streamed = { headers: { ...headers, 'Transfer-Encoding': 'chunked' }, body: ' '.repeat(limit + 1) };
    for (const request of [announced, streamed]) {
      const answer = await rawRequest(shop, path, { method: 'POST', ...request, neverEnds: true });
      expect(answer.status).toBe(413);
      expect(JSON.parse(answer.body)).toMatchObject({
        meta: { status: 413, redirect: null },
        success: false,
        errors: [{ code: 'TooLarge' }],
      });
    }
  });
}

test('a redirect leads to the shop, whatever host the request names', async ({ shop }) => {
  const store = demoStores().find(({ store: { id } }) => id === shop.clubId);
  const moved = store?.redirects.find(({ culture }) => culture === shop.culture);
  const address = `${shop.home}${moved?.from.slice(1)}`;
  for (const headers of [
    { host: 'elsewhere.example' },
    { 'X-Forwarded-Host': 'elsewhere.example' },
    { 'X-Forwarded-Proto': 'https', 'X-Forwarded-Port': '8443' },
  ] as Record<string, string>[]) {
    const answer = await rawRequest(shop, address, { headers });
    expect(answer.status).toBe(301);
    const origin = shopAddress(shop);
    const target = new URL(answer.headers.location ?? '', origin);
    expect(target.origin, JSON.stringify(headers)).toBe(origin);
    const slash = await rawRequest(shop, `${shop.home}cart`, { headers });
    expect(slash.headers.location).toBe(`${shop.home}cart/`);
  }
});

test('nobody can make the shop resize images', async ({ shop }) => {
  const icon = '/brand/icon-512.png';
  expect((await rawRequest(shop, icon)).status).toBe(200);
  for (const width of [16, 640, 3840]) {
    const resized = `/_next/image?url=${encodeURIComponent(icon)}&w=${width}&q=75`;
    expect((await rawRequest(shop, resized)).status, resized).toBe(404);
  }
});

test('a malformed host or scheme is refused with 400', async ({ shop }) => {
  for (const headers of [
    { host: 'elsewhere.example/path' },
    { host: 'user@elsewhere.example' },
    { 'X-Forwarded-Host': '<script>' },
    { 'X-Forwarded-Proto': 'javascript' },
  ] as Record<string, string>[])
    for (const path of [shop.home, '/api/categories', '/robots.txt', `${shop.home}cart`]) {
      const answer = await rawRequest(shop, path, { headers });
      expect(answer.status, `${path} ${JSON.stringify(headers)}`).toBe(400);
      expect(JSON.parse(answer.body)).toMatchObject({ errors: [{ code: 'MalformedRequest' }] });
    }
});

test('an unknown address of the API is no page, whatever the method', {
  tag: '@every-store',
}, async ({ shop }) => {
  const paths = [
    '/api',
    '/api/',
    '/api?a=b',
    '/api/nowhere',
    '/api/nowhere/',
    '/api/c-12/',
    '/api/index.html',
  ];
  for (const path of [...paths, '/api/baskets/a/b/c'])
    for (const method of ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'])
      await expectNoPage(shop, path, method);
  for (const method of ['GET', 'HEAD', 'PUT', 'OPTIONS']) await expectNoPage(shop, '/api/invalidate', method);
});

async function expectNoPage(shop: Shop, path: string, method: string): Promise<void> {
  const { status, headers, body } = await rawRequest(shop, path, {
    method,
    headers: { ...own, culture: shop.culture },
  });
  const call = `${method} ${path}`;
  expect(status, call).toBe(404);
  expect(headers['content-type'], call).toContain('application/json');
  expect(headers['cache-control'], call).toBe('no-store');
  if (method !== 'HEAD')
    expect(JSON.parse(body), call).toMatchObject({
      status: 404,
      meta: { status: 404, redirect: null },
      success: false,
      errors: [{ code: 'NotFound', message: shop.t('Error.NotFound.Text') }],
    });
}

test('headers that the shop uses internally are ignored when a browser sends them', async ({ shop }) => {
  const { categoryUrl } = await aProduct(shop);
  const view = Buffer.from('only=discount&max=1').toString('base64url');
  const productsIn = async (headers: Record<string, string>) => {
    const { status, body } = await rawRequest(shop, categoryUrl, { headers });
    expect(status).toBe(200);
    return new Set(body.match(/\/p-[A-Za-z0-9-]+\//g)).size;
  };
  const usual = await productsIn({});
  expect(usual).toBeGreaterThan(1);
  expect(await productsIn({ 'x-matchday-view': view })).toBe(usual);
  expect(await productsIn({ 'X-Matchday-Path-Status': 'missing' })).toBe(usual);
  const terms = await rawRequest(shop, shop.home, { headers: { 'x-matchday-path-status': 'missing' } });
  expect(terms.status).toBe(200);
});

/** Addresses of every kind that a shop serves. */
async function allAddresses(shop: Shop): Promise<string[]> {
  const { home, clubId, culture, client } = shop;
  const { url, categoryUrl } = await aProduct(shop);
  const page = await rawRequest(shop, url);
  const parts =
    page.body.replaceAll('&amp;', '&').match(/\/(?:_next\/static|media|brand)\/[^"'\s\\,]+/g) ?? [];
  const ofKind = (pattern: RegExp) => parts.filter((part) => pattern.test(part)).slice(0, 1);
  const { views } = await client.call('getSettings', { query: { url: home } });
  const store = demoStores().find(({ store: { id } }) => id === clubId);
  const moved = store?.redirects.find((redirect) => redirect.culture === culture)?.from ?? '';
  const prefix = home.slice(0, -1);
  return [
    home,
    url,
    categoryUrl,
    `${categoryUrl}page-2/`,
    `${categoryUrl}?sort=priceAscending`,
    views.clubSettings.termsAndConditionsPage?.url ?? '',
    ...screens.map(({ path }) => prefix + path),
    `${home}search-page/page-2/?q=a`,
    `${home}user/order-history/none/`,
    prefix + moved,
    `${home}cart`,
    `${home}nowhere/`,
    `${home}p-no-such-shirt/`,
    '/%E0%A4%A/',
    '/robots.txt',
    '/sitemap.xml',
    '/sitemaps/products-1.xml',
    '/sitemaps/none.xml',
    '/service-worker.js',
    '/favicon.ico',
    `/brand/manifest.${culture}.webmanifest`,
    '/brand/none.png',
    ...ofKind(/\.js$/),
    ...ofKind(/\.css$/),
    ...ofKind(/\.woff2$/),
    ...ofKind(/^\/media\//),
    '/media/none',
    '/_next/static/none.js',
    '/api/categories',
    '/api/baskets/none',
    '/api/users/me/profile',
    '/api',
    '/api/',
    '/api/nowhere',
    '/api/invalidate',
  ];
}

const pagePolicy = ["default-src 'self'", "object-src 'none'", "base-uri 'none'", "frame-ancestors 'none'"];
/** Images come with the stricter policy of the API. */
const imagePolicy = ["default-src 'none'", "frame-ancestors 'none'"];

/** The part of a policy that concerns scripts. */
const scriptsOf = (policy: string) => /script-src ([^;]*)/.exec(policy)?.[1]?.split(' ') ?? [];

/** The hashes of a document's inline scripts, as a policy names them. */
function scriptHashes(html: string): string[] {
  const scripts = [...html.matchAll(/<script(?![^>]* src=)(?![^>]*ld\+json)[^>]*>([\s\S]*?)<\/script>/g)];
  return scripts.map(([, script = '']) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`);
}

test('every response has the security headers', async ({ shop }) => {
  test.slow();
  const addresses = await allAddresses(shop);
  expect(addresses.length).toBeGreaterThan(45);
  const posted = ['/api/baskets', '/api/invalidate', '/api/nowhere', '/api/users/authenticate'];
  const requests: [path: string, request: Parameters<typeof rawRequest>[2]][] = [
    ...addresses.map((path): [string, object] => [path, {}]),
    ...posted.map((path): [string, object] => [path, { method: 'POST' }]),
    [shop.home, { headers: { host: 'user@elsewhere.example' } }],
  ];
  const answers = await Promise.all(
    requests.map(async ([path, request]) => ({ path, answer: await rawRequest(shop, path, request) })),
  );
  for (const { path, answer } of answers) {
    const policy = String(answer.headers['content-security-policy']);
    for (const directive of path.startsWith('/media/') ? imagePolicy : pagePolicy)
      expect(policy, path).toContain(directive);
    // No club of the demonstration has a container of the tag manager.
    expect(policy, path).not.toContain('https:');
    const isDocument = String(answer.headers['content-type']).startsWith('text/html');
    const hashes = isDocument ? scriptHashes(answer.body) : [];
    if (!path.startsWith('/media/')) expect(scriptsOf(policy), path).toEqual(["'self'", ...new Set(hashes)]);
    expect(JSON.stringify(answer.headers).length, path).toBeLessThan(4_096);
    expect(answer.headers, path).toMatchObject({
      'x-content-type-options': 'nosniff',
      'referrer-policy': expect.stringMatching(/^(?:strict-origin-when-cross-origin|no-referrer)$/),
      'permissions-policy': 'camera=(), microphone=(), geolocation=()',
      'cross-origin-opener-policy': 'same-origin',
    });
  }
  const statuses = new Set(answers.map(({ answer }) => answer.status));
  for (const status of [200, 301, 308, 400, 401, 403, 404])
    expect(statuses, String(status)).toContain(status);
});
