import { describe, expect, it } from 'vitest';
import { aliases } from '../index';
import { fillText, findText, languages, shippedTexts } from './index';

const placeholders = (text: string) => (text.match(/\{\w+\}/g) ?? []).toSorted();
const english = shippedTexts('en');

describe.each(Object.keys(languages))('the texts in %s', (code) => {
  const texts = shippedTexts(code);

  it('gives a text to every alias', () => {
    expect(aliases.filter((alias) => !texts.get(alias)?.trim())).toEqual([]);
    expect([...texts].filter(([, text]) => text.trim() === '')).toEqual([]);
  });

  it('uses the placeholders that the English text uses', () => {
    const different = [...english.keys()].filter(
      (alias) =>
        placeholders(texts.get(alias) ?? '').join() !== placeholders(english.get(alias) ?? '').join(),
    );
    expect(different).toEqual([]);
  });

  it('has a form for one wherever it has a form for several', () => {
    const lonely = [...texts.keys()].filter(
      (alias) => alias.endsWith('.Other') && !texts.has(alias.replace(/\.Other$/, '.One')),
    );
    expect(lonely).toEqual([]);
  });
});

describe('findText', () => {
  const own = new Map([
    ['Basket.Title', 'Kabas'],
    ['Basket.Empty', ' '],
    ['Club.Song', ''],
  ]);

  it("prefers the store's text, then the culture's language, then English", () => {
    expect(findText('Basket.Title', 'da', own)).toBe('Kabas');
    expect(findText('Basket.Empty', 'da-DK', own)).toBe(languages.da?.screens['Basket.Empty']);
    expect(findText('Basket.Empty', 'sv', own)).toBe(languages.en.screens['Basket.Empty']);
    expect(findText('Mail.Hello', 'es')).toBe('Hola, {name}:');
    expect(findText('ErrorMessage.BasketEmpty', 'da')).toBe(languages.da?.errorMessages.BasketEmpty);
  });

  it("has a store's additional aliases, and no others", () => {
    expect(findText('Club.Song', 'da', own)).toBe('');
    expect(findText('constructor', 'da')).toBeUndefined();
  });
});

it('fills placeholders and keeps those without a value', () => {
  expect(fillText('{name} has {count} of {count}, {other}', { name: 'A', count: 0 })).toBe(
    'A has 0 of 0, {other}',
  );
});
