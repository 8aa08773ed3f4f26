import { brand } from 'club-brand';
import { type NextRequest, NextResponse } from 'next/server';
import { viewOf } from './addresses/list-view';
import { cultureOfPath } from './addresses/paths';
import { pathStatusHeader, viewHeader } from './addresses/rewrites';
import { apiUrl } from './api-url';
import { orNull } from './data/or-null';
import { shopApi } from './data/shop-api';
import { logFailure } from './log';
import { shopOrigin } from './seo/absolute-url';

type PathStatus = { kind: 'here' } | { kind: 'missing' } | { kind: 'moved'; target: string };

const cachedStatuses = new Map<string, { pathStatus: PathStatus; until: number }>();
const maxCachedPaths = 2_000;
const cachedFor = 60_000;

/**
 * Responds to a moved content path with a 301 (S2.22), which a page cannot do, and marks unknown paths, so that
 * one page serves them all. It passes on the view of a list's query. Images come from the API's media service. A shell's
 * `proxy.ts` lets only content paths, lists with a query and images pass here: products and plain categories are served without it.
 */
export async function proxy(request: NextRequest): Promise<Response> {
  const { pathname, search } = request.nextUrl;
  if (pathname.startsWith('/media/')) return NextResponse.rewrite(new URL(`${pathname}${search}`, apiUrl()));
  const view = viewOf(pathname, request.nextUrl.searchParams);
  if (view !== null) return marked(request, viewHeader, view);
  const pathStatus = await readPathStatus(pathname).catch((error: unknown): PathStatus => {
    logFailure(`Could not ask where ${pathname} is`, error);
    return { kind: 'here' };
  });
  if (pathStatus.kind !== 'moved') return marked(request, pathStatusHeader, pathStatus.kind);
  const location = new URL(pathStatus.target, shopOrigin());
  location.search ||= search;
  return new Response(null, { status: 301, headers: { Location: location.href } });
}

/** Lets a request go on to the rewrites, which read the mark. */
function marked({ headers: given }: NextRequest, name: string, value: string): Response {
  const headers = new Headers(given);
  headers.set(name, value);
  return NextResponse.next({ request: { headers } });
}

/** Asks the API at most once a minute for each path. */
async function readPathStatus(pathname: string): Promise<PathStatus> {
  const known = cachedStatuses.get(pathname);
  if (known && known.until > Date.now()) return known.pathStatus;
  const pathStatus = await fetchPathStatus(pathname);
  cachedStatuses.delete(pathname);
  cachedStatuses.set(pathname, { pathStatus, until: Date.now() + cachedFor });
  const [oldest] = cachedStatuses.keys();
  if (cachedStatuses.size > maxCachedPaths && oldest !== undefined) cachedStatuses.delete(oldest);
  return pathStatus;
}

async function fetchPathStatus(url: string): Promise<PathStatus> {
  const { culture } = cultureOfPath(brand, url);
  const response = await orNull(shopApi(culture).call('getContent', { query: { url } }));
  if (response?.meta.status === 301) return { kind: 'moved', target: response.meta.redirect ?? '/' };
  return { kind: response?.route ? 'here' : 'missing' };
}
