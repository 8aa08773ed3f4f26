import { availableParallelism } from 'node:os';
import { expect, it } from 'vitest';
import { hashPassword, verifyPassword } from './passwords';

it('verifies the right password only', async () => {
  const storedHash = await hashPassword('a seat at the north stand');
  expect(await verifyPassword('a seat at the north stand', storedHash)).toBe(true);
  expect(await verifyPassword('a seat at the south stand', storedHash)).toBe(false);
  expect(await verifyPassword('a seat at the north stand', undefined)).toBe(false);
});

it('rejects requests when the queue is full', async () => {
  const results = await Promise.allSettled(Array.from({ length: 100 }, () => hashPassword('password')));
  const rejected = results.filter(({ status }) => status === 'rejected');
  expect(rejected).toHaveLength(100 - 64 - availableParallelism());
  expect(rejected[0]).toMatchObject({ reason: { status: 503, code: 'Unavailable' } });
});
