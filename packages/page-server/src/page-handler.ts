import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Arrival } from './arrival';
import { type AskedPage, type PageInputs, readAskedPage } from './asked-page';
import type { Health } from './health';
import type { PageCache } from './page-cache';
import { sendPage } from './send-page';
import { sendReady } from './send-ready';
import { tracePage } from './trace-requests';

/** Answers a request by itself, as Next does. */
export type Handle = (request: IncomingMessage, response: ServerResponse) => Promise<void>;

interface Options {
  pages: PageCache;
  /** Next, for everything that is no page. */
  next: Handle;
  inputs: PageInputs;
  arrival: Arrival;
  health: Health;
  /** Whether Next must send an address itself, such as that of a large file. */
  isLarge: (path: string) => boolean;
  log: (message: string, error?: unknown) => void;
}

/** Answers requests for pages from the cache, and passes all others on to Next. */
export function createPageHandler(
  options: Options,
): (request: IncomingMessage, response: ServerResponse) => void {
  return (request, response) => {
    try {
      answerAtOnce(options, request, response)?.catch((error: unknown) =>
        fail(options, request, response, error),
      );
    } catch (error) {
      fail(options, request, response, error);
    }
  };
}

/** Sends a page that is ready; a promise if Next is asked, or a body is made. */
function answerAtOnce(
  options: Options,
  request: IncomingMessage,
  response: ServerResponse,
): void | Promise<void> {
  const { pages, inputs, arrival, health } = options;
  const wanted = readAskedPage(request, inputs);
  const fresh = wanted && pages.findFresh(wanted);
  // Nearly all requests end here, so nothing is done before that they do not need.
  if (fresh && arrival.isWellFormed(request) && sendReady(fresh, request, response, arrival)) {
    tracePage(wanted, 'hit');
    return undefined;
  }
  arrival.prepare(request, response);
  if (health.answer(request, response)) return undefined;
  const asked = readAskedPage(request, inputs);
  const found = asked && pages.find(asked);
  if (!found) return answer(asked, options, request, response);
  tracePage(asked, pages.findFresh(asked) === found ? 'hit' : 'stale');
  return sendPage(found.page, request, response, found.renderedAt);
}

function fail({ log }: Options, request: IncomingMessage, response: ServerResponse, error: unknown): void {
  log(`${request.method} ${request.url} failed`, error);
  if (response.headersSent) response.destroy();
  else response.writeHead(500, { 'Content-Type': 'text/plain' }).end('Internal Server Error');
}

async function answer(
  asked: AskedPage | null,
  { pages, next, isLarge }: Options,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  if (!asked || isLarge(asked.url)) return next(request, response);
  const { page, kept } = await pages.get(asked);
  // An old page can be sent again before the next try.
  tracePage(asked, kept?.retryAt ? 'stale' : 'miss');
  // A redirect leads on with the query that means nothing to a page.
  if (asked.lostQuery && page.status >= 300 && page.status < 400) return next(request, response);
  await sendPage(page, request, response, kept?.renderedAt);
}
