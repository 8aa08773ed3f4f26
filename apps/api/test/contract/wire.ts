import { Agent, request as httpRequest, type IncomingHttpHeaders } from 'node:http';
import { buffer } from 'node:stream/consumers';

/** A request as it goes over the wire. */
export interface WireRequest {
  method: string;
  /** Path and query, sent unchanged. */
  url: string;
  headers: Record<string, string | string[]>;
  body?: string | undefined;
}

export interface WireAnswer {
  status: number;
  headers: IncomingHttpHeaders;
  body: Buffer;
}

const maxConnections = 24;

/** A client of a server that sends requests unchanged, such as invalid percent encodings that `fetch` would repair. */
export function wireClient(address: string) {
  const { hostname, port } = new URL(address);
  const agent = new Agent({ keepAlive: true, maxSockets: maxConnections });
  return {
    send: ({ method, url, headers, body }: WireRequest): Promise<WireAnswer> =>
      new Promise((resolve, reject) => {
        const outgoing = httpRequest({ agent, hostname, port, method, path: url, headers });
        let isAnswered = false;
        outgoing.once('response', (response) => {
          isAnswered = true;
          buffer(response).then(
            (received) =>
              resolve({ status: response.statusCode ?? 0, headers: response.headers, body: received }),
            reject,
          );
        });
        // The server may refuse a body and close the connection before the whole body is sent.
        outgoing.on('error', (error) => {
          if (!isAnswered) reject(error);
        });
        outgoing.end(body);
      }),
    close: () => agent.destroy(),
  };
}
