import { describe, expect, test } from 'vitest';
import { pickTexts, translator } from './translate';

const texts = {
  'Basket.Title': 'Kurv',
  'Category.Count.One': '{count} vare',
  'Category.Count.Other': '{count} varer af {total}',
  'Header.Home': '{site}, forside',
};

describe('translator', () => {
  const t = translator(texts, 'da-DK');

  test('fills in placeholders and keeps those without a value', () => {
    expect(t('Header.Home', { site: 'DBU' })).toBe('DBU, forside');
    expect(t('Header.Home')).toBe('{site}, forside');
  });

  test('shows the key where there is no text (S8.11)', () => {
    expect(t('Basket.Nothing')).toBe('Basket.Nothing');
    expect(translator({}, 'en-GB')('Error.Heading')).toBe('Error.Heading');
  });

  test('chooses the form that the count asks for', () => {
    expect(t.plural('Category.Count', 1)).toBe('1 vare');
    expect(t.plural('Category.Count', 2, { total: 9 })).toBe('2 varer af 9');
  });
});

test('pickTexts takes single aliases and whole branches', () => {
  expect(Object.keys(pickTexts(texts, ['Basket.Title', 'Category.*']))).toEqual([
    'Basket.Title',
    'Category.Count.One',
    'Category.Count.Other',
  ]);
});
