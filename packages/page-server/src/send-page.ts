import type { IncomingMessage, ServerResponse } from 'node:http';
import { LRUCache } from 'lru-cache';
import Negotiator from 'negotiator';
import type { EncodedBody, Encoding } from './compressed-body';
import { type Page, policyHeader } from './page';

const offered: Encoding[] = ['br', 'gzip', 'identity'];
const acceptable = new LRUCache<string, Encoding[]>({ max: 200 });

/** Sends a page, or only that the client's copy of it is current. */
export function sendPage(
  page: Page,
  request: IncomingMessage,
  response: ServerResponse,
  renderedAt?: number,
): void | Promise<void> {
  const ready = page.body.in(encodingsOf(request));
  if (ready) return send(page, ready, request, response, renderedAt);
  return page.body.decompressed().then((body) => send(page, body, request, response, renderedAt));
}

function send(
  page: Page,
  body: EncodedBody,
  request: IncomingMessage,
  response: ServerResponse,
  renderedAt: number | undefined,
): void {
  const policy = response.getHeader(policyHeader);
  if (typeof policy === 'string') response.setHeader(policyHeader, page.policy(policy));
  if (renderedAt !== undefined) response.setHeader('age', ageOf(renderedAt));
  const known = page.status === 200 && knownTag(request.headers['if-none-match'], page.body.hash);
  if (known) {
    response.writeHead(304, { ...page.headers, etag: known }).end();
    return;
  }
  for (let at = 0; at < body.headers.length; at += 2)
    response.setHeader(body.headers[at] ?? '', body.headers[at + 1] ?? '');
  response.writeHead(page.status, page.headers).end(body.bytes);
}

/** The encodings that a client takes, smallest first. */
export function encodingsOf({ headers }: IncomingMessage): Encoding[] {
  const accepted = headers['accept-encoding'] ?? 'identity';
  const known = acceptable.get(accepted);
  if (known) return known;
  const taken = new Negotiator({ headers: { 'accept-encoding': accepted } }).encodings(offered);
  const encodings = offered.filter((encoding) => taken.includes(encoding));
  if (accepted.length <= 100) acceptable.set(accepted, encodings);
  return encodings;
}

/** Seconds since a page was rendered. */
export const ageOf = (renderedAt: number) => Math.max(0, Math.floor((Date.now() - renderedAt) / 1000));

/** The tag of the client's copy, if it has the same content in any encoding. */
export function knownTag(header: string | undefined, hash: string): string | undefined {
  return header
    ?.split(',')
    .map((tag) => tag.trim().replace(/^W\//, ''))
    .find((tag) => tag.startsWith(`"${hash}"`) || tag.startsWith(`"${hash}-`));
}
