import { beforeEach, expect, test, vi } from 'vitest';
import type { Occurrence } from './track';

const item = { id: 'v-1', name: 'Home shirt', price: 79.95 };
const seen = (id: string): Occurrence => ['viewItem', { currency: 'EUR', items: [{ ...item, id }] }];

beforeEach(() => {
  vi.resetModules();
});

test('what happened before tracking has loaded waits for it, in order', async () => {
  const { track, receiveOccurrences } = await import('./track');
  track(...seen('v-1'));
  track(...seen('v-2'));
  const received: Occurrence[] = [];
  receiveOccurrences((occurrence) => received.push(occurrence));
  track(...seen('v-3'));
  expect(received).toEqual([seen('v-1'), seen('v-2'), seen('v-3')]);
});

test('no more than 500 occurrences wait', async () => {
  const { track, receiveOccurrences, waitingLimit } = await import('./track');
  for (let index = 0; index <= waitingLimit; index++) track(...seen(`v-${index}`));
  const receive = vi.fn<(occurrence: Occurrence) => void>();
  receiveOccurrences(receive);
  expect(receive).toHaveBeenCalledTimes(500);
  expect(receive).toHaveBeenNthCalledWith(1, seen('v-1'));
});
