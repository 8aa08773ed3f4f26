import { once } from 'node:events';
import { createServer, request } from 'node:http';
import { findFreePort } from '@matchday/launcher/free-port';

/** The API at its own address, with operations that fail. It keeps what shops report to its log. */
export async function startFaultyApi(url: string, fails: (path: string) => boolean) {
  const { hostname, port } = new URL(url);
  const own = await findFreePort();
  const reports: { level: string; message: string; url: string }[] = [];
  const server = createServer((incoming, response) => {
    const { method, url: path = '/', headers } = incoming;
    if (fails(path)) {
      response.writeHead(500, { 'Content-Type': 'application/json' }).end('{"errors":[]}');
      return;
    }
    const forwarded = request({ hostname, port, method, path, headers }, (answer) => {
      response.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(response);
    });
    forwarded.on('error', () => response.destroy());
    const chunks: Buffer[] = [];
    if (path === '/api/log')
      incoming
        .on('data', (chunk: Buffer) => chunks.push(chunk))
        .on('end', () => reports.push(JSON.parse(Buffer.concat(chunks).toString())));
    incoming.pipe(forwarded);
  });
  server.listen(own, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://127.0.0.1:${own}`,
    reports,
    stop: async () => {
      server.closeAllConnections();
      server.close();
    },
  };
}
