import { expect, it } from 'vitest';
import { findGaps, type Tree } from './find-gaps';
import { findTests } from './find-tests';
import { readRows } from './read-rows';

const source = `
  import { test } from './shop';
  test('buys a shirt', async () => {});
  test.skip('buys two', () => {});
  describe.skip('later', () => { it('sends it', () => {}); });
  describe('the basket', () => { it.each([1])('holds %i', () => {}); });
  it(\`takes \${most} at most\`, { timeout: 1 }, () => {});
`;

const tree: Tree = {
  exists: (path) => path === 'packages/shop',
  testsOf: (file) => (file === 'shop.spec.ts' ? findTests(file, source) : []),
};

const page = (...rows: string[]) =>
  readRows(['| line | what | where | shown by |', '|---|---|---|---|', ...rows].join('\n'));

const covered = '| S1.1 | Sells. | `packages/shop` | `shop.spec.ts` › buys a shirt |';

it('returns no gaps for a row with an existing place and test', () => {
  expect(findGaps(['S1.1'], page(covered), tree)).toEqual([]);
});

it.each(['holds %i', 'the basket', 'takes ${} at most'])('finds the test "%s"', (title) => {
  const row = `| S1.1 | Sells. | \`packages/shop\` | \`shop.spec.ts\` › ${title} |`;
  expect(findGaps(['S1.1'], page(row), tree)).toEqual([]);
});

it.each([
  ['has no row', '| S9.9 | x | y | z |', 'S1.1 has no row.'],
  ['has two rows', [covered, covered].join('\n'), 'S1.1 has 2 rows.'],
  ['is unknown', covered.replace('S1.1', 'S7.77'), 'S7.77 is not a line of the specification.'],
  ['names no test', '| S1.1 | Sells. | `packages/shop` | |', 'S1.1 has no test.'],
  ['names no place', '| S1.1 | Sells. | shop | `shop.spec.ts` › buys a shirt |', 'S1.1 has no place.'],
  ['names a missing place', covered.replace('packages/shop', 'gone'), 'S1.1: gone does not exist.'],
  [
    'names a missing test',
    covered.replace('a shirt', 'a cap'),
    'S1.1: shop.spec.ts has no test "buys a cap".',
  ],
  ['names a skipped test', covered.replace('a shirt', 'two'), 'S1.1: "buys two" in shop.spec.ts is skipped.'],
  [
    'names a test within a skipped group',
    covered.replace('buys a shirt', 'sends it'),
    'S1.1: "sends it" in shop.spec.ts is skipped.',
  ],
])('reports a line that %s', (_title, row, gap) => {
  expect(findGaps(['S1.1'], page(row), tree)).toContain(gap);
});
