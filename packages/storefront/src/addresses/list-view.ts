import { emptyListQuery, type ListQuery, readListQuery, writeListQuery } from '@matchday/commerce/catalogue';

/** The view of a list without a query. */
export const plainView = 'all';

const longestView = 1_000;

/** Paths of lists: categories, and the results of a search. */
const listPath = /(?:^|\/)(?:c-[A-Za-z0-9-]+\/(?:[^/]+\/)*|search-page\/)(?:page-\d+\/)?$/;

/**
 * The query of a list's address as one segment of a path, so that its page can be cached; null if the
 * address has none. Equal queries have the same view.
 */
export function viewOf(pathname: string, parameters: URLSearchParams): string | null {
  if (!listPath.test(pathname)) return null;
  const written = writeListQuery(readListQuery(parameters));
  const view = Buffer.from(written).toString('base64url');
  return written === '' || view.length > longestView ? null : view;
}

/** The part of an address's query that its page reads: the view of a list; empty for all other pages. */
export function readViewQuery(pathname: string, parameters: URLSearchParams): string {
  const view = viewOf(pathname, parameters);
  return view === null ? '' : Buffer.from(view, 'base64url').toString();
}

/** The query of a view. */
export function queryOfView(view: string): ListQuery {
  if (view === plainView) return emptyListQuery;
  return readListQuery(new URLSearchParams(Buffer.from(view, 'base64url').toString()));
}
