import { type ApiClient, ApiError, type components } from '@matchday/api-client';
import type { BasketCookie } from '../basket/basket-cookie';

export type Order = components['schemas']['Order'];

/** Milliseconds between two reads of a receipt whose payment is not settled. */
export const receiptPollDelay = 1500;

/** A placed order with the reference of its basket. */
export interface PlacedReceipt {
  order: Order;
  token: string;
  /** Whether lines that were added during the payment are in the next basket. */
  hasNextBasket: boolean;
}

/**
 * Reads the order of a basket, and waits while its payment is being settled.
 * The current basket comes first, then the one whose receipt was read last, so that a reload shows it again.
 * @throws ApiError 404: `PaymentRefunded` when the payment of the current one was refunded, `UnknownOrder` when neither was ordered
 */
export async function loadReceipt(
  client: ApiClient,
  tokens: Pick<BasketCookie, 'read' | 'readReceipt'>,
  { signal, onPending }: { signal?: AbortSignal; onPending?: () => void } = {},
): Promise<PlacedReceipt> {
  const candidates = [...new Set([tokens.read(), tokens.readReceipt()].filter((token) => token !== null))];
  for (const token of candidates) {
    const placed = await settledOrder(client, token, signal, onPending);
    if (placed) return { ...placed, token };
  }
  throw new ApiError(404, [{ code: 'UnknownOrder', message: '' }]);
}

async function settledOrder(
  client: ApiClient,
  token: string,
  signal: AbortSignal | undefined,
  onPending: (() => void) | undefined,
): Promise<Omit<PlacedReceipt, 'token'> | null> {
  for (;;) {
    try {
      const { receipt, hasNextBasket } = await client.call('getReceipt', { path: { token } }, { signal });
      if (receipt) return { order: receipt, hasNextBasket };
    } catch (error) {
      if (error instanceof ApiError && error.code === 'PaymentRefunded') throw error;
      if (error instanceof ApiError && error.status < 500) return null;
      if (signal?.aborted) throw error;
    }
    onPending?.();
    await pause(receiptPollDelay, signal);
  }
}

function pause(milliseconds: number, signal: AbortSignal | undefined): Promise<void> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(resolve, milliseconds);
    signal?.addEventListener('abort', () => {
      clearTimeout(timer);
      reject(signal.reason as Error);
    });
  });
}
