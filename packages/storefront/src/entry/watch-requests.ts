import { subscribe } from 'node:diagnostics_channel';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { shopOrigin } from '../seo/absolute-url';
import { cleanHeaders, isWellFormed, malformedPath } from './incoming-headers';
import { mayHaveTagManager } from './known-tag-managers';
import { appendPeerAddress } from './peer-address';
import { beginRequest, requestIdHeader } from './request-id';
import { mediaPolicy, securityHeaders } from './security-headers';

/**
 * Prepares every request before Next sees it, pages and files included: cleans its headers, appends the connection's
 * address, gives it an id, and sets the security headers of its response.
 *
 * @throws {TypeError} if the shop's public address is not a URL
 */
export function watchRequests(): void {
  const origin = new URL(shopOrigin());
  const headersOf = (hasTagManager: boolean) => Object.entries(securityHeaders({ origin, hasTagManager }));
  const [headers, headersWithTagManager] = [headersOf(false), headersOf(true)];
  subscribe('http.server.request.start', (message) => {
    const { request, response } = message as { request: IncomingMessage; response: ServerResponse };
    for (const [name, value] of mayHaveTagManager() ? headersWithTagManager : headers)
      response.setHeader(name, value);
    if (request.url?.startsWith('/media/')) response.setHeader('Content-Security-Policy', mediaPolicy);
    const id = beginRequest();
    response.setHeader(requestIdHeader, id);
    if (!isWellFormed(request)) {
      request.method = 'GET';
      request.url = malformedPath;
      request.headers.host = origin.host;
    }
    cleanHeaders(request, origin);
    request.headers[requestIdHeader] = id;
    appendPeerAddress(request);
  });
}
