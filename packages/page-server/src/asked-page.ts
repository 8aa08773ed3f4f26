import type { IncomingHttpHeaders, IncomingMessage } from 'node:http';

/** A request for a page, without everything that must not change the response. */
export interface AskedPage {
  /** The same for all requests with the same response: path, meaningful query and kind of payload. */
  readonly address: string;
  /** The kind of payload: a document, or what the router asks for when it changes pages. */
  readonly variant: string;
  /** The address to ask Next for. */
  readonly url: string;
  /** Whether the address had a query that means nothing to the page. */
  readonly lostQuery: boolean;
  /** Whether the address has a query: such pages are many, and few visitors ask for each. */
  readonly hasQuery: boolean;
  /** What the browser sent, of which Next gets what {@link headersFor} picks. */
  readonly sent: IncomingHttpHeaders;
  readonly isPayload: boolean;
  /** The cookie that the page depends on, if the browser sent it. */
  readonly cookie: string | undefined;
}

/** What pages read of a request besides its path. Nothing else changes a response. */
export interface PageInputs {
  /** The part of an address's query that its page reads, in one spelling. */
  queryOf: (path: string, query: URLSearchParams) => string;
  /** The cookie that a page depends on, by its presence alone; undefined for pages that are the same for everyone. */
  cookieOf: (path: string) => string | undefined;
}

const unpaged = /^\/(?:api(?:[/?]|$)|media\/)/;
/** Longer addresses go to Next, so that nobody fills the memory with them. */
const longestAddress = 2_000;

/** Headers that the shop sets itself on arrival; nothing else that a browser sends reaches a page. */
const own = ['host', 'x-forwarded-host', 'x-forwarded-proto', 'x-forwarded-port'];

/** The headers of the router. Next answers each with another payload, and checks the parameter `_rsc` against them. */
const payload = ['next-router-prefetch', 'next-router-segment-prefetch'];
const origin = ['next-router-state-tree', 'next-url'];

/** Reads a request for a page or a file; null if only Next can answer it. */
export function readAskedPage(
  { method, url = '', headers }: IncomingMessage,
  inputs: PageInputs,
): AskedPage | null {
  if (method !== 'GET' && method !== 'HEAD') return null;
  if (url.length > longestAddress || unpaged.test(url) || headers.range !== undefined) return null;
  const isPayload = headers.rsc === '1';
  const mark = url.indexOf('?');
  const path = mark < 0 ? url : url.slice(0, mark);
  const cookie = sentCookie(headers.cookie, inputs.cookieOf(path));
  const page = cookie ? `page|${cookie}` : 'page';
  const sent = { sent: headers, isPayload, cookie };
  // Most requests end here.
  if (mark < 0 && !isPayload)
    return { address: `${page} ${url}`, variant: page, url, lostQuery: false, hasQuery: false, ...sent };

  const given = new URLSearchParams(mark < 0 ? '' : url.slice(mark));
  const meaningful = inputs.queryOf(path, given);
  const check = new URLSearchParams({ _rsc: given.get('_rsc') ?? '' });
  const query = [meaningful, isPayload && given.has('_rsc') ? check : ''].filter(String).join('&');
  const target = query ? `${path}?${query}` : path;
  const variant = isPayload ? [page, 'rsc', ...payload.map((name) => text(headers[name]))].join('|') : page;
  return {
    address: `${variant} ${target}`,
    variant,
    url: target,
    lostQuery: target !== url,
    hasQuery: meaningful !== '',
    ...sent,
  };
}

/** The headers to ask Next with. */
export function headersFor({ sent, isPayload, cookie }: AskedPage): Record<string, string> {
  return {
    ...picked(sent, isPayload ? [...own, 'rsc', ...payload, ...origin] : own),
    ...(cookie && { cookie: `${cookie}=1` }),
  };
}

/** The cookie's name if the browser sent it. */
const sentCookie = (header: string | undefined, name: string | undefined) =>
  name !== undefined && header?.split(';').some((cookie) => cookie.trim().startsWith(`${name}=`))
    ? name
    : undefined;

const text = (value: string | string[] | undefined) => [value ?? []].flat().join(',');

function picked(headers: IncomingHttpHeaders, names: string[]): Record<string, string> {
  return Object.fromEntries(
    names.flatMap((name) => (headers[name] === undefined ? [] : [[name, text(headers[name])]])),
  );
}
