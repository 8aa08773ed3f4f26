import { emptyListQuery, type ListQuery, readListQuery, writeListQuery } from '@matchday/commerce/catalogue';

/** The view of a list without a query. */
export const plainView = 'all';

const longestView = 1_000;

/** Paths of lists: categories, and the results of a search. */
const listPath = /(?:^|\/)(?:c-[A-Za-z0-9-]+|search-page)\/(?:page-\d+\/)?$/;

/**
 * The query of a list's address as one part of a path, so that a route can know it and its page be kept; null where the
 * address has none. Queries that ask for the same have the same view.
 */
export function viewOf(pathname: string, parameters: URLSearchParams): string | null {
  if (!listPath.test(pathname)) return null;
  const written = writeListQuery(readListQuery(parameters));
  const view = Buffer.from(written).toString('base64url');
  return written === '' || view.length > longestView ? null : view;
}

/** The query that a view stands for. */
export function queryOfView(view: string): ListQuery {
  if (view === plainView) return emptyListQuery;
  return readListQuery(new URLSearchParams(Buffer.from(view, 'base64url').toString()));
}
