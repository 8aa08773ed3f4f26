import { type ListQuery, writeListQuery } from '@matchday/commerce/catalogue';
import { pagedPath } from '../../addresses/paths';

/** Where a list is shown as a query says, from a page on. */
export function listAddress(url: string, query: ListQuery, page = 1): string {
  const written = writeListQuery(query);
  return pagedPath(url, page) + (written && `?${written}`);
}
