import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApi, type TestApi } from '../test-api';
import { connectTo, parseResponse, type RawClient } from './raw-client';

const clientCount = 150;
const head = 'POST /api/baskets HTTP/1.1\r\nHost: shop\r\nStoreId: north\r\n';

let api: TestApi;
let address: string;
beforeAll(async () => {
  api = await startTestApi({
    // On a busy machine, an ordinary request waits for some seconds too.
    limits: { headersMs: 2_000, requestMs: 3_000, stallMs: 6_000, checkEveryMs: 200 },
  });
  address = await api.listen();
});
afterAll(() => api.close());

const connectMany = (count = clientCount) =>
  Promise.all(Array.from({ length: count }, () => connectTo(address)));

/** The duration of the slowest of ten ordinary requests, in milliseconds. */
async function slowestRequestMs(): Promise<number> {
  const times = await Promise.all(
    Array.from({ length: 10 }, async () => {
      const start = performance.now();
      const { ok } = await fetch(`${address}/api/categories`, { headers: { StoreId: 'north' } });
      expect(ok).toBe(true);
      return performance.now() - start;
    }),
  );
  return Math.max(...times);
}

async function expectTimeouts(clients: readonly RawClient[]): Promise<void> {
  for (const { ended } of clients)
    expect(parseResponse(await ended)).toMatchObject({
      status: 408,
      body: { meta: { status: 408 }, success: false, errors: [{ code: 'RequestTooSlow' }] },
    });
}

describe('slow clients do not block others and are disconnected', { timeout: 90_000 }, () => {
  it('if they send headers byte by byte', async () => {
    const clients = await connectMany();
    for (const client of clients) client.send('GET /api/categories HTTP/1.1\r\nHost: shop\r\nX: ');
    const drip = setInterval(() => {
      for (const client of clients) if (client.socket.writable) client.send('a');
    }, 50);
    try {
      expect(await slowestRequestMs()).toBeLessThan(10_000);
      await expectTimeouts(clients);
    } finally {
      clearInterval(drip);
    }
  });

  it('if they never send the announced body', async () => {
    const clients = await connectMany();
    for (const client of clients)
      client.send(`${head}Content-Type: application/json\r\nContent-Length: 100\r\n\r\n{"a"`);
    expect(await slowestRequestMs()).toBeLessThan(10_000);
    await expectTimeouts(clients);
  });

  it('if they never read the responses', async () => {
    const clients = await connectMany(30);
    const request = `GET /openapi.json HTTP/1.1\r\nHost: shop\r\n\r\n`;
    for (const client of clients) {
      client.socket.pause();
      client.send(request.repeat(100));
    }
    await wait(300);
    expect(await slowestRequestMs()).toBeLessThan(15_000);
    await expect.poll(connections, { timeout: 60_000 }).toBeLessThan(15);
    for (const client of clients) client.socket.destroy();
  });
});

const connections = () =>
  new Promise<number>((resolve, reject) => {
    api.app.server.getConnections((error, count) => (error ? reject(error) : resolve(count)));
  });
