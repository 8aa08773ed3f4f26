import { languages } from '@matchday/dictionary/languages';
import { expect, test } from 'vitest';
import { lastResortOf } from './last-resort-texts';

test('the last error page has the words of the store, and the shipped ones while those are missing', () => {
  const own = { 'Error.Heading': 'Offside' };
  expect(lastResortOf('da', own, '/da/')).toEqual({
    heading: 'Offside',
    text: languages.da?.screens['Error.Text'],
    link: languages.da?.screens['Error.Home'],
    home: '/da/',
  });
});
