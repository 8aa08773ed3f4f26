import { expect, test } from 'vitest';
import { required } from './required';

test.each([undefined, null, '', '   ', false, Number.NaN])('refuses %j', (value) => {
  expect(required()(value)).toEqual({ key: 'Form.Validation.Required', params: {} });
});

test.each(['a', 0, true])('accepts %j', (value) => {
  expect(required()(value)).toBeUndefined();
});

test('requires an entry in a list', () => {
  expect(required()([])).toBeDefined();
  expect(required()(['a'])).toBeUndefined();
});
