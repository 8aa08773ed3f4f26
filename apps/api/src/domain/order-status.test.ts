import { describe, expect, it } from 'vitest';
import { orderStatuses } from '../contract/order';
import { canBecome, statesBefore } from './order-status';

describe('canBecome', () => {
  const allowed = new Set([
    'Open→Confirmed',
    'Open→Cancelled',
    'Confirmed→Complete',
    'Confirmed→Cancelled',
    'Cancelled→Confirmed',
  ]);
  const moves = orderStatuses.flatMap((from) => orderStatuses.map((to) => [from, to] as const));

  it.each(moves)('%s → %s', (from, to) => expect(canBecome(from, to)).toBe(allowed.has(`${from}→${to}`)));
});

it('tells from where a state can be reached', () => {
  expect(statesBefore('Confirmed')).toEqual(['Open', 'Cancelled']);
  expect(statesBefore('Open')).toEqual([]);
});
