import type { ApiClient } from '@matchday/api-client';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { BasketCookie } from '../basket/basket-cookie';
import { useCommerce } from '../commerce-provider';
import { queryClientOf } from '../query-client';
import { receiptQuery } from './queries';

/** The order of a basket; `isPending` while its payment is known to be open. */
export function useOrderReceipt(client: ApiClient, tokens: Pick<BasketCookie, 'read' | 'readReceipt'>) {
  const [isPending, setIsPending] = useState(false);
  const query = receiptQuery(client, tokens, () => setIsPending(true));
  const { data, error } = useQuery(query, queryClientOf(useCommerce()));
  return { data, error, isPending };
}
