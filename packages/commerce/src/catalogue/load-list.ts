import type { Commerce } from '../commerce-provider';
import { queryClientOf } from '../query-client';
import { createList, type ListDomain, type ListOptions } from './create-list';

/** The list of a page, once its shopper wants to see something else than the page came with. */
export function listOf(commerce: Commerce, options: Omit<ListOptions, 'client' | 'queries'>): ListDomain {
  return createList({ ...options, client: commerce.client, queries: queryClientOf(commerce) });
}
