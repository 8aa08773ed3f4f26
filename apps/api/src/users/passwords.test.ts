import { availableParallelism } from 'node:os';
import { expect, it } from 'vitest';
import { hashPassword, verifyPassword } from './passwords';

it('knows a password again, and not another', async () => {
  const storedHash = await hashPassword('a seat at the north stand');
  expect(await verifyPassword('a seat at the north stand', storedHash)).toBe(true);
  expect(await verifyPassword('a seat at the south stand', storedHash)).toBe(false);
  expect(await verifyPassword('a seat at the north stand', undefined)).toBe(false);
});

it('refuses a flood rather than letting it wait', async () => {
  const flood = await Promise.allSettled(Array.from({ length: 100 }, () => hashPassword('password')));
  const refused = flood.filter(({ status }) => status === 'rejected');
  expect(refused).toHaveLength(100 - 64 - availableParallelism());
  expect(refused[0]).toMatchObject({ reason: { status: 503, code: 'Unavailable' } });
});
