import { type ApiClient, createApiClient } from '@matchday/api-client';
import { brand } from 'club-brand';
import { apiUrl } from '../api-url';
import { cultureOf } from '../brand';
import { requestIdHeaders } from '../entry/request-id';
import { callInTrace } from './call-in-trace';

const timeout = 10_000;

/**
 * The API client for cached pages: it sends the store and the culture, and no session.
 *
 * @param preview the token of a draft, for pages that are not cached
 */
export function shopApi(culture: string, preview?: string): ApiClient {
  const { currency } = cultureOf(brand, culture);
  return createApiClient({
    baseUrl: apiUrl(),
    store: { storeId: brand.storeId, culture, currency },
    fetch: (request) => {
      if (preview !== undefined) request.headers.set('Preview-Token', preview);
      return callApi(request);
    },
  });
}

function callApi(request: Request): Promise<Response> {
  const { method, url } = request;
  return callInTrace({ method, pathname: new URL(url).pathname }, (traceHeaders) => {
    const headers = { ...requestIdHeaders(), ...traceHeaders };
    for (const [name, value] of Object.entries(headers)) request.headers.set(name, value);
    return fetch(request, { redirect: 'error', signal: AbortSignal.timeout(timeout) });
  });
}
