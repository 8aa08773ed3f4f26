import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { roundAmount, valueOf } from './amount';

const cents = fc.integer({ min: -1_000_000_000, max: 1_000_000_000 });

describe('roundAmount', () => {
  test.each([
    [1.005, 1.01],
    [1.004999, 1],
    [-1.005, -1.01],
    [0.1 + 0.2, 0.3],
    [8.345, 8.35],
    [999_999_999_999.99, 999_999_999_999.99],
  ])('rounds %d to %d', (amount, rounded) => {
    expect(roundAmount(amount)).toBe(rounded);
  });

  test('has no negative zero', () => {
    expect(Object.is(roundAmount(-0.001), 0)).toBe(true);
  });

  test('leaves whole cents unchanged', () => {
    fc.assert(
      fc.property(cents, (count) => {
        expect(roundAmount(count / 100)).toBe(count === 0 ? 0 : count / 100);
      }),
    );
  });

  test('rounds thousandths as exact arithmetic does, halves away from zero', () => {
    fc.assert(
      fc.property(fc.nat(1_000_000_000), (thousandths) => {
        const exact = Number((BigInt(thousandths) + 5n) / 10n) / 100;
        expect(roundAmount(thousandths / 1000)).toBe(exact);
        expect(roundAmount(-thousandths / 1000)).toBe(exact === 0 ? 0 : -exact);
      }),
    );
  });

  test('changes an amount by at most half a cent, and only once', () => {
    fc.assert(
      fc.property(fc.double({ min: -1e7, max: 1e7, noNaN: true }), (amount) => {
        const rounded = roundAmount(amount);
        expect(Math.abs(rounded - amount)).toBeLessThanOrEqual(0.005 + 1e-8);
        expect(roundAmount(rounded)).toBe(rounded);
      }),
    );
  });
});

describe('valueOf', () => {
  const lines = fc.array(fc.record({ cents: fc.nat(10_000_000), quantity: fc.integer({ min: 1, max: 99 }) }));

  test('is the exact sum of price × quantity', () => {
    fc.assert(
      fc.property(lines, (drawn) => {
        const exact = drawn.reduce((sum, line) => sum + BigInt(line.cents) * BigInt(line.quantity), 0n);
        const items = drawn.map((line) => ({ price: line.cents / 100, quantity: line.quantity }));
        expect(valueOf(items)).toBe(Number(exact) / 100);
      }),
    );
  });

  test('adds up the prices as they are sent', () => {
    expect(valueOf([{ price: 0.333, quantity: 3 }])).toBe(0.99);
  });
});
