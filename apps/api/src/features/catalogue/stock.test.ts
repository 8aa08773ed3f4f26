import { describe, expect, it } from 'vitest';
import { changesAvailability, maxQuantity, stockStatus } from './stock';

describe('stockStatus', () => {
  it.each([
    [3, null, 'InStock'],
    [0, null, 'OutOfStock'],
    [3, '2026-12-01', 'InPreorderStock'],
    [3, '2026-11-21', 'InStock'],
    [0, '2026-12-01', 'OutOfStock'],
  ] as const)('a stock of %i available from %s is %s', (stock, availableFrom, status) => {
    expect(stockStatus({ stock, availableFrom }, '2026-11-21')).toBe(status);
  });
});

describe('maxQuantity', () => {
  it.each([
    [0, 0],
    [7, 7],
    [1000, 99],
  ])('of a stock of %i is %i', (stock, max) => expect(maxQuantity(stock)).toBe(max));
});

describe('changesAvailability', () => {
  it.each([
    [1, 0, true],
    [0, 1, true],
    [2, 1, false],
    [0, 0, false],
  ])('from %i to %i: %s', (before, after, flips) => expect(changesAvailability(before, after)).toBe(flips));
});
