import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text as readText } from 'node:stream/consumers';
import type { PassingAnswer, PassingRequest, PlantedFault } from './exchange';

interface Document {
  paths: Record<string, Record<string, { operationId: string }>>;
}

export interface FaultyProxy {
  url: string;
  /** Plants a fault instead of the one before; undefined passes everything unchanged. */
  plant(fault: PlantedFault | undefined): void;
  close(): Promise<void>;
}

/** Headers that belong to a connection, or to a body of another length. */
const ofConnection = new Set([
  'connection',
  'content-length',
  'transfer-encoding',
  'keep-alive',
  'host',
  'accept-encoding',
  'content-encoding',
]);

/** Starts a proxy in front of an API that changes its requests or answers. */
export async function startFaultyProxy(target: string, document: object): Promise<FaultyProxy> {
  const operationOf = createMatcher(document as Document);
  let planted: PlantedFault | undefined;
  let memory = new Map<string, string>();
  const forward = async ({ method, url, headers, text }: PassingRequest): Promise<PassingAnswer> => {
    const response = await fetch(new URL(url, target), {
      method,
      headers,
      redirect: 'manual',
      ...(text !== '' && { body: text }),
    });
    // Images pass as well, so every byte is one character.
    const received = Buffer.from(await response.arrayBuffer());
    return {
      status: response.status,
      headers: kept(Object.fromEntries(response.headers)),
      text: asText(received, response.headers),
    };
  };
  async function handle(incoming: IncomingMessage, outgoing: ServerResponse): Promise<void> {
    const { method = 'GET', url = '/' } = incoming;
    const headers = kept(
      Object.fromEntries(Object.entries(incoming.headers).map(([name, value]) => [name, String(value)])),
    );
    const request = {
      operation: operationOf(method, url),
      method,
      url,
      headers,
      text: await readText(incoming),
    };
    const answer = await (planted ? planted.respond(request, forward, memory) : forward(request));
    outgoing.writeHead(answer.status, answer.headers);
    outgoing.end(isText(answer.headers['content-type']) ? answer.text : Buffer.from(answer.text, 'latin1'));
  }
  const server = createServer((incoming, outgoing) => {
    handle(incoming, outgoing).catch((error: unknown) =>
      outgoing.destroy(error instanceof Error ? error : undefined),
    );
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    plant: (fault) => {
      planted = fault;
      memory = new Map();
    },
    close: () =>
      new Promise((done) => {
        server.close(() => done());
        server.closeAllConnections();
      }),
  };
}

const isText = (type = ''): boolean => !type.startsWith('image/') && !type.startsWith('font/');

const asText = (received: Buffer, headers: Headers): string =>
  received.toString(isText(headers.get('content-type') ?? '') ? 'utf8' : 'latin1');

const kept = (headers: Record<string, string>): Record<string, string> =>
  Object.fromEntries(Object.entries(headers).filter(([name]) => !ofConnection.has(name)));

/** Finds the operation of a request; one with fewer placeholders wins. */
function createMatcher({ paths }: Document): (method: string, url: string) => string | undefined {
  const routes = Object.entries(paths)
    .flatMap(([path, methods]) =>
      Object.entries(methods).map(([method, { operationId }]) => ({
        method: method.toUpperCase(),
        path: new RegExp(`^${path.replace(/\{\w+\}/g, '[^/]+')}$`),
        placeholders: path.split('{').length,
        operationId,
      })),
    )
    .toSorted((a, b) => a.placeholders - b.placeholders);
  return (method, url) => {
    const [path = ''] = url.split('?');
    return routes.find((route) => route.method === method && route.path.test(path))?.operationId;
  };
}
