import { expect, test } from 'vitest';
import { formatCountry, formatDate, formatDay, formatMoment, formatTimeZone } from './format';

test('a country is named in the reader’s language, and its code is shown if it has no name', () => {
  expect(formatCountry('DK', 'da-DK')).toBe('Danmark');
  expect(formatCountry('ES', 'en-GB')).toBe('Spain');
  expect(formatCountry('ZQ', 'en-GB')).toBe('ZQ');
  expect(formatCountry('', 'en-GB')).toBe('');
});

test('a time zone is named in the reader’s language', () => {
  expect(formatTimeZone('Europe/Copenhagen', 'en-GB')).toBe('Central European Time');
  expect(formatTimeZone('Europe/Madrid', 'es-ES')).toBe('hora de Europa central');
});

test.each([
  ['Europe/Copenhagen', '1 January 2027', '00:30'],
  ['Europe/Lisbon', '31 December 2026', '23:30'],
  ['America/New_York', '31 December 2026', '18:30'],
])('a time is shown as in the time zone of the club (%s)', (timeZone, day, time) => {
  const clock = { locale: 'en-GB', timeZone };
  expect(formatDate('2026-12-31T23:30:00Z', clock)).toBe(day);
  expect(formatMoment('2026-12-31T23:30:00Z', clock)).toBe(`${day} at ${time}`);
});

test('a day without a time is the same in every time zone', () => {
  expect(formatDay('2027-03-04', 'en-GB')).toBe('4 March 2027');
});
