import { brand } from 'club-brand';
import { type NextRequest, NextResponse } from 'next/server';
import { viewOf } from './addresses/list-view';
import { needsSession } from './addresses/needs-session';
import { cultureOfPath } from './addresses/paths';
import { isPreview } from './addresses/preview';
import { pathStatusHeader, viewHeader } from './addresses/rewrites';
import type { BrandCulture } from './brand';
import { type PathStatus, pathStatusOf } from './cache/path-statuses';
import { orNull } from './data/or-null';
import { shopApi } from './data/shop-api';
import { cookieJar } from './gateway/cookie-jar';
import { sessionCookie } from './gateway/session-cookies';
import { logFailure } from './log';
import { loginPath } from './screens/account/return-path';
import { shopOrigin } from './seo/absolute-url';

/**
 * Responds to a moved content path with a 301 (S2.22), which a page cannot do, and marks unknown paths, so that
 * one page serves them all. It passes on the view of a list's query. A shell's `proxy.ts` lets only content paths,
 * customers' pages and lists with a query pass here: products and plain categories are served without it.
 */
export async function proxy(request: NextRequest): Promise<Response> {
  const { pathname, search } = request.nextUrl;
  const view = viewOf(pathname, request.nextUrl.searchParams);
  if (view !== null) return marked(request, viewHeader, view);
  if (isPreview(brand, pathname)) return ofPreview();
  if (needsSession(brand, pathname)) return ofCustomer(request, cultureOfPath(brand, pathname));
  const pathStatus = await pathStatusOf(pathname, fetchPathStatus).catch((error: unknown): PathStatus => {
    logFailure(`Could not ask where ${pathname} is`, error);
    return { kind: 'here' };
  });
  if (pathStatus.kind !== 'moved') return marked(request, pathStatusHeader, pathStatus.kind);
  const location = new URL(pathStatus.target, shopOrigin());
  location.search ||= search;
  return new Response(null, { status: 301, headers: { Location: location.href } });
}

/** Redirects a browser without a session to the login (S2.27). What the page shows is decided by the API. */
function ofCustomer({ cookies, nextUrl }: NextRequest, { pathPrefix }: BrandCulture): Response {
  const isLoggedIn = cookies.has(sessionCookie(cookieJar(brand.storeId, shopOrigin())));
  const response = isLoggedIn
    ? NextResponse.next()
    : NextResponse.redirect(new URL(loginPath(pathPrefix, nextUrl), shopOrigin()), 307);
  // No cache may answer for the cookie.
  response.headers.set('Cache-Control', 'private, no-store');
  return response;
}

/** No cache and no search engine may keep a draft. */
function ofPreview(): Response {
  const response = NextResponse.next();
  response.headers.set('Cache-Control', 'private, no-store');
  response.headers.set('X-Robots-Tag', 'noindex, nofollow');
  return response;
}

/** Lets a request go on to the rewrites, which read the mark. */
function marked({ headers: given }: NextRequest, name: string, value: string): Response {
  const headers = new Headers(given);
  headers.set(name, value);
  return NextResponse.next({ request: { headers } });
}

async function fetchPathStatus(url: string): Promise<PathStatus> {
  const { culture } = cultureOfPath(brand, url);
  const response = await orNull(shopApi(culture).call('getContent', { query: { url } }));
  if (response?.meta.status === 301) return { kind: 'moved', target: response.meta.redirect ?? '/' };
  return { kind: response?.route ? 'here' : 'missing' };
}
