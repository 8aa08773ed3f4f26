import fc from 'fast-check';
import { expect, it } from 'vitest';
import { compareSizes } from './size-order';

const ordered = [
  '104 110 116 122 128 134 140 146 152 158 164 170 176',
  'XXXXXS XXXXS XXXS XXS XS S M L XL XXL 3XL 4XL 5XL 6XL 7XL',
  'onesize',
  '8XL 36 39 41-43 105 Adult Junior',
].flatMap((line) => line.split(' '));

it('sorts sizes in the order of the specification', () => {
  fc.assert(
    fc.property(fc.shuffledSubarray(ordered, { minLength: ordered.length }), (sizes) => {
      expect(sizes.toSorted(compareSizes)).toEqual(ordered);
    }),
  );
});

it.each([
  ['xxl', '2XL'],
  ['5xs', 'XXXXXS'],
  ['One size', 'ONE-SIZE'],
])('sorts %s and %s alike', (one, other) => {
  for (const size of ordered.filter((label) => label !== 'XXXXXS' && label !== 'XXL' && label !== 'onesize'))
    expect(Math.sign(compareSizes(one, size))).toBe(Math.sign(compareSizes(other, size)));
});
