import { once } from 'node:events';
import { type IncomingHttpHeaders, type IncomingMessage, request, type ServerResponse } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { createPageServer } from '../src/page-server';
import type { ReleasedFiles } from '../src/released-files';
import { Renders } from '../src/renders';

/** What the app answers to a request for a page, and what its store reports about the page. */
interface AppAnswer {
  status?: number;
  type?: string;
  headers?: Record<string, string>;
  body?: string;
  /** Missing if the app does not store the page. */
  tags?: string[];
  /** The page in the app's store, if several addresses lead to it. */
  key?: string;
  renderedAt?: number;
}

type App = (request: IncomingMessage) => AppAnswer | Promise<AppAnswer>;

/** An app that answers with what `app` returns, behind a page server on a port of its own. */
export async function serveApp(
  app: App,
  maxBytes = 1_000_000,
  paintsFirst: (path: string) => boolean = () => false,
  released?: ReleasedFiles,
  tagsHeader?: string,
  acceptsTraceParents?: boolean,
) {
  const renders = new Renders();
  const asked: string[] = [];
  const log: string[] = [];
  const next = async (request: IncomingMessage, response: ServerResponse) => {
    asked.push(`${request.method} ${request.url}`);
    const { status = 200, type = 'text/html; charset=utf-8', body = '', ...answer } = await app(request);
    const { key = request.url ?? '', tags, renderedAt = Date.now(), headers } = answer;
    if (renders.current && tags) renders.current.record = { key, tags, renderedAt };
    const caching = tags && { 'Cache-Control': 's-maxage=60, stale-while-revalidate=600' };
    response.writeHead(status, { 'Content-Type': type, ...caching, ...headers }).end(body);
  };
  const prepared: string[] = [];
  const shopHeaders = { 'Content-Security-Policy': "script-src 'self'", 'X-Of-Shop': 'yes' };
  let responses = 0;
  const ownHeaders = () => ['X-Own', String((responses += 1))];
  const { server, pages, health } = createPageServer({
    next,
    renders,
    arrival: {
      isWellFormed: ({ headers }) => headers['x-malformed'] === undefined,
      headersOf: () => shopHeaders,
      ownHeaders,
      prepare: (request, response) => {
        prepared.push(`${request.method} ${request.url}`);
        const [name = '', value = ''] = ownHeaders();
        for (const header of [...Object.entries(shopHeaders), [name, value] as const])
          response.setHeader(...header);
      },
    },
    files: new Map([['/logo.svg', 100]]),
    inputs: {
      queryOf: (_, query) => (query.has('color') ? `color=${query.get('color')}` : ''),
      cookieOf: (path) => (path.startsWith('/user/') ? 'session' : undefined),
    },
    paintsFirst,
    styles: (path) => (path === '/_next/static/css/a.css' ? 'h1{color:red}' : undefined),
    released,
    tagsHeader,
    acceptsTraceParents,
    maxBytes,
    log: (message) => log.push(message),
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  const port = typeof address === 'object' ? (address?.port ?? 0) : 0;
  return {
    /** The requests that reached the app. */
    asked,
    /** The requests that were prepared for the app. */
    prepared,
    log,
    pages,
    health,
    server,
    port,
    /** Records that data behind the tags changed. */
    change: (...tags: string[]) => renders.markChanged(tags),
    get: (path: string, headers: Record<string, string> = {}, method = 'GET') =>
      receive({ port, path, headers, method }),
    async [Symbol.asyncDispose]() {
      if (!server.listening) return;
      server.close();
      server.closeAllConnections();
      await once(server, 'close');
    },
  };
}

export interface Received {
  status: number | undefined;
  headers: IncomingHttpHeaders;
  bytes: Buffer;
  text: string;
}

async function receive(target: {
  port: number;
  path: string;
  headers: Record<string, string>;
  method: string;
}): Promise<Received> {
  const outgoing = request({ host: '127.0.0.1', agent: false, ...target }).end();
  const [response] = (await once(outgoing, 'response')) as [IncomingMessage];
  const bytes = await buffer(response);
  return { status: response.statusCode, headers: response.headers, bytes, text: bytes.toString() };
}

/** A promise that a test settles. */
export const gate = () => Promise.withResolvers<void>();
