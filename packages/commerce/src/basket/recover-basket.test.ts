import { ApiError } from '@matchday/api-client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createAtomState } from '../atom-state';
import { type BasketState, emptyBasket } from './basket-state';
import { recoverBasket } from './recover-basket';

const noResponse = () => new ApiError(500, [{ code: 'NoAnswer', message: '' }]);

function open() {
  const state = createAtomState<BasketState>(() => emptyBasket);
  const load = vi.fn<() => Promise<void>>(async () => state.setState({ error: noResponse() }));
  return { state, load, recovery: recoverBasket({ state, load }) };
}

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

test('a shop that does not respond is called again after 2, 4, 8, 16 and then every 30 seconds', async () => {
  const { state, load } = open();
  state.setState({ error: noResponse() });
  let expected = 0;
  for (const seconds of [2, 4, 8, 16, 30, 30]) {
    await vi.advanceTimersByTimeAsync(seconds * 1000 - 1);
    expect(load).toHaveBeenCalledTimes(expected);
    await vi.advanceTimersByTimeAsync(1);
    expected += 1;
    expect(load).toHaveBeenCalledTimes(expected);
  }
});

test('after a response there are no more calls, and the delays start over', async () => {
  const { state, load } = open();
  state.setState({ error: noResponse() });
  await vi.advanceTimersByTimeAsync(2_000);
  state.setState({ error: null });
  await vi.advanceTimersByTimeAsync(60_000);
  expect(load).toHaveBeenCalledTimes(1);
  state.setState({ error: noResponse() });
  await vi.advanceTimersByTimeAsync(2_000);
  expect(load).toHaveBeenCalledTimes(2);
});

test('back online it is called at once, but only if it had not responded', async () => {
  const { state, load, recovery } = open();
  recovery.retryNow();
  expect(load).not.toHaveBeenCalled();
  state.setState({ error: noResponse() });
  recovery.retryNow();
  expect(load).toHaveBeenCalledTimes(1);
});

test('a refused call is not repeated, and no call is made after the stop', async () => {
  const { state, load, recovery } = open();
  state.setState({ error: new ApiError(400, [{ code: 'OutOfStock', message: 'Sold out' }]) });
  await vi.advanceTimersByTimeAsync(60_000);
  state.setState({ error: noResponse() });
  recovery.stop();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(load).not.toHaveBeenCalled();
});
