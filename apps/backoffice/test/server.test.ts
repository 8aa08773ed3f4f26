import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { buildServer } from '../server/build-server';
import { readConfig } from '../server/config';
import { forwardedOperations } from '../server/forwarded-operations';
import { startUpstream } from './upstream';

const origin = 'https://office.example';
const own = { storeid: 'north', 'sec-fetch-site': 'same-origin' };
const session = { token: 'ms_secret', expiresAt: '2099-01-01T00:00:00.000Z', member: { name: 'Freja' } };
const json = { ...own, 'content-type': 'application/json' };

async function start(
  answers: Parameters<typeof startUpstream>[0] = {},
  env: Readonly<Record<string, string>> = {},
) {
  const files = await mkdtemp(join(tmpdir(), 'backoffice-'));
  onTestFinished(() => rm(files, { recursive: true }));
  await mkdir(join(files, '-'));
  await writeFile(
    join(files, 'index.html'),
    '<meta property="csp-nonce" nonce="{{nonce}}"><div id="root"></div>',
  );
  await writeFile(join(files, '-/app-1.js'), 'start()');
  const { url, received } = await startUpstream(answers);
  const config = readConfig({ API_URL: url, BACKOFFICE_ORIGIN: origin, BACKOFFICE_FILES: files, ...env });
  const app = await buildServer(config, false);
  onTestFinished(() => app.close());
  return { app, received };
}

const cookie = '__Host-staff.north=ms_secret';

it.each(['/api/staff/login/passkey', '/api/staff/login/passkey/enrolment'])(
  'keeps the token of a session by %s in a cookie, and adds that of the password',
  async (url) => {
    const { app, received } = await start({ [url]: [200, { success: true, session }] });
    const answer = await app.inject({
      method: 'POST',
      url,
      headers: { ...json, cookie: '__Host-staffLogin.north=first' },
      body: '{"credential":{"id":"AA"},"loginToken":""}',
    });
    expect(answer.body).not.toContain('ms_secret');
    expect(answer.headers['set-cookie']).toContainEqual(
      expect.stringMatching(/^__Host-staff\.north=ms_secret;.* HttpOnly; Secure; SameSite=Strict$/),
    );
    const { loginToken } = JSON.parse(received[0]?.body ?? '');
    expect(loginToken).toBe(url.endsWith('enrolment') ? 'first' : '');
  },
);

it('keeps the token of a session in a cookie that no script can read', async () => {
  const { app, received } = await start({
    '/api/staff/login': [200, { success: true, loginToken: 'first', factors: ['totp'], enrol: false }],
    '/api/staff/login/totp': [200, { success: true, session }],
  });
  const first = await app.inject({
    method: 'POST',
    url: '/api/staff/login',
    headers: json,
    body: '{"email":"a"}',
  });
  expect(first.json()).toEqual({ success: true, factors: ['totp'], enrol: false });
  const [login] = [first.headers['set-cookie']].flat();
  expect(login).toBe('__Host-staffLogin.north=first; Path=/; HttpOnly; Secure; SameSite=Strict');

  const second = await app.inject({
    method: 'POST',
    url: '/api/staff/login/totp',
    headers: { ...json, cookie: '__Host-staffLogin.north=first' },
    body: '{"code":"123456"}',
  });
  expect(JSON.parse(received[1]?.body ?? '')).toEqual({ code: '123456', loginToken: 'first' });
  expect(second.body).not.toContain('ms_secret');
  expect(second.json()).toMatchObject({ session: { member: { name: 'Freja' } } });
  expect(second.headers['set-cookie']).toEqual([
    expect.stringMatching(/^__Host-staffLogin\.north=; .*Expires=Thu, 01 Jan 1970/),
    '__Host-staff.north=ms_secret; Path=/; Expires=Thu, 01 Jan 2099 00:00:00 GMT; HttpOnly; Secure; SameSite=Strict',
  ]);
});

it('sends the token of the store of the page, and nothing else of the browser', async () => {
  const { app, received } = await start({ '/api/admin/orders': [200, { orders: [] }] });
  const response = await app.inject({
    url: '/api/admin/orders?page=2',
    headers: {
      ...own,
      cookie: `${cookie}; __Host-staff.south=ms_other`,
      authorization: 'Bearer x',
      operator: 'x',
    },
  });
  expect(response.statusCode).toBe(200);
  expect([response.headers.etag, response.headers['x-internal']]).toEqual(['"v1"', undefined]);
  const [call] = received;
  expect(call?.url).toBe('/api/admin/orders?page=2');
  expect(call?.headers).toMatchObject({ authorization: 'Bearer ms_secret', storeid: 'north' });
  expect([call?.headers.cookie, call?.headers.operator]).toEqual([undefined, undefined]);
});

it('passes on a file byte by byte', async () => {
  const pdf = Buffer.from(Array.from({ length: 512 }, (_, byte) => byte % 256));
  const path = '/api/admin/orders/1/invoices/2/pdf';
  const { app } = await start({ [path]: [200, pdf] });
  const response = await app.inject({ url: path, headers: { ...own, cookie } });
  expect(response.headers['content-type']).toBe('application/pdf');
  expect(response.rawPayload.equals(pdf)).toBe(true);
});

