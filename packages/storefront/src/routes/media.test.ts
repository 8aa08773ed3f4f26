import { once } from 'node:events';
import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { GET } from './media';

const image = '/media/astralis/shirt?width=320&format=auto';
const ask = (headers: Record<string, string> = {}, path = image) =>
  GET(new Request(`https://shop.example${path}`, { headers }));

let server: Server;
let asked: IncomingMessage[];

beforeEach(async () => {
  asked = [];
  server = createServer((request, response) => {
    asked.push(request);
    if (request.headers['if-none-match'] === '"1"') {
      response.writeHead(304, { ETag: '"1"' }).end();
      return;
    }
    response.writeHead(200, {
      'Content-Type': 'image/webp',
      'Cache-Control': 'public, max-age=86400',
      ETag: '"1"',
      Vary: 'accept',
    });
    response.end('pixels');
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  vi.stubEnv('API_URL', `http://127.0.0.1:${(server.address() as AddressInfo).port}`);
});

afterEach(() => {
  server.closeAllConnections();
  server.close();
  vi.unstubAllEnvs();
  vi.restoreAllMocks();
});

test('sends the image with the headers that caches need', async () => {
  const response = await ask({ Accept: 'image/webp', 'X-Forwarded-For': '203.0.113.7', Cookie: 'session=1' });
  expect(response.status).toBe(200);
  expect(await response.text()).toBe('pixels');
  expect(Object.fromEntries(response.headers)).toMatchObject({
    'content-type': 'image/webp',
    'cache-control': 'public, max-age=86400',
    etag: '"1"',
    vary: 'accept',
  });
  expect(response.headers.has('connection')).toBe(false);
  expect(asked[0]).toMatchObject({
    url: image,
    headers: { accept: 'image/webp', 'x-forwarded-for': '203.0.113.7' },
  });
  expect(asked[0]?.headers).not.toHaveProperty('cookie');
});

test('sends no body for an image that the browser has', async () => {
  const response = await ask({ 'If-None-Match': '"1"' });
  expect(response.status).toBe(304);
  expect(await response.text()).toBe('');
});

test('asks again after the API has closed the connection', async () => {
  for (let time = 0; time < 20; time += 1) {
    expect(await (await ask()).text()).toBe('pixels');
    server.closeIdleConnections();
  }
  expect(asked).toHaveLength(20);
});

test('answers 502, which nobody keeps, while the API is away', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const closed = once(server, 'close');
  server.close();
  await closed;
  const response = await ask();
  expect(response.status).toBe(502);
  expect(response.headers.get('cache-control')).toBe('no-store');
});
