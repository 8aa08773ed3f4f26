import { once } from 'node:events';
import { readdirSync, statSync } from 'node:fs';
import { createServer } from 'node:http';
import { join } from 'node:path';
import inject from 'light-my-request';
import createNext from 'next';
import type { ReadQuery } from './asked-page';
import { PageCache, type RenderPage } from './page-cache';
import { createPageHandler, type Handle } from './page-handler';
import { type Renders, shareRenders } from './renders';

interface Shop {
  /** The folder of the Next app. */
  directory: string;
  hostname: string;
  port: number;
  readQuery: ReadQuery;
  log: (message: string, error?: unknown) => void;
}

/** Memory for pages and files, ready compressed. */
const maxBytes = 64 * 1024 * 1024;
const largestFile = 1024 * 1024;

/** Serves a built Next app, and resolves to a function that stops it. */
export async function startShop({
  directory,
  hostname,
  port,
  readQuery,
  log,
}: Shop): Promise<() => Promise<void>> {
  const renders = shareRenders();
  const app = createNext({ dev: false, dir: directory, hostname, port });
  await app.prepare();
  const next: Handle = app.getRequestHandler();
  const files = publicFiles(join(directory, 'public'));
  const isFile = (path: string) => path.startsWith('/_next/static/') || files.has(path);
  const isLarge = (path: string) => (files.get(path) ?? 0) > largestFile;
  const pages = new PageCache({ render: renderWith(next, renders), renders, maxBytes, isFile, log });
  const server = createServer(createPageHandler({ pages, next, readQuery, isLarge, log }));
  server.listen(port, hostname);
  await once(server, 'listening');
  return async () => {
    const closed = once(server, 'close');
    server.close();
    server.closeIdleConnections();
    await closed;
    await app.close();
  };
}

/** Asks Next for a page without a connection: the page goes to everyone who asks, whoever leaves. */
function renderWith(next: Handle, renders: Renders): RenderPage {
  return async ({ url, headers }) => {
    const { answer, render } = await renders.run(() =>
      inject(
        (request, response) => void next(request, response).catch((error: Error) => response.destroy(error)),
        {
          method: 'GET',
          url,
          headers: headers(),
        },
      ),
    );
    const given = Object.entries(answer.headers).flatMap(([name, value]) =>
      value === undefined ? [] : [[name, Array.isArray(value) ? value : String(value)] as const],
    );
    return {
      answer: { status: answer.statusCode, headers: Object.fromEntries(given), body: answer.rawPayload },
      render,
    };
  };
}

/** The addresses of the files in the folder, with their bytes. */
function publicFiles(folder: string): ReadonlyMap<string, number> {
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) =>
    entry.isFile(),
  );
  return new Map(
    entries.map(({ parentPath, name }) => {
      const path = join(parentPath, name);
      return [encodeURI(path.slice(folder.length)), statSync(path).size];
    }),
  );
}
