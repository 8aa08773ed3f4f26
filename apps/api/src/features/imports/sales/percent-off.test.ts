import { propertySeed as seed } from '@matchday/test-depth';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { percentOff } from './percent-off';

it('rounds down to the minor unit', () => {
  expect(percentOff(9000, 20)).toBe(7200);
  expect(percentOff(1999, 15)).toBe(1699);
  expect(percentOff(0, 90)).toBe(0);
});

it(`takes off the percentage, and less than one minor unit more (PROPERTY_SEED=${seed})`, () => {
  const largestColumn = 2 ** 31 - 1;
  const unit = fc.oneof(fc.nat(200), fc.nat(largestColumn));
  fc.assert(
    fc.property(unit, fc.integer({ min: 1, max: 90 }), (price, percent) => {
      const reduced = percentOff(price, percent);
      const excess = (price - reduced) * 100 - price * percent;
      expect(Number.isInteger(reduced)).toBe(true);
      expect(reduced).toBeGreaterThanOrEqual(0);
      expect(reduced).toBeLessThanOrEqual(price);
      expect(excess).toBeGreaterThanOrEqual(0);
      expect(excess).toBeLessThan(100);
    }),
    { seed },
  );
});
