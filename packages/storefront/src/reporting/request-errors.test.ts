import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { ExceptionReport } from './exception-log';
import { createRequestErrorLog } from './request-errors';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

function open() {
  const send = vi.fn<(report: ExceptionReport) => void>();
  return { send, record: createRequestErrorLog(send) };
}

test('an exception is sent with its page, without the query', () => {
  const { send, record } = open();
  record(new TypeError('x is undefined'), { path: '/da/p-1/?email=fan@shop.example#size' });
  expect(send).toHaveBeenCalledExactlyOnceWith(
    expect.objectContaining({ level: 'error', message: 'TypeError: x is undefined', url: '/da/p-1/' }),
  );
});

test('the same exception is sent once a minute', () => {
  const { send, record } = open();
  for (const path of ['/p-1/', '/p-2/']) record(new Error('again'), { path });
  expect(send).toHaveBeenCalledTimes(1);
  vi.advanceTimersByTime(60_000);
  record(new Error('again'), { path: '/p-3/' });
  expect(send).toHaveBeenCalledTimes(2);
  expect(send.mock.lastCall?.[0].url).toBe('/p-3/');
});

test('ten exceptions a minute are sent at most', () => {
  const { send, record } = open();
  for (let index = 0; index < 20; index += 1) record(new Error(`number ${index}`), { path: '/' });
  expect(send).toHaveBeenCalledTimes(10);
});
