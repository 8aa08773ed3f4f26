import { createServer } from 'node:http';
import { expect, it, onTestFinished } from 'vitest';
import { findFreePort } from '../src/free-port';
import { waitUntilReady } from '../src/ready';

it('keeps waiting while the port is closed or the server responds with errors', async () => {
  const statuses = [503, 500];
  const port = await findFreePort();
  const server = createServer((_request, response) => response.writeHead(statuses.shift() ?? 404).end());
  onTestFinished(() => void server.close());
  setTimeout(() => server.listen(port, '127.0.0.1'), 200);
  await waitUntilReady(`http://127.0.0.1:${port}/`, 5_000);
  expect(statuses).toEqual([]);
});

it('fails after the timeout, with the last response', async () => {
  const server = createServer((_request, response) => response.writeHead(503).end());
  const port = await findFreePort();
  server.listen(port, '127.0.0.1');
  onTestFinished(() => void server.close());
  await expect(waitUntilReady(`http://127.0.0.1:${port}/`, 300)).rejects.toThrow('status 503');
});

it('accepts any response if failures are allowed', async () => {
  const server = createServer((_request, response) => response.writeHead(500).end());
  const port = await findFreePort();
  server.listen(port, '127.0.0.1');
  onTestFinished(() => void server.close());
  const ready = waitUntilReady(`http://127.0.0.1:${port}/`, 5_000, Number.POSITIVE_INFINITY);
  await expect(ready).resolves.toBeUndefined();
});
