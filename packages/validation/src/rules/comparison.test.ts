import { describe, expect, test } from 'vitest';
import { confirmed, oneOf } from './comparison';

describe('confirmed', () => {
  const check = confirmed('email');

  test('accepts only the same value', () => {
    expect(check('fan@club.dk', { email: 'fan@club.dk' })).toBeUndefined();
    expect(check('Fan@club.dk', { email: 'fan@club.dk' })).toEqual({
      key: 'Form.Validation.Confirmed',
      params: {},
    });
  });

  test('compares an empty value too', () => {
    expect(check('', { email: 'fan@club.dk' })).toBeDefined();
    expect(check('', {})).toBeUndefined();
    expect(check('fan@club.dk')).toBeDefined();
  });
});

test('oneOf accepts only the given values', () => {
  const check = oneOf(['DK', 'SE']);
  expect(check('DK')).toBeUndefined();
  expect(check('dk')).toEqual({ key: 'Form.Validation.OneOf', params: {} });
  expect(oneOf([])('DK')).toBeDefined();
});
