import { type ApiClient, ApiError } from '@matchday/api-client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { loadReceipt, type Order, receiptPollDelay } from './load-receipt';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

type Answer = Order | 'pending' | ApiError;

const order = (orderNumber: string) => ({ orderNumber }) as Order;
const refusal = (code: string) => new ApiError(404, [{ code, message: `${code} it is` }]);

/** A shop that returns the given responses for each token in order, and repeats the last one. */
function shopWith(answers: Record<string, Answer[]>): ApiClient {
  async function call(_id: string, { path }: { path: { token: string } }) {
    const [first, ...more] = answers[path.token] ?? [];
    if (more.length > 0) answers[path.token] = more;
    if (first instanceof ApiError) throw first;
    return { receipt: first === 'pending' ? null : first, hasNextBasket: first !== 'pending' };
  }
  return { call } as unknown as ApiClient;
}
const tokens = (current: string, earlier: string | null = null) => ({
  read: () => current,
  readReceipt: () => earlier,
});

test('it waits until the payment is settled', async () => {
  const onPending = vi.fn<() => void>();
  const read = loadReceipt(shopWith({ paid: ['pending', order('N1')] }), tokens('paid'), { onPending });
  await vi.advanceTimersByTimeAsync(receiptPollDelay);
  expect(await read).toEqual({ order: order('N1'), token: 'paid', hasNextBasket: true });
  expect(onPending).toHaveBeenCalledTimes(1);
});

test('the last paid basket replaces one that was not ordered', async () => {
  const shop = shopWith({ new: [refusal('NoOrder')], paid: [order('N1')] });
  expect(await loadReceipt(shop, tokens('new', 'paid'))).toMatchObject({ token: 'paid' });
  await expect(loadReceipt(shop, tokens('new'))).rejects.toMatchObject({ code: 'UnknownOrder' });
});

test('a refunded payment is reported instead of an earlier order', async () => {
  const shop = shopWith({ refunded: ['pending', refusal('PaymentRefunded')], paid: [order('N1')] });
  const read = loadReceipt(shop, tokens('refunded', 'paid')).catch((error: unknown) => error);
  await vi.advanceTimersByTimeAsync(receiptPollDelay);
  expect(await read).toMatchObject({ code: 'PaymentRefunded', message: 'PaymentRefunded it is' });
});
