import { Agent, request as httpRequest, type IncomingHttpHeaders, type OutgoingHttpHeaders } from 'node:http';
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
  headers: IncomingHttpHeaders | OutgoingHttpHeaders;
  body: Buffer;
}

const maxConnections = 24;

/**
 * A client of a server that sends requests unchanged, such as invalid percent encodings that `fetch` would repair. The
 * server may close an idle connection just when it is used again, so that such a request is repeated on a new one.
 */
export function wireClient(address: string) {
  const agent = new Agent({ keepAlive: true, maxSockets: maxConnections });
  return {
    send: (request: WireRequest): Promise<WireAnswer> =>
      sendOnce(address, request, agent).catch((error: unknown) => {
        if (error instanceof ClosedConnection && error.wasReused) return sendOnce(address, request, false);
        throw error;
      }),
    close: () => agent.destroy(),
  };
}

class ClosedConnection extends Error {
  override name = 'ClosedConnection';

  constructor(
    readonly wasReused: boolean,
    cause: Error,
  ) {
    super(cause.message, { cause });
  }
}

function sendOnce(
  address: string,
  { method, url, headers, body }: WireRequest,
  agent: Agent | false,
): Promise<WireAnswer> {
  const { hostname, port } = new URL(address);
  return new Promise((resolve, reject) => {
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
      if (!isAnswered) reject(new ClosedConnection(outgoing.reusedSocket, error));
    });
    outgoing.end(body);
  });
}
