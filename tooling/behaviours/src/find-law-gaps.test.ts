import { expect, it } from 'vitest';
import type { Tree } from './find-gaps';
import { findLawGaps } from './find-law-gaps';

const tree: Tree = {
  exists: () => true,
  testsOf: (file) => (file === 'shop.spec.ts' ? [{ title: 'shows the price', skipped: false }] : []),
};
const page = (test: string) =>
  `| rule | need | shown by |\n|---|---|---|\n| price | VAT included | ${test} |`;

it('finds no gap if each row names a test that exists', () => {
  expect(findLawGaps(page('`shop.spec.ts` › shows the price'), tree)).toEqual([]);
});

it('reports a row without a test, and a test that does not exist', () => {
  expect(findLawGaps(page(''), tree)).toEqual(['Law price has no test.']);
  expect(findLawGaps(page('`shop.spec.ts` › hides the price'), tree)).toEqual([
    'Law price: shop.spec.ts has no test "hides the price".',
  ]);
});
