import { expect, it } from 'vitest';
import type { Tree } from './find-gaps';
import { findSecurityGaps } from './find-security-gaps';

const tree: Tree = {
  exists: () => true,
  testsOf: (file) => (file === 'shop.spec.ts' ? [{ title: 'keeps a secret', skipped: false }] : []),
};

const chapter = [
  '| id | requirement | how it is met | shown by | operator |',
  '|---|---|---|---|---|',
  '| 1.1.1 | Keep secrets | It keeps them. | `shop.spec.ts` › keeps a secret | |',
  '| 1.1.2 | Encode | React does. | | |',
  '| 1.1.3 | TLS | **Operator.** | | At the proxy. |',
  '| 1.1.4 | Passkeys | **Open.** None. | | |',
].join('\n');

const summary = (counts: string, test = '`shop.spec.ts` › keeps a secret') =>
  [
    '| chapter | applies | tested | untested | operator | open |',
    '|---|---|---|---|---|---|',
    `| [V1 Encoding](encoding.md) | ${counts} |`,
    '',
    '| finding | what was wrong | what is done | shown by |',
    '|---|---|---|---|',
    `| 1 | A leak | It is closed. | ${test} |`,
  ].join('\n');

it('finds no gap if the tests exist and the summary counts the rows', () => {
  expect(findSecurityGaps(summary('4 | 1 | 1 | 1 | 1'), [chapter], tree)).toEqual([]);
});

it('reports a summary that counts other rows, or none', () => {
  const gap = 'Security V1: the rows count 4, 1, 1, 1, 1, the summary';
  expect(findSecurityGaps(summary('4 | 2 | 0 | 1 | 1'), [chapter], tree)).toEqual([`${gap} 4, 2, 0, 1, 1.`]);
  expect(findSecurityGaps('', [chapter], tree)).toEqual([`${gap} nothing.`]);
});

it('reports a missing test of a requirement and of a finding', () => {
  const other = summary('4 | 1 | 1 | 1 | 1', '`shop.spec.ts` › tells a secret');
  expect(findSecurityGaps(other, [chapter.replace('shop.spec.ts', 'gone.spec.ts')], tree)).toEqual([
    'Security 1: shop.spec.ts has no test "tells a secret".',
    'Security 1.1.1: gone.spec.ts has no test "keeps a secret".',
  ]);
});
