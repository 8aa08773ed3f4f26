import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { onTestFinished } from 'vitest';

/** A request that reached the API. */
interface Received {
  method: string;
  url: string;
  headers: IncomingHttpHeaders;
  body: string;
}

/** What stands in for the API: it records requests, and answers each path with a status and a body; a buffer is a file. */
export async function startUpstream(answers: Readonly<Record<string, readonly [number, unknown]>>) {
  const received: Received[] = [];
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk);
    const { method = '', url = '', headers } = request;
    received.push({ method, url, headers, body: Buffer.concat(chunks).toString() });
    const [status, body] = answers[new URL(url, 'http://api').pathname] ?? [404, {}];
    const isFile = Buffer.isBuffer(body);
    const type = isFile ? 'application/pdf' : 'application/json';
    response.writeHead(status, { 'content-type': type, etag: '"v1"', 'x-internal': 'secret' });
    response.end(isFile ? body : JSON.stringify(body));
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => void server.close());
  return { received, url: `http://127.0.0.1:${(server.address() as AddressInfo).port}` };
}
