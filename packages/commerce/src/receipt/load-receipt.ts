import { type ApiClient, ApiError, type components } from '@matchday/api-client';
import type { BasketCookie } from '../basket/basket-cookie';

export type Order = components['schemas']['Order'];

/** Milliseconds between two reads of a receipt whose payment is not settled. */
export const receiptPollDelay = 1500;

/**
 * Reads the order of a basket, and waits while its payment is being settled.
 * The current basket comes first, then the one whose receipt was read last, so that a reload shows it again.
 * @throws ApiError 404: `PaymentRefunded` when the payment of the current one was refunded, `UnknownOrder` when neither was ordered
 */
export async function loadReceipt(
  client: ApiClient,
  tokens: Pick<BasketCookie, 'read' | 'readReceipt'>,
  { signal, onPending }: { signal?: AbortSignal; onPending?: () => void } = {},
): Promise<{ order: Order; token: string }> {
  const candidates = [...new Set([tokens.read(), tokens.readReceipt()].filter((token) => token !== null))];
  for (const token of candidates) {
    const order = await settledOrder(client, token, signal, onPending);
    if (order) return { order, token };
  }
  throw new ApiError(404, [{ code: 'UnknownOrder', message: '' }]);
}

async function settledOrder(
  client: ApiClient,
  token: string,
  signal: AbortSignal | undefined,
  onPending: (() => void) | undefined,
): Promise<Order | null> {
  for (;;) {
    try {
      const { receipt } = await client.call('getReceipt', { path: { token } }, { signal });
      if (receipt) return receipt;
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
