import { aliases } from '@matchday/dictionary';
import { describe, expect, it } from 'vitest';
import { da } from './da';
import { en } from './en';
import { es } from './es';

const placeholders = (text: string) => (text.match(/\{\w+\}/g) ?? []).toSorted();

describe.each(Object.entries({ en, da, es }))('the dictionary in %s', (_culture, dictionary) => {
  it('gives a text to every alias', () => {
    const empty = aliases.filter((alias) => dictionary[alias].trim() === '');
    expect(empty).toEqual([]);
  });

  it('uses the placeholders that the English text uses', () => {
    const different = aliases.filter(
      (alias) => placeholders(dictionary[alias]).join() !== placeholders(en[alias]).join(),
    );
    expect(different).toEqual([]);
  });

  it('has a form for one wherever it has a form for several', () => {
    const known = new Set<string>(aliases);
    const lonely = aliases.filter(
      (alias) => alias.endsWith('.Other') && !known.has(alias.replace(/\.Other$/, '.One')),
    );
    expect(lonely).toEqual([]);
  });
});
