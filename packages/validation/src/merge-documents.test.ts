import { expect, it } from 'vitest';
import { mergeChanges as merge, mergeDocuments } from './merge-documents';

const before = {
  name: 'HOLM',
  prices: { EUR: { unit: '80', discounted: '' }, DKK: { unit: '600', discounted: '' } },
};

it('keeps what only one of two people changed', () => {
  const theirs = { name: 'HOLM-LUND', prices: { ...before.prices, DKK: { unit: '620', discounted: '' } } };
  const mine = { name: 'HOLM', prices: { ...before.prices, EUR: { unit: '80', discounted: '70' } } };
  expect(merge(before, theirs, mine)).toEqual({
    name: 'HOLM-LUND',
    prices: { EUR: { unit: '80', discounted: '70' }, DKK: { unit: '620', discounted: '' } },
  });
});

it('takes mine of what both changed, also if one of them emptied it', () => {
  const value = (unit: string) => ({ ...before, prices: { EUR: { unit, discounted: '' } } });
  expect(merge(value('80'), value('75'), value('90'))).toEqual(value('90'));
  expect(merge(value('80'), value('75'), value(''))).toEqual(value(''));
  expect(merge('Bag', 'Trolley', 'Basket')).toBe('Basket');
  expect(merge('Bag', 'Trolley', 'Bag')).toBe('Trolley');
});

const list = (...entries: readonly (readonly [code: string, name: string])[]) => ({
  colors: entries.map(([code, name]) => ({ code, name })),
});

it('merges a list entry by entry if it is told to', () => {
  const stored = list(['red', 'Red'], ['blue', 'Blue'], ['black', 'Black']);
  const theirs = list(['black', 'Black'], ['red', 'Crimson'], ['blue', 'Blue'], ['white', 'White']);
  const mine = list(['red', 'Red'], ['blue', 'Navy']);
  expect(mergeDocuments(stored, theirs, mine, 'entries')).toEqual({
    document: list(['red', 'Crimson'], ['blue', 'Navy'], ['white', 'White']),
    conflicts: [],
  });
  expect(
    mergeDocuments(stored, theirs, list(['red', 'Red'], ['blue', 'Navy'], ['black', 'Black']), 'entries'),
  ).toEqual({
    document: list(['black', 'Black'], ['red', 'Crimson'], ['blue', 'Navy'], ['white', 'White']),
    conflicts: [],
  });
  expect(mergeDocuments(stored, theirs, mine)).toMatchObject({
    document: mine,
    conflicts: [{ name: 'colors' }],
  });
});

it('names what both changed by the identifier of its entry', () => {
  const { document, conflicts } = mergeDocuments(
    list(['red', 'Red'], ['blue', 'Blue']),
    list(['red', 'Crimson'], ['blue', 'Navy']),
    list(['red', 'Scarlet']),
    'entries',
  );
  expect(document).toEqual(list(['red', 'Scarlet']));
  expect(conflicts).toEqual([
    { name: 'colors.red.name', before: 'Red', theirs: 'Crimson', yours: 'Scarlet' },
    { name: 'colors.blue', before: expect.any(String), theirs: expect.stringContaining('Navy'), yours: '' },
  ]);
});

it('takes a list as one value if its entries have no identifier, or share one', () => {
  const names = (...items: readonly object[]) => ({ items });
  const [a, b, c] = [{ name: 'a' }, { name: 'b' }, { name: 'c' }];
  expect(mergeDocuments(names(a), names(a, b), names(a, c), 'entries').conflicts).toHaveLength(1);
  const twice = names({ id: 'a' }, { id: 'a', name: 'b' });
  expect(mergeDocuments(names({ id: 'a' }), names({ id: 'b' }), twice, 'entries').document).toEqual(twice);
});

it('merges the changes of two people, and names what both have changed', () => {
  const stored = { brand: 'A', texts: { en: { name: 'Hat', care: 'Wash' } } };
  const theirs = { brand: 'B', texts: { en: { name: 'Cap', care: 'Wash' } } };
  const yours = { brand: 'A', texts: { en: { name: 'Hood', care: 'Dry' } } };
  expect(mergeDocuments(stored, theirs, yours)).toEqual({
    document: { brand: 'B', texts: { en: { name: 'Hood', care: 'Dry' } } },
    conflicts: [{ name: 'texts.en.name', before: 'Hat', theirs: 'Cap', yours: 'Hood' }],
  });
});
