import { once } from 'node:events';
import { createServer, type RequestListener } from 'node:http';
import { gzipSync } from 'node:zlib';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { BrandCulture } from '../brand';
import { createFailedResponses } from './failed-responses';

const cultures: [BrandCulture, BrandCulture] = [
  { culture: 'es', locale: 'es-ES', pathPrefix: '', currency: 'EUR' },
  { culture: 'da', locale: 'da-DK', pathPrefix: '/da', currency: 'DKK' },
];
const replaceFailed = createFailedResponses(cultures);

const html = { 'Content-Type': 'text/html; charset=utf-8' };
let handler: RequestListener;
let reads = 0;
let hours = 0;
const server = createServer((request, response) => {
  replaceFailed(request, response);
  handler(request, response);
});
let url = '';

beforeEach(async () => {
  // The error page that an earlier test read is no longer kept.
  hours += 1;
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + hours * 3_600_000 });
  reads = 0;
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  url = `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`;
});
afterEach(() => {
  vi.useRealTimers();
  server.closeAllConnections();
  server.close();
});

/** A shop whose error page says in which language it is, and whose other addresses answer as given. */
const shop = (answer: RequestListener) => {
  handler = (request, response) => {
    if (!request.url?.endsWith('/failed/')) return answer(request, response);
    reads += 1;
    response
      .writeHead(200, { ...html, 'Content-Security-Policy': `of ${request.url}` })
      .end(`<h1>The page of ${request.url}</h1>`);
  };
};

const ask = async (path: string, init?: RequestInit) => {
  const response = await fetch(url + path, init);
  return { status: response.status, headers: response.headers, body: await response.text() };
};

test('a failed page has the error page of its language as its body', async () => {
  const zipped = gzipSync('<html id="empty"></html>');
  shop((_, response) => {
    response.setHeader('Cache-Control', 'no-store');
    response.writeHead(500, { ...html, 'Content-Encoding': 'gzip', 'Content-Length': zipped.length });
    response.write(zipped.subarray(0, 5));
    response.end(zipped.subarray(5));
  });
  expect(await ask('/p-1/')).toMatchObject({ status: 500, body: '<h1>The page of /failed/</h1>' });
  const danish = await ask('/da/p-1/?size=M');
  expect(danish.body).toBe('<h1>The page of /da/failed/</h1>');
  expect(danish.headers.get('Cache-Control')).toBe('no-store');
  expect(danish.headers.get('Content-Security-Policy')).toBe('of /da/failed/');
  expect(danish.headers.get('Content-Encoding')).toBeNull();
});

test('many failed pages read the error page once', async () => {
  shop((_, response) => {
    response.statusCode = 503;
    response.setHeader('Content-Type', 'text/html');
    response.end('empty');
  });
  await Promise.all(Array.from({ length: 20 }, (_, index) => ask(`/p-${index}/`)));
  expect(reads).toBe(1);
  vi.advanceTimersByTime(5_001);
  await ask('/p-1/');
  expect(reads).toBe(2);
});

test('without an error page, a plain page speaks the language of the address', async () => {
  handler = (_, response) => {
    response.writeHead(500, html).end();
  };
  const danish = await ask('/da/p-1/');
  expect(danish.status).toBe(500);
  expect(danish.body).toContain('<html lang="da-DK">');
  expect(danish.body).toContain('<h1>Den røg forbi mål</h1>');
  expect(danish.body).toContain('href="/da/"');
  expect((await ask('/p-1/')).body).toContain('<h1>Se nos ha ido fuera</h1>');
});

test.each([
  ['a page', 200, html],
  ['an unknown page', 404, html],
  ['a failed call', 502, { 'Content-Type': 'application/json' }],
  ['failed data of the router', 500, { 'Content-Type': 'text/x-component' }],
])('%s stays as it is', async (_, status, headers) => {
  shop((_, response) => {
    response.writeHead(status, headers).end('as it is');
  });
  expect(await ask('/p-1/')).toMatchObject({ status, body: 'as it is' });
});
