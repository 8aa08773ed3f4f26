import { createHmac } from 'node:crypto';
import { createServer, type Server } from 'node:http';
import { text } from 'node:stream/consumers';
import { findFreePort } from '@matchday/launcher/free-port';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { startTestApi, type TestApi } from '../../../../test/test-api';
import { deliverChanges, retryDelay } from './deliver-changes';
import { announce } from './outbox-queries';

interface Received {
  url: string | undefined;
  signature: string;
  body: string;
}

let api: TestApi;
let shop: Server;
let origin: string;
let received: Received[];
/** The statuses of the next responses; 204 when the list is empty. */
let statuses: number[];
let now: number;

beforeEach(async () => {
  received = [];
  statuses = [];
  now = Date.parse('2099-06-01T10:00:00Z');
  shop = createServer(async (request, response) => {
    const { url, headers } = request;
    received.push({ url, signature: String(headers['matchday-signature']), body: await text(request) });
    const isKnown = url === '/api/invalidate' || url?.startsWith('/purge');
    response.writeHead(isKnown ? (statuses.shift() ?? 204) : 404).end();
  });
  await new Promise<void>((resolve) => {
    shop.listen(0, '127.0.0.1', resolve);
  });
  const address = shop.address();
  origin = `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`;
  api = await startTestApi({ clock: () => new Date(now) });
  await api.context.db.deleteFrom('outbox').execute();
});
afterEach(async () => {
  await api.close();
  shop.close();
});

const record = (id: string, storeId = 'north') =>
  announce(api.context.db, storeId, [{ type: 'product', id }]);
const deliverTo = (processes: string[], purgeHooks: string[] = [], storeId = 'north') =>
  deliverChanges(api.context, storeId, { processes, purgeHooks });
const deliver = (storeId = 'north') => deliverTo([origin], [], storeId);
const bodies = () => received.map(({ body }) => JSON.parse(body));

it('sends changes oldest first, with increasing versions', async () => {
  await record('jersey');
  await record('cap');
  expect(await deliver()).toBe(2);
  const [first, second] = bodies();
  expect(first).toEqual({
    storeId: 'north',
    version: expect.any(Number),
    topics: [{ type: 'product', id: 'jersey' }],
  });
  expect(second).toMatchObject({ topics: [{ type: 'product', id: 'cap' }] });
  expect(second.version).toBeGreaterThan(first.version);
});

it('signs the body and the time', async () => {
  await record('jersey');
  await deliver();
  const [{ signature, body } = { signature: '', body: '' }] = received;
  const seconds = now / 1000;
  const digest = createHmac('sha256', api.context.config.invalidationSecret).update(`${seconds}.${body}`);
  expect(signature).toBe(`t=${seconds},v1=${digest.digest('hex')}`);
});

it('does not resend an acknowledged change', async () => {
  await record('jersey');
  await deliver();
  now += 3_600_000;
  expect(await deliver()).toBe(0);
  expect(received).toHaveLength(1);
});

it('retries an unacknowledged change later, and keeps the order', async () => {
  await record('jersey');
  await record('cap');
  statuses = [500, 302];
  expect(await deliver()).toBe(0);
  expect(await deliver()).toBe(0);
  expect(received).toHaveLength(1);
  now += retryDelay(1);
  expect(await deliver()).toBe(0);
  now += retryDelay(1);
  expect(await deliver()).toBe(0);
  expect(received).toHaveLength(2);
  now += retryDelay(2);
  expect(await deliver()).toBe(2);
  expect(bodies().map(({ topics }) => topics[0].id)).toEqual(['jersey', 'jersey', 'jersey', 'cap']);
  expect(new Set(bodies().map(({ version }) => version)).size).toBe(2);
});

it('keeps changes while the shop is unreachable', async () => {
  await record('jersey');
  expect(await deliverTo(['http://127.0.0.1:1'])).toBe(0);
  now += retryDelay(1);
  expect(await deliver()).toBe(1);
});

it('sends a change to every process of a shop, and waits for no process that does not run', async () => {
  const notRunning = `http://127.0.0.1:${await findFreePort()}`;
  await record('jersey');
  const deliverToAll = () => deliverTo([notRunning, origin, `${origin}/`, origin]);
  // The address with two slashes is answered with 404, like a process that cannot take the change.
  expect(await deliverToAll()).toBe(0);
  expect(received).toHaveLength(3);
  now += retryDelay(1);
  expect(await deliverTo([notRunning, origin, origin])).toBe(1);
  expect(received).toHaveLength(5);
});

it('sends a change to the hooks of shared caches once all processes have acknowledged it', async () => {
  const hook = `${origin}/purge?zone=1`;
  await record('jersey');
  statuses = [500];
  expect(await deliverTo([origin], [hook])).toBe(0);
  expect(received.map(({ url }) => url)).toEqual(['/api/invalidate']);
  now += retryDelay(1);
  // The process acknowledges it, the hook does not.
  statuses = [204, 503];
  expect(await deliverTo([origin], [hook])).toBe(0);
  now += retryDelay(2);
  statuses = [204, 204];
  expect(await deliverTo([origin], [hook])).toBe(1);
  const urls = received.map(({ url }) => url);
  expect(urls.slice(1)).toEqual(['/api/invalidate', '/purge?zone=1', '/api/invalidate', '/purge?zone=1']);
  expect(new Set(received.map(({ body }) => body)).size).toBe(1);
});

it('sends each shop only the changes of its store, independently of other stores', async () => {
  await record('jersey');
  await record('glove', 'south');
  expect(await deliver('south')).toBe(1);
  expect(bodies()).toMatchObject([{ storeId: 'south', topics: [{ id: 'glove' }] }]);
});

it('delivers a change once when two deliveries run at the same time', async () => {
  await record('jersey');
  const counts = await Promise.all([deliver(), deliver()]);
  expect(counts[0] + counts[1]).toBe(1);
  expect(received).toHaveLength(1);
});

it('doubles the delay up to one minute', () => {
  expect([1, 2, 3, 50].map(retryDelay)).toEqual([1000, 2000, 4000, 60_000]);
});
