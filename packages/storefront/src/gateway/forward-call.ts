import { currentSpan } from '@matchday/telemetry';
import { brand } from 'club-brand';
import { apiUrl } from '../api-url';
import { cultureOf } from '../brand';
import { callInTrace } from '../data/call-in-trace';
import { malformedPath } from '../entry/incoming-headers';
import { requestIdHeader } from '../entry/request-id';
import { limitedBody } from '../limited-body';
import { logFailure } from '../log';
import { shopOrigin } from '../seo/absolute-url';
import { answerAboutBaskets, apiAddress, withGuestBasket } from './basket-calls';
import { readBasketTokens } from './basket-cookies';
import { cookieJar } from './cookie-jar';
import { failure } from './failure';
import { logRefusedOrigin } from './log-refused-origin';
import { routeOf } from './route';
import { isSameOrigin } from './same-origin';
import { isLogin, respondInSession, type Send } from './session';

const timeout = 15_000;
const largestBody = 64 * 1024;
const forwardedHeaders = ['Content-Type', 'User-Agent', 'Idempotency-Key', 'If-Match', 'rootCategoryId'];
const forAllCalls = ['X-Forwarded-For', requestIdHeader];
const passedBack = ['Content-Type', 'Content-Disposition', 'Retry-After', 'ETag'];

/**
 * Forwards the browser's calls from the shop's own origin to the API: only operations of the contract, and always for
 * this shop's store, regardless of what the browser sends. Only calls of the shop's own pages are made in the session
 * and with the browser's baskets.
 */
export async function forwardCall(request: Request): Promise<Response> {
  const url = new URL(request.url);
  const { culture, currency } = cultureOf(brand, request.headers.get('culture'));
  const route = routeOf(request.method, url.pathname);
  if (url.pathname === malformedPath) return failure(400, 'MalformedRequest', culture);
  if (!route) return failure(404, 'NotFound', culture);
  currentSpan()?.rename(`gateway ${route.operation}`);
  const writes = request.method !== 'GET';
  const isOwn = isSameOrigin(request.headers, shopOrigin());
  if (writes && !isOwn) {
    logRefusedOrigin(route.operation, request.headers);
    return failure(403, 'Forbidden', culture);
  }

  const received = writes ? await limitedBody(request, largestBody) : undefined;
  if (received === null) return failure(413, 'TooLarge', culture);
  const jar = cookieJar(brand.storeId, shopOrigin());
  const browserCookies = isOwn ? request.headers.get('Cookie') : null;
  const tokens = readBasketTokens(browserCookies, jar);
  const body = isLogin(route.operation) ? withGuestBasket(received, tokens) : received;
  const address = apiAddress(route, url, tokens);
  const target = new URL(`${address.path}?${address.query}`, apiUrl());
  if (route.query.includes('storeId')) target.searchParams.set('storeId', brand.storeId);

  const store = { ...taken(request.headers, forAllCalls), StoreId: brand.storeId, culture, currency };
  const call = (authorization: Record<string, string> = {}) =>
    send(target, {
      method: request.method,
      headers: {
        ...taken(request.headers, forwardedHeaders),
        ...address.headers,
        ...store,
        ...authorization,
      },
      ...(body?.byteLength && { body }),
    });
  const sendInSession: Send = (path, { headers, ...init }) =>
    send(new URL(path, apiUrl()), { ...init, headers: { ...headers, ...store } });

  try {
    const answered = await respondInSession(
      route.operation,
      { send: sendInSession, jar, cookies: browserCookies },
      call,
    );
    const { response, cookies } = await answerAboutBaskets(route, url, { tokens, jar }, answered);
    const headers = new Headers({ ...taken(response.headers, passedBack), 'Cache-Control': 'no-store' });
    for (const cookie of cookies) headers.append('Set-Cookie', cookie);
    return new Response(response.body, { status: response.status, headers });
  } catch (error) {
    logFailure(`No response to ${route.operation}`, error);
    return failure(
      error instanceof DOMException && error.name === 'TimeoutError' ? 504 : 502,
      'NoAnswer',
      culture,
    );
  }
}

type Init = Omit<RequestInit, 'headers'> & { headers?: Record<string, string> };

const send = (to: URL, { headers, ...init }: Init): Promise<Response> =>
  callInTrace({ method: init.method ?? 'GET', pathname: to.pathname }, (traceHeaders) =>
    fetch(to, {
      ...init,
      headers: { ...headers, ...traceHeaders },
      cache: 'no-store',
      redirect: 'error',
      signal: AbortSignal.timeout(timeout),
    }),
  );

/** The headers of a list that are there. */
export function taken(headers: Headers, names: readonly string[]): Record<string, string> {
  const values = names.map((name) => [name, headers.get(name)] as const);
  return Object.fromEntries(values.filter((entry): entry is [string, string] => entry[1] !== null));
}
