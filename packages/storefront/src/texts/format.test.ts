import { expect, test } from 'vitest';
import { formatCountry } from './format';

test('a country is named in the reader’s language, and its code is shown if it has no name', () => {
  expect(formatCountry('DK', 'da-DK')).toBe('Danmark');
  expect(formatCountry('ES', 'en-GB')).toBe('Spain');
  expect(formatCountry('ZQ', 'en-GB')).toBe('ZQ');
  expect(formatCountry('', 'en-GB')).toBe('');
});
