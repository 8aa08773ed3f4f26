import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { max, min } from './length';

describe('min and max', () => {
  test('count characters, not UTF-16 units', () => {
    expect(max(2)('⚽⚽')).toBeUndefined();
    expect(min(3)('⚽⚽')).toEqual({ key: 'Form.Validation.Min', params: { length: 3 } });
  });

  test('count the entries of a list', () => {
    expect(min(2)(['a', 'b'])).toBeUndefined();
    expect(max(1)(['a', 'b'])).toEqual({ key: 'Form.Validation.Max', params: { length: 1 } });
  });

  test('accept an empty value and refuse one without a length', () => {
    expect(min(3)('')).toBeUndefined();
    expect(min(0)({})).toBeDefined();
    expect(max(9)({})).toBeDefined();
  });

  test('are consistent: exactly one of max(n) and min(n + 1) refuses a text', () => {
    fc.assert(
      fc.property(
        fc.string({ minLength: 1, unit: fc.constantFrom('a', 'Ø', '⚽') }),
        fc.nat(20),
        (text, length) => {
          expect(max(length)(text) === undefined).toBe(min(length + 1)(text) !== undefined);
        },
      ),
    );
  });
});
