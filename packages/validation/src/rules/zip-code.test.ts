import { describe, expect, test } from 'vitest';
import { zipCodeFormats } from '../zip-code-formats';
import { zipCode } from './zip-code';

const check = zipCode('country');

describe('zipCode', () => {
  test.each([...zipCodeFormats])('%s accepts its own example', (country, { example }) => {
    expect(check(example, { country })).toBeUndefined();
    expect(check(example.toLowerCase(), { country: country.toLowerCase() })).toBeUndefined();
  });

  test.each([
    ['DK', '210'],
    ['DK', '21000'],
    ['ES', '53001'],
    ['ES', '00100'],
    ['SE', '111-22'],
    ['NO', '15'],
    ['DE', '1011'],
    ['FR', '7500A'],
    ['GB', '12345'],
    ['NL', '0012 AB'],
    ['PT', '1100'],
  ])('%s refuses %s and suggests a valid one', (country, code) => {
    const example = zipCodeFormats.get(country)?.example;
    expect(check(code, { country })).toEqual({ key: 'Form.Validation.ZipCode', params: { example } });
  });

  test('accepts any plain code for another country, or before a country is chosen', () => {
    expect(check('JP 100-0001', { country: 'JP' })).toBeUndefined();
    expect(check('2100')).toBeUndefined();
    expect(check('<b>', { country: 'JP' })).toEqual({
      key: 'Form.Validation.ZipCode',
      params: { example: '' },
    });
  });
});
