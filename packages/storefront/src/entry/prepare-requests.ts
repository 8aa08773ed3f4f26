import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Arrival } from '@matchday/page-server/start-shop';
import { isPreview } from '../addresses/preview';
import type { Brand } from '../brand';
import { shopOrigin } from '../seo/absolute-url';
import { createFailedResponses } from './failed-responses';
import { cleanHeaders, isWellFormed, malformedPath } from './incoming-headers';
import { mayHaveTagManager } from './known-tag-managers';
import { ownAddress, ownAddressHeader } from './own-address';
import { appendPeerAddress } from './peer-address';
import { beginRequest, newRequestId, requestIdHeader } from './request-id';
import { mediaPolicy, securityHeaders } from './security-headers';

/**
 * What a shop does with every request before anything answers it, pages and files included: cleans its headers, appends
 * the connection's address, gives it an id, and sets the security headers of its response.
 *
 * @throws {TypeError} if the address of the shop or of the back office is not a URL
 */
export function prepareRequests({ cultures }: Pick<Brand, 'cultures'>): Arrival {
  const origin = new URL(shopOrigin());
  const headersWith = (hasTagManager: boolean) => {
    const ofPages = securityHeaders({ origin, hasTagManager });
    return {
      ofPages,
      ofMedia: { ...ofPages, 'Content-Security-Policy': mediaPolicy },
      // Its address is a secret, and only the back office may show it in a frame.
      ofPreviews: {
        ...securityHeaders({ origin, hasTagManager, framedBy: backOfficeOrigin() }),
        'Referrer-Policy': 'no-referrer',
      },
    };
  };
  const [plain, withTagManager] = [headersWith(false), headersWith(true)];
  const headersOf = (url: string) => {
    const { ofPages, ofMedia, ofPreviews } = mayHaveTagManager() ? withTagManager : plain;
    if (url.startsWith('/media/')) return ofMedia;
    return isPreview({ cultures }, url) ? ofPreviews : ofPages;
  };
  const replaceFailed = createFailedResponses(cultures);

  function prepare(request: IncomingMessage, response: ServerResponse): void {
    replaceFailed(request, response);
    for (const [name, value] of Object.entries(headersOf(request.url ?? ''))) response.setHeader(name, value);
    const id = beginRequest();
    response.setHeader(requestIdHeader, id);
    if (!isWellFormed(request)) {
      request.method = 'GET';
      request.url = malformedPath;
      request.headers.host = origin.host;
    }
    cleanHeaders(request, origin);
    request.headers[requestIdHeader] = id;
    request.headers[ownAddressHeader] = ownAddress(request.socket);
    appendPeerAddress(request);
  }

  return { isWellFormed, headersOf, ownHeaders: () => [requestIdHeader, newRequestId()], prepare };
}

/** The origin of the back office as a source of the policy; nobody without one. */
function backOfficeOrigin(): string {
  const address = process.env.BACKOFFICE_ORIGIN;
  return address ? new URL(address).origin : "'none'";
}
