import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { clearVitestResults, playwrightOutcome, vitestOutcome } from '../src/test-outcome';

function repository(files: Record<string, object>): string {
  const directory = mkdtempSync(join(tmpdir(), 'outcome-'));
  onTestFinished(() => rmSync(directory, { recursive: true }));
  for (const [path, content] of Object.entries(files)) {
    mkdirSync(dirname(join(directory, path)), { recursive: true });
    writeFileSync(join(directory, path), JSON.stringify(content));
  }
  return directory;
}

const passing = { fullName: 'Price shows an amount', status: 'passed', failureMessages: [] };
const failing = {
  fullName: 'Menu opens',
  status: 'failed',
  failureMessages: ['\u001B[31mError: no menu\u001B[39m\n    at menu.test.tsx:3'],
};

it("adds up every package's tests, names those that failed, and forgets those of earlier runs", () => {
  const directory = repository({
    'packages/ui/test-results/vitest.json': {
      numPassedTests: 3,
      testResults: [
        { name: 'menu.test.tsx', status: 'failed', message: '', assertionResults: [passing, failing] },
      ],
    },
    'apps/api/test-results/vitest.json': {
      numPassedTests: 4,
      testResults: [
        { name: 'basket.test.ts', status: 'failed', message: 'No such module\nhere', assertionResults: [] },
        { name: 'order.test.ts', status: 'passed', message: '', assertionResults: [passing] },
      ],
    },
  });
  const { passed, failed } = vitestOutcome(directory);
  expect(passed).toBe(7);
  expect(failed.toSorted()).toEqual([
    'apps/api: basket.test.ts: No such module',
    'packages/ui: Menu opens: Error: no menu',
  ]);
  clearVitestResults(directory);
  expect(vitestOutcome(directory)).toEqual({ passed: 0, failed: [] });
});

it('counts a browser test that needed a second try as passed, and names one that failed with its club', () => {
  const spec = { title: 'pays', file: 'payment.spec.ts', line: 7, ok: false };
  const directory = repository({
    'report.json': {
      stats: { expected: 5, flaky: 1, unexpected: 1, skipped: 0 },
      errors: [],
      suites: [
        {
          specs: [{ ...spec, title: 'reads', ok: true, tests: [] }],
          suites: [
            {
              specs: [
                { ...spec, tests: [{ projectName: 'dbu', results: [{ error: { message: 'Slow\n' } }] }] },
              ],
            },
          ],
        },
      ],
    },
  });
  expect(playwrightOutcome(join(directory, 'report.json'))).toEqual({
    passed: 6,
    failed: ['payment.spec.ts:7 in dbu: pays: Slow'],
  });
});
