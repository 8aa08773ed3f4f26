import type { ApiClient } from '@matchday/api-client';
import type { BasketCookie } from '../basket/basket-cookie';
import { loadReceipt } from './load-receipt';

/** The order of the current basket, or of the last paid one; read until the payment is settled. */
export const receiptQuery = (
  client: ApiClient,
  tokens: Pick<BasketCookie, 'read' | 'readReceipt'>,
  onPending: () => void,
) => ({
  queryKey: ['receipt'],
  queryFn: ({ signal }: { signal: AbortSignal }) => loadReceipt(client, tokens, { signal, onPending }),
  // The next visit may be about another order.
  gcTime: 0,
});
