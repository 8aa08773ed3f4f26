import type { IncomingMessage, ServerResponse } from 'node:http';
import { type AskedPage, type PageInputs, readAskedPage } from './asked-page';
import type { PageCache } from './page-cache';
import { sendPage } from './send-page';

/** Answers a request by itself, as Next does. */
export type Handle = (request: IncomingMessage, response: ServerResponse) => Promise<void>;

interface Options {
  pages: PageCache;
  /** Next, for everything that is no page. */
  next: Handle;
  inputs: PageInputs;
  /** Whether Next must send an address itself, such as that of a large file. */
  isLarge: (path: string) => boolean;
  log: (message: string, error?: unknown) => void;
}

/** Answers requests for pages from the cache, and passes all others on to Next. */
export function createPageHandler(
  options: Options,
): (request: IncomingMessage, response: ServerResponse) => void {
  return (request, response) => {
    const fail = (error: unknown) => {
      options.log(`${request.method} ${request.url} failed`, error);
      if (response.headersSent) response.destroy();
      else response.writeHead(500, { 'Content-Type': 'text/plain' }).end('Internal Server Error');
    };
    try {
      const asked = readAskedPage(request, options.inputs);
      const found = asked && options.pages.find(asked);
      const answered = found
        ? sendPage(found.page, request, response, found.renderedAt)
        : answer(asked, options, request, response);
      answered?.catch(fail);
    } catch (error) {
      fail(error);
    }
  };
}

async function answer(
  asked: AskedPage | null,
  { pages, next, isLarge }: Options,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  if (!asked || isLarge(asked.url)) return next(request, response);
  const { page, kept } = await pages.get(asked);
  // A redirect leads on with the query that means nothing to a page.
  if (asked.lostQuery && page.status >= 300 && page.status < 400) return next(request, response);
  await sendPage(page, request, response, kept?.renderedAt);
}
