import type { IncomingHttpHeaders } from 'node:http';

/**
 * Whether a page of the back office made the request. Browsers send `Sec-Fetch-Site`. A change without it must name the
 * origin; a read without it is allowed, because another site's page cannot read the response.
 */
export function isOwnRequest(method: string, headers: IncomingHttpHeaders, origin: string): boolean {
  const site = headers['sec-fetch-site'];
  if (site !== undefined) return site === 'same-origin';
  return method === 'GET' || headers.origin === origin;
}
