import { expect, it } from 'vitest';
import { seedOf } from './test-depth';

it('is constant by default', () => {
  expect(seedOf(undefined)).toBe(seedOf(''));
  expect(seedOf('7')).toBe(7);
});

it('differs each time if it is random', () => {
  const seeds = Array.from({ length: 20 }, () => seedOf('random'));
  expect(new Set(seeds).size).toBeGreaterThan(10);
  for (const seed of seeds) expect(seedOf(String(seed))).toBe(seed);
});

it.each(['seven', '-1', '1.5', '4294967296'])('is not %s', (given) => {
  expect(() => seedOf(given)).toThrow(`not ${given}`);
});
