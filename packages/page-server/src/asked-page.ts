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
  /** The headers to ask Next with. */
  readonly headers: () => Record<string, string>;
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
  const headersOf = (names: string[]) => () => ({
    ...picked(headers, names),
    ...(cookie && { cookie: `${cookie}=1` }),
  });
  if (mark < 0 && !isPayload) return asked(page, url, false, false, headersOf(own));

  const given = new URLSearchParams(mark < 0 ? '' : url.slice(mark));
  const meaningful = inputs.queryOf(path, given);
  const target = (query: string) => (query ? `${path}?${query}` : path);
  if (!isPayload)
    return asked(page, target(meaningful), target(meaningful) !== url, meaningful !== '', headersOf(own));
  const check = new URLSearchParams({ _rsc: given.get('_rsc') ?? '' });
  const variant = [page, 'rsc', ...payload.map((name) => text(headers[name]))].join('|');
  const query = [meaningful, given.has('_rsc') ? check : ''].filter(String).join('&');
  return asked(
    variant,
    target(query),
    target(query) !== url,
    meaningful !== '',
    headersOf([...own, 'rsc', ...payload, ...origin]),
  );
}

/** The cookie's name if the browser sent it. */
const sentCookie = (header: string | undefined, name: string | undefined) =>
  name !== undefined && header?.split(';').some((cookie) => cookie.trim().startsWith(`${name}=`))
    ? name
    : undefined;

const asked = (
  variant: string,
  url: string,
  lostQuery: boolean,
  hasQuery: boolean,
  headers: AskedPage['headers'],
): AskedPage => ({ address: `${variant} ${url}`, variant, url, lostQuery, hasQuery, headers });

const text = (value: string | string[] | undefined) => [value ?? []].flat().join(',');

function picked(headers: IncomingHttpHeaders, names: string[]): Record<string, string> {
  return Object.fromEntries(
    names.flatMap((name) => (headers[name] === undefined ? [] : [[name, text(headers[name])]])),
  );
}
