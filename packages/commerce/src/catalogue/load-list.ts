import type { Commerce } from '../commerce-provider';
import { queryClientOf } from '../query-client';
import { createList, type ListDomain, type ListOptions } from './create-list';

/** Loads the code of a list when the shopper wants to see more than the page's initial data. */
export function listOf(commerce: Commerce, options: Omit<ListOptions, 'client' | 'queries'>): ListDomain {
  return createList({ ...options, client: commerce.client, queries: queryClientOf(commerce) });
}
