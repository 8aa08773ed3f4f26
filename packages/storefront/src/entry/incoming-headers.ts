import type { IncomingMessage } from 'node:http';

/** The gateway responds to this path with 400. */
export const malformedPath = '/api/malformed-request';

type Incoming = Pick<IncomingMessage, 'headers' | 'method' | 'url'>;

/** Headers in which the shop's parts pass values to each other. */
const internal = /^x-(?:matchday|middleware)-/;

const name = String.raw`[a-z0-9_](?:[a-z0-9_.-]*[a-z0-9_.])?|\[[0-9a-f:.]+\]`;
const host = String.raw`(?:${name})(?::\d{1,5})?`;
const listOf = (item: string) => new RegExp(String.raw`^${item}(?:\s*,\s*${item})*$`, 'i');
const hostForm = new RegExp(`^${host}$`, 'i');
const [hostsForm, schemesForm, portsForm] = [listOf(host), listOf('https?'), listOf(String.raw`\d{1,5}`)];

/** Next responds 500 to others. */
const methods = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']);

/**
 * Whether Host and the headers of proxies have values that such headers can have, and the request has a method of the web
 * and a path that can be decoded.
 */
export function isWellFormed({ headers, method = 'GET', url = '' }: Incoming): boolean {
  return (
    methods.has(method) &&
    isPath(url) &&
    fits(headers.host, hostForm) &&
    fits(headers['x-forwarded-host'], hostsForm) &&
    fits(headers['x-forwarded-proto'], schemesForm) &&
    fits(headers['x-forwarded-port'], portsForm)
  );
}

const fits = (value: string | string[] | undefined, form: RegExp) =>
  value === undefined || form.test(String(value));

/** Next responds 500 to a path that it cannot decode. */
function isPath(url: string): boolean {
  if (!url.startsWith('/')) return false;
  if (!url.includes('%')) return true;
  try {
    decodeURIComponent(url.split('?')[0] ?? '');
    return true;
  } catch {
    return false;
  }
}

/**
 * Removes the shop's internal headers and unknown expectations, and replaces what a request says about its own scheme and host with the shop's
 * public address: neither may decide what is cached or where a redirect leads.
 */
export function cleanHeaders({ headers }: Pick<Incoming, 'headers'>, origin: URL): void {
  for (const header of Object.keys(headers)) if (internal.test(header)) delete headers[header];
  // Node would respond 417 without a body.
  if (headers.expect?.toLowerCase() !== '100-continue') delete headers.expect;
  headers['x-forwarded-host'] = origin.host;
  headers['x-forwarded-proto'] = origin.protocol.slice(0, -1);
  headers['x-forwarded-port'] = origin.port || (origin.protocol === 'https:' ? '443' : '80');
}
