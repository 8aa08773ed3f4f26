import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { between, betweenPlayerNumber, maxValue, minValue } from './range';

describe('between', () => {
  test.each([1, 99, '1', '99', '07', '1.5', ''])('accepts %j from 1 to 99', (value) => {
    expect(between(1, 99)(value)).toBeUndefined();
  });

  test.each([0, 100, '0', '-1', 'ten', ' ', '1e1', '0x10', '1,5', Number.POSITIVE_INFINITY, true, {}])(
    'refuses %j from 1 to 99',
    (value) => {
      expect(between(1, 99)(value)).toEqual({ key: 'Form.Validation.Between', params: { min: 1, max: 99 } });
    },
  );

  test('has a separate message for a player number', () => {
    expect(betweenPlayerNumber(1, 99)('100')?.key).toBe('Form.Validation.BetweenPlayerNumber');
    expect(betweenPlayerNumber(1, 99)('10')).toBeUndefined();
  });

  test('accepts the values that both minValue and maxValue accept', () => {
    fc.assert(
      fc.property(fc.integer(), fc.integer(), fc.integer(), (value, min, max) => {
        const both = minValue(min)(value) === undefined && maxValue(max)(String(value)) === undefined;
        expect(between(min, max)(value) === undefined).toBe(both);
      }),
    );
  });
});

test('minValue and maxValue name their limit', () => {
  expect(minValue(3)(2)).toEqual({ key: 'Form.Validation.MinValue', params: { min: 3 } });
  expect(maxValue(3)('4')).toEqual({ key: 'Form.Validation.MaxValue', params: { max: 3 } });
});
