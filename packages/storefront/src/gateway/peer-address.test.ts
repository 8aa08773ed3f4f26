import { once } from 'node:events';
import { createServer } from 'node:http';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { appendPeerAddresses } from './peer-address';

const server = createServer((request, response) => response.end(request.headers['x-forwarded-for']));
let url = '';
beforeAll(async () => {
  appendPeerAddresses();
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  url = `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`;
});
afterAll(() => {
  server.close();
});

const seen = async (headers: Record<string, string>) => (await fetch(url, { headers })).text();

test('the peer’s address comes last, after any sent by the client', async () => {
  expect(await seen({})).toBe('127.0.0.1');
  expect(await seen({ 'X-Forwarded-For': '6.6.6.6' })).toBe('6.6.6.6, 127.0.0.1');
});
