import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { type ReceivedSpan, type ReceivedValue, spansIn, valuesIn } from './received';

export type { ReceivedSpan } from './received';

/** A collector of OpenTelemetry for tests. */
export interface Collector {
  /** For `OTEL_EXPORTER_OTLP_ENDPOINT`. */
  url: string;
  spans: ReceivedSpan[];
  values: ReceivedValue[];
  /** Everything that was received, as text. */
  bodies: string[];
  close(): Promise<void>;
}

/** Starts a collector that takes OTLP over HTTP, in JSON. */
export async function startCollector(): Promise<Collector> {
  const received: Pick<Collector, 'spans' | 'values' | 'bodies'> = { spans: [], values: [], bodies: [] };
  const server = createServer((request, response) => {
    void text(request).then((body) => {
      received.bodies.push(body);
      if (request.url === '/v1/traces') received.spans.push(...spansIn(JSON.parse(body)));
      else if (request.url === '/v1/metrics') received.values.push(...valuesIn(JSON.parse(body)));
      else return response.writeHead(404).end();
      return response.writeHead(200, { 'Content-Type': 'application/json' }).end('{}');
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    ...received,
    url: `http://127.0.0.1:${port}`,
    async close() {
      server.close();
      server.closeAllConnections();
      await once(server, 'close');
    },
  };
}
