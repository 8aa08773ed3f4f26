import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Arrival } from './arrival';
import type { KeptPage } from './kept-pages';
import { ageOf, encodingsOf, knownTag } from './send-page';

/**
 * Sends a kept page with headers that were put together once, as names and values in turn: Node takes them as they are.
 * False, with nothing sent, if its body is not ready in an encoding that the client takes.
 */
export function sendReady(
  { page, renderedAt }: KeptPage,
  request: IncomingMessage,
  response: ServerResponse,
  arrival: Arrival,
): boolean {
  const body = page.body.in(encodingsOf(request));
  if (!body) return false;
  const headers = page
    .readyHeaders(arrival.headersOf(request.url ?? ''))
    .concat(arrival.ownHeaders(), 'age', String(ageOf(renderedAt)));
  const sent = request.headers['if-none-match'];
  const known = sent === undefined ? undefined : knownTag(sent, page.body.hash);
  if (known) response.writeHead(304, headers.concat('etag', known)).end();
  else response.writeHead(page.status, headers.concat(body.headers)).end(body.bytes);
  return true;
}
