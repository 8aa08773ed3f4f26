import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { address, numeric, phone } from './patterns';

describe('numeric', () => {
  test('accepts whole numbers written in digits', () => {
    fc.assert(
      fc.property(fc.maxSafeNat(), (number) => {
        expect(numeric()(number)).toBeUndefined();
        expect(numeric()(String(number))).toBeUndefined();
        expect(numeric()(`-${number}`)).toEqual({ key: 'Form.Validation.Numeric', params: {} });
      }),
    );
  });

  test.each(['1.5', '1e3', '0x1', '１', ' 1', 'one', 1.5, true])('refuses %j', (value) => {
    expect(numeric()(value)).toBeDefined();
  });
});

describe('phone', () => {
  test.each([
    '+45 12 34 56 78',
    '12345678',
    '(034) 555-01.23/4',
    '(034)5550123',
    '+(45)12345678',
    '++34 955 000 000',
    '0034/955-000.000',
    '1',
  ])('accepts %s', (number) => {
    expect(phone()(number)).toBeUndefined();
  });

  test.each([
    '+',
    '()',
    '(12345) 6',
    'call me',
    '+45 12 34 ext 5',
    '12+34',
    '-12',
    '12\u0000',
    '1'.repeat(321),
  ])('refuses %j', (number) => {
    expect(phone()(number)).toEqual({ key: 'Form.Validation.Phone', params: {} });
  });

  test('accepts digits in any grouping', () => {
    const group = fc.stringMatching(/^\d{1,4}$/);
    fc.assert(
      fc.property(
        fc.array(group, { minLength: 1, maxLength: 6 }),
        fc.constantFrom(' ', '-', '.', '/', ''),
        (groups, separator) => {
          expect(phone()(groups.join(separator))).toBeUndefined();
          expect(phone()(`+${groups.join(separator)}`)).toBeUndefined();
          expect(phone()(`${groups.join(separator)}x`)).toBeDefined();
        },
      ),
    );
  });
});

describe('address', () => {
  test.each(['Vestergade 7', '7 High Street', 'Åvej 1B', 'Calle de la Constitución, 3'])(
    'accepts %s',
    (text) => {
      expect(address()(text)).toBeUndefined();
    },
  );

  test.each(['Vestergade', '7', '7-9', '--'])('refuses %s', (text) => {
    expect(address()(text)).toEqual({ key: 'Form.Validation.Address', params: {} });
  });
});
