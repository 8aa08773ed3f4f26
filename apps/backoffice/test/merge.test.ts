import { expect, it } from 'vitest';
import { merge } from '../src/api/merge';

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
