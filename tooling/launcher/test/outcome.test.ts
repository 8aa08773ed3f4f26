import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { clearVitestResults, playwrightOutcome, vitestOutcome } from '../src/verify/outcome';

function repository(files: Record<string, object>): string {
  const directory = mkdtempSync(join(tmpdir(), 'outcome-'));
  onTestFinished(() => rmSync(directory, { recursive: true }));
  for (const [path, content] of Object.entries(files)) {
    mkdirSync(dirname(join(directory, path)), { recursive: true });
    writeFileSync(join(directory, path), JSON.stringify(content));
  }
  return directory;
}

it('adds up the reports of all packages, names failures, and ignores earlier runs', () => {
  const directory = repository({
    'packages/ui/test-results/vitest.json': {
      passed: 3,
      failed: [{ test: 'Menu opens', message: '\u001B[31mError: no menu\u001B[39m\n    at menu.test.tsx:3' }],
      files: [],
    },
    'apps/api/test-results/vitest.json': {
      passed: 4,
      failed: [{ test: 'basket.test.ts', message: 'No such module\nhere' }],
      files: [],
    },
  });
  const { passed, failed } = vitestOutcome(directory);
  expect(passed).toBe(7);
  expect(failed.toSorted()).toEqual([
    'apps/api: basket.test.ts: No such module',
    'packages/ui: Menu opens: Error: no menu',
  ]);
  clearVitestResults(directory);
  expect(vitestOutcome(directory)).toEqual({ passed: 0, failed: [], files: [] });
});

it('names each test file by its path in the repository', () => {
  const directory = repository({ 'apps/api/test-results/vitest.json': { passed: 0, failed: [], files: [] } });
  const path = join(directory, 'apps/api/test/basket.test.ts');
  const report = { passed: 1, failed: [], files: [{ path, seconds: 2.5 }] };
  writeFileSync(join(directory, 'apps/api/test-results/vitest.json'), JSON.stringify(report));
  expect(vitestOutcome(directory).files).toEqual([{ name: 'apps/api/test/basket.test.ts', seconds: 2.5 }]);
});

it('names a browser test that passed only on a retry, with its club; one too many is a failure', () => {
  const spec = { title: 'pays', file: 'payment.spec.ts', line: 7 };
  const failedFirst = [{ duration: 4_000, error: { message: 'Slow\n  at pay' } }, { duration: 1_000 }];
  const directory = repository({
    'report.json': {
      stats: { expected: 5, flaky: 1, unexpected: 1 },
      errors: [],
      suites: [
        {
          specs: [
            {
              ...spec,
              title: 'reads',
              tests: [{ projectName: 'dbu', status: 'expected', results: [{ duration: 500 }] }],
            },
          ],
          suites: [
            {
              specs: [
                {
                  ...spec,
                  tests: [
                    { projectName: 'dbu', status: 'flaky', results: failedFirst },
                    { projectName: 'astralis', status: 'unexpected', results: failedFirst.slice(0, 1) },
                  ],
                },
              ],
            },
          ],
        },
      ],
    },
  });
  const report = join(directory, 'report.json');
  const retried = 'payment.spec.ts:7 in dbu: pays (passed only on a retry): Slow';
  const failed = 'payment.spec.ts:7 in astralis: pays: Slow';
  const files = [{ name: 'e2e/payment.spec.ts', seconds: 9.5 }];
  expect(playwrightOutcome(report, 0)).toEqual({ passed: 5, failed: [failed, retried], files });
  expect(playwrightOutcome(report, 1)).toEqual({ passed: 6, failed: [failed], retried: [retried], files });
});
