import { describe, expect, it } from 'vitest';
import { orderStatuses } from './contract';
import { actorRoles, statesAfter, transitionOf } from './order-status';

describe('transitionOf', () => {
  const allowed = new Set([
    'payment: Open→Confirmed',
    'shopper: Open→Cancelled',
    'payment: Open→Cancelled',
    'admin: Open→Cancelled',
    'admin: Confirmed→Complete',
    'admin: Confirmed→Cancelled',
    'payment: Cancelled→Confirmed',
  ]);
  const cases = actorRoles.flatMap((role) =>
    orderStatuses.flatMap((from) => orderStatuses.map((to) => [role, from, to] as const)),
  );

  it.each(cases)('%s: %s → %s', (role, from, to) =>
    expect(transitionOf(from, to, role) !== undefined).toBe(allowed.has(`${role}: ${from}→${to}`)),
  );
});

it('returns the possible next statuses', () => {
  expect(statesAfter('Confirmed', 'admin')).toEqual(['Complete', 'Cancelled']);
  expect(statesAfter('Complete', 'admin')).toEqual([]);
});
