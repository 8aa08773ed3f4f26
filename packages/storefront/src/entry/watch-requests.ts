import { subscribe } from 'node:diagnostics_channel';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { shopOrigin } from '../seo/absolute-url';
import { cleanHeaders, isWellFormed, malformedPath } from './incoming-headers';
import { mayHaveTagManager } from './known-tag-managers';
import { appendPeerAddress } from './peer-address';
import { securityHeaders } from './security-headers';

/**
 * Prepares every request before Next sees it, pages and files included: cleans its headers, appends the connection's
 * address, and sets the security headers of its response.
 *
 * @throws {TypeError} if the shop's public address is not a URL
 */
export function watchRequests(): void {
  const origin = new URL(shopOrigin());
  subscribe('http.server.request.start', (message) => {
    const { request, response } = message as { request: IncomingMessage; response: ServerResponse };
    for (const [name, value] of Object.entries(
      securityHeaders({ origin, hasTagManager: mayHaveTagManager() }),
    ))
      response.setHeader(name, value);
    if (!isWellFormed(request)) {
      request.method = 'GET';
      request.url = malformedPath;
      request.headers.host = origin.host;
    }
    cleanHeaders(request, origin);
    appendPeerAddress(request);
  });
}
