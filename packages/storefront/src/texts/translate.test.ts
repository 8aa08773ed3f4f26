import { describe, expect, test, vi } from 'vitest';
import { pickTexts, type Texts, type Translate, translator } from './translate';

const dictionary: Texts = {
  'Basket.Title': 'Kurv',
  'Category.Count.One': '{count} vare',
  'Category.Count.Other': '{count} varer af {total}',
  'Header.Home': '{site}, forside',
};
const texts = pickTexts(dictionary, [
  'Basket.Title',
  'Basket.Empty',
  'Category.Count.One',
  'Category.Count.Other',
  'Header.Home',
]);

describe('translator', () => {
  const onMissing = vi.fn<(alias: string) => void>();
  const t = translator(texts, 'da-DK', onMissing);

  test('fills in placeholders and keeps those without a value', () => {
    expect(t('Header.Home', { site: 'DBU' })).toBe('DBU, forside');
    expect(t('Header.Home')).toBe('{site}, forside');
  });

  test('chooses the form that the count asks for', () => {
    expect(t.plural('Category.Count', 1)).toBe('1 vare');
    expect(t.plural('Category.Count', 2, { total: 9 })).toBe('2 varer af 9');
  });

  test('shows the alias of a text that the dictionary lacks, and reports it (S8.11)', () => {
    expect(t('Basket.Title')).toBe('Kurv');
    expect(onMissing).not.toHaveBeenCalled();
    expect(t('Basket.Empty')).toBe('Basket.Empty');
    expect(onMissing).toHaveBeenCalledExactlyOnceWith('Basket.Empty');
  });

  test('reports nothing while there is no dictionary at all', () => {
    const onMissing = vi.fn<(alias: string) => void>();
    expect(translator(pickTexts({}, ['Basket.Title']), 'da-DK', onMissing)('Basket.Title')).toBe(
      'Basket.Title',
    );
    expect(onMissing).not.toHaveBeenCalled();
  });

  test('takes the aliases that it was given texts for, and no others', () => {
    // @ts-expect-error -- misspelt
    expect(t('Basket.Titel')).toBe('Basket.Titel');
    // @ts-expect-error -- not among those that were picked
    expect(t('Basket.Total')).toBe('Basket.Total');
    // @ts-expect-error -- there is no Basket.Title.One
    expect(t.plural('Basket.Title', 1)).toBe('Basket.Title.One');
  });

  test('may be passed on where fewer texts are asked for, never where more are', () => {
    const title = (t: Translate<'Basket.Title'>) => t('Basket.Title');
    const total = (t: Translate<'Basket.Total'>) => t('Basket.Total');
    expect(title(t)).toBe('Kurv');
    // @ts-expect-error -- it has no text for Basket.Total
    expect(total(t)).toBe('Basket.Total');
  });
});

test('pickTexts takes the texts of a list out of a dictionary', () => {
  expect(pickTexts(dictionary, ['Basket.Title', 'Basket.Empty'])).toEqual({ 'Basket.Title': 'Kurv' });
  // @ts-expect-error -- misspelt
  expect(pickTexts(dictionary, ['Basket.Titel'])).toEqual({});
});
