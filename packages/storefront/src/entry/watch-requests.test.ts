import { once } from 'node:events';
import { createServer, request as send } from 'node:http';
import { json } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { logFailure } from '../log';
import { recordTagManager } from './known-tag-managers';
import { securityHeaders } from './security-headers';
import { watchRequests } from './watch-requests';

const server = createServer(async ({ method, url, headers }, response) => {
  await Promise.resolve();
  if (url === '/failing/') logFailure('No response', new Error('fetch failed'));
  response.end(JSON.stringify({ method, url, headers }));
});
let port = 0;
beforeAll(async () => {
  vi.stubEnv('SHOP_ORIGIN', 'https://shop.example');
  vi.stubEnv('BACKOFFICE_ORIGIN', 'https://office.example/');
  watchRequests({ cultures: [{ culture: 'en', locale: 'en-GB', pathPrefix: '', currency: 'EUR' }] });
  vi.unstubAllEnvs();
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  port = typeof address === 'object' ? (address?.port ?? 0) : 0;
});
afterAll(() => {
  server.close();
});

/** The request that a handler sees, and the headers of its response. */
async function arrive(headers: Record<string, string> = {}, path = '/', method = 'GET') {
  const request = send({ host: '127.0.0.1', port, method, path, headers }).end();
  const [response] = await once(request, 'response');
  const seen = (await json(response)) as { method: string; url: string; headers: Record<string, string> };
  return { ...seen, response: response.headers as Record<string, string> };
}

test('an image may do nothing when it is opened by itself', async () => {
  const policyOf = async (path: string) => (await arrive({}, path)).response['content-security-policy'];
  expect(await policyOf('/media/north/red')).toContain("default-src 'none'");
  expect(await policyOf('/')).toContain("default-src 'self'");
});

describe('a request', () => {
  test('carries the peer’s address last, after any sent by the client', async () => {
    expect((await arrive()).headers['x-forwarded-for']).toBe('127.0.0.1');
    const claimed = await arrive({ 'X-Forwarded-For': '6.6.6.6' });
    expect(claimed.headers['x-forwarded-for']).toBe('6.6.6.6, 127.0.0.1');
  });

  test('loses internal headers, and keeps all others', async () => {
    const { headers } = await arrive({
      'X-Matchday-View': 'b25seT0x',
      'x-matchday-path-status': 'missing',
      'x-middleware-rewrite': '/',
      'x-matchday-own-address': 'http://elsewhere.example',
      culture: 'da',
    });
    const internal = Object.keys(headers).filter((name) => /matchday|middleware/.test(name));
    expect(internal).toEqual(['x-matchday-own-address']);
    expect(headers['x-matchday-own-address']).toMatch(/^http:\/\/127\.0\.0\.1:\d+$/);
    expect(headers.culture).toBe('da');
  });

  test('gets its own id, whatever it says, and its response has the same', async () => {
    const [first, second] = [await arrive({ 'X-Request-Id': 'of-the-browser' }), await arrive()];
    expect(first.headers['x-request-id']).toMatch(/^[\da-f-]{36}$/);
    expect(first.response['x-request-id']).toBe(first.headers['x-request-id']);
    expect(second.headers['x-request-id']).not.toBe(first.headers['x-request-id']);
  });

  test('causes lines of the log with its id', async () => {
    const write = vi.spyOn(process.stderr, 'write').mockReturnValue(true);
    const { headers } = await arrive({}, '/failing/');
    const lines = write.mock.calls.map(([line]) => JSON.parse(String(line)));
    write.mockRestore();
    expect(lines).toMatchObject([{ msg: 'No response', reqId: headers['x-request-id'] }]);
  });

  test('comes to the shop’s public address, whatever it says', async () => {
    const { headers } = await arrive({
      'X-Forwarded-Host': 'elsewhere.example:8443',
      'X-Forwarded-Proto': 'http',
      'X-Forwarded-Port': '8443',
    });
    expect(headers).toMatchObject({
      'x-forwarded-host': 'shop.example',
      'x-forwarded-proto': 'https',
      'x-forwarded-port': '443',
    });
  });

  test.each([
    { host: 'shop.example' },
    { host: 'shop.example:8443' },
    { host: '[::1]:3000' },
    { 'X-Forwarded-Host': 'a.example, b.example:80' },
    { 'X-Forwarded-Proto': 'https,http' },
  ] as Record<string, string>[])('with %j is well formed', async (headers) => {
    expect((await arrive(headers, '/shirts/?q=1')).url).toBe('/shirts/?q=1');
  });

  test.each([
    { host: 'elsewhere.example/path' },
    { host: 'user@elsewhere.example' },
    { host: 'shop.example:port' },
    { 'X-Forwarded-Host': 'a b' },
    { 'X-Forwarded-Proto': 'javascript' },
    { 'X-Forwarded-Port': '-1' },
  ] as Record<string, string>[])('with %j is malformed', async (headers) => {
    expect((await arrive(headers, '/shirts/')).url).toBe('/api/malformed-request');
  });

  test.each([
    ['TRACE', '/shirts/'],
    ['PROPFIND', '/shirts/'],
    ['GET', '/%zz/'],
    ['POST', '/api/baskets/%c0%af'],
  ])('%s %s is malformed', async (method, path) => {
    expect(await arrive({}, path, method)).toMatchObject({ method: 'GET', url: '/api/malformed-request' });
  });

  test.each(['PUT /shirts/', 'GET /da/k%C3%B8b/?q=%zz'])('%s is well-formed', async (line) => {
    const [method, path] = line.split(' ');
    expect(await arrive({}, path, method)).toMatchObject({ method, url: path });
  });

  test('with an expectation that Node does not know gets the usual response', async () => {
    expect((await arrive({ Expect: 'a miracle' }, '/shirts/')).headers.expect).toBeUndefined();
  });

  test('for another site’s address is malformed', async () => {
    expect((await arrive({}, 'http://elsewhere.example/')).url).toBe('/api/malformed-request');
  });
});

describe('a response', () => {
  test('allows no frames, no sniffing and no other site', async () => {
    recordTagManager('da', null);
    const { response } = await arrive();
    expect(response['content-security-policy']).toContain("frame-ancestors 'none'");
    expect(response['content-security-policy']).toMatch(/script-src 'self';/);
    expect(response['content-security-policy']).not.toContain('https:');
    expect(response).toMatchObject({
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'strict-origin-when-cross-origin',
      'permissions-policy': expect.stringContaining('camera=()'),
    });
  });

  test('of a preview may be framed by the back office alone, and its address is kept', async () => {
    const { response } = await arrive({}, '/preview/page/?token=a.b.c');
    expect(response['content-security-policy']).toMatch(/frame-ancestors https:\/\/office\.example$/);
    expect(response['referrer-policy']).toBe('no-referrer');
  });

  test('allows the tag manager once the settings of a culture name a container', async () => {
    recordTagManager('da', null);
    recordTagManager('en', 'GTM-ABC123');
    expect((await arrive()).response['content-security-policy']).toContain('googletagmanager.com');
    recordTagManager('en', undefined);
    expect((await arrive()).response['content-security-policy']).not.toContain('googletagmanager.com');
  });

  test('demands https for a year, if the shop has it', async () => {
    expect((await arrive()).response['strict-transport-security']).toMatch(/^max-age=31536000/);
    const local = securityHeaders({ origin: new URL('http://127.0.0.1:3000'), hasTagManager: false });
    expect(local).not.toHaveProperty('Strict-Transport-Security');
  });
});
