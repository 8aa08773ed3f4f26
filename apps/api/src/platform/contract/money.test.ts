import fc from 'fast-check';
import { expect, it } from 'vitest';
import { toMoney } from './money';

it.each([
  [59_95, 'EUR', 59.95],
  [449_00, 'DKK', 449],
  [0, 'EUR', 0],
  [1250, 'JPY', 1250],
])('%i of the minor unit of %s is %d', (minor, currency, amount) => {
  expect(toMoney(minor, currency)).toEqual({ amount, currency });
});

it('has at most the digits of the currency', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 1_000_000_000 }), (minor) => {
      const { amount } = toMoney(minor, 'EUR');
      expect(Math.round(amount * 100)).toBe(minor);
      expect(Number(amount.toFixed(2))).toBe(amount);
    }),
  );
});
