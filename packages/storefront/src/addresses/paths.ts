import type { Brand, BrandCulture } from '../brand';

/** The culture whose prefix a path of the shop begins with; without one it is the default culture. */
export function cultureOfPath({ cultures }: Pick<Brand, 'cultures'>, pathname: string): BrandCulture {
  return (
    cultures.find(({ pathPrefix }) => pathPrefix && `${pathname}/`.startsWith(`${pathPrefix}/`)) ??
    cultures[0]
  );
}

/** The address of a page of a list: `/shirts/c-12/` and `/shirts/c-12/page-2/`. */
export const pagedPath = (url: string, page: number) => (page === 1 ? url : `${url}page-${page}/`);

/** The page of a list that an address is of. */
export const pageOfPath = (pathname: string): number => Number(/\/page-(\d+)\/?$/.exec(pathname)?.[1] ?? 1);