it('refuses calls without a session, and forgets a session that has ended', async () => {
  const { app, received } = await start({ '/api/admin/orders': [401, {}] });
  expect((await app.inject({ url: '/api/admin/orders', headers: own })).statusCode).toBe(401);
  expect(received).toEqual([]);
  const ended = await app.inject({ url: '/api/admin/orders', headers: { ...own, cookie } });
  expect(ended.statusCode).toBe(401);
  expect(String(ended.headers['set-cookie'])).toMatch(/^__Host-staff\.north=; .*1970/);
});

it.each([
  ['another site', { 'sec-fetch-site': 'cross-site' }],
  ['another host of the domain', { 'sec-fetch-site': 'same-site' }],
  ['an address that a person typed', { 'sec-fetch-site': 'none' }],
  ['another origin, in an old browser', { origin: 'https://evil.example' }],
  ['nobody, in an old browser', {}],
])('refuses a change that comes from %s', async (_name, from) => {
  const { app, received } = await start();
  const headers = { storeid: 'north', cookie, 'content-type': 'application/json', ...from };
  const response = await app.inject({
    method: 'POST',
    url: '/api/admin/orders/1/refund',
    headers,
    body: '{}',
  });
  expect([response.statusCode, response.json().errors[0].code]).toEqual([403, 'Forbidden']);
  expect(received).toEqual([]);
});

it('takes a change of its own page from an old browser', async () => {
  const { app } = await start({ '/api/admin/orders/1/refund': [200, {}] });
  const headers = { storeid: 'north', cookie, origin, 'content-type': 'application/json' };
  const { statusCode } = await app.inject({
    method: 'POST',
    url: '/api/admin/orders/1/refund',
    headers,
    body: '{}',
  });
  expect(statusCode).toBe(200);
});

it.each([
  ['GET', '/api/admin/keys'],
  ['POST', '/api/admin/keys'],
  ['PUT', '/api/admin/stores/north'],
  ['DELETE', '/api/admin/sessions'],
  ['GET', '/api/users/me/profile'],
  ['POST', '/api/baskets'],
  ['GET', '/api/admin/orders/1/..%2f..%2fkeys'],
  ['GET', '/api/admin/orders/'],
] as const)('does not forward %s %s', async (method, url) => {
  const { app, received } = await start();
  const { statusCode } = await app.inject({ method, url, headers: { ...own, cookie } });
  expect(statusCode).toBe(404);
  expect(received).toEqual([]);
});

it('forwards no operation of the operator', () => {
  expect(forwardedOperations.filter((operation) => /admin\/(?:keys|stores)/.test(operation))).toEqual([]);
});

it('refuses bodies that are too large, and names of stores that are none', async () => {
  const { app } = await start();
  const call = (headers: object, body: string) =>
    app.inject({
      method: 'POST',
      url: '/api/admin/orders/1/refund',
      headers: { ...json, cookie, ...headers },
      body,
    });
  expect((await call({}, 'x'.repeat(1024 * 1024 + 1))).statusCode).toBe(413);
  expect((await call({ storeid: '../south' }, '{}')).statusCode).toBe(400);
});

it('serves one page at every address, with scripts of its own origin only', async () => {
  const { app } = await start();
  const pages = await Promise.all(['/', '/north/orders', '/nobody/'].map((url) => app.inject({ url })));
  const nonces = pages.map(({ body }) => /nonce="([^"]+)"/.exec(body)?.[1] ?? '');
  expect(new Set(nonces).size).toBe(3);
  for (const [at, page] of pages.entries()) {
    const policy = String(page.headers['content-security-policy']);
    expect(policy).toContain(`style-src 'self' 'nonce-${nonces[at]}'`);
    expect(policy).toMatch(/script-src 'self';/);
    expect(policy).not.toContain('unsafe');
    expect(page.headers).toMatchObject({
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
      'strict-transport-security': 'max-age=31536000; includeSubDomains',
    });
  }
  const script = await app.inject({ url: '/-/app-1.js' });
  expect(script.headers['cache-control']).toBe('public, max-age=31536000, immutable');
});

it('answers health checks and says when the API does not respond', async () => {
  const { app } = await start({}, { API_URL: 'http://127.0.0.1:9' });
  expect((await app.inject({ url: '/health/ready' })).json()).toEqual({ status: 'ready' });
  expect((await app.inject({ url: '/health/live' })).statusCode).toBe(200);
  const response = await app.inject({ url: '/api/staff/me', headers: { ...own, cookie } });
  expect([response.statusCode, response.json().errors[0].code]).toEqual([502, 'NoAnswer']);
});

it('limits attempts to log in', async () => {
  const { app } = await start({ '/api/staff/login': [401, {}] });
  const statuses: number[] = [];
  for (let attempt = 0; attempt < 21; attempt += 1) {
    const call = { method: 'POST', url: '/api/staff/login', headers: json, body: '{}' } as const;
    statuses.push((await app.inject(call)).statusCode);
  }
  expect(statuses.indexOf(429)).toBe(20);
});

it('uses insecure cookies on this machine only', () => {
  expect(readConfig({}).origin).toBe('http://127.0.0.1:3010');
  expect(() => readConfig({ BACKOFFICE_ORIGIN: 'http://office.example' })).toThrow('must begin with https');
});
