/** Products per page of searches and category lists, if the request names no number. */
export const defaultPageSize = 24;
export const maxPageSize = 100;
export const maxPage = 10_000;
