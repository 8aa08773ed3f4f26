import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { clearVitestResults, countPlaywright, countVitest } from '../src/test-count';

function repository(files: Record<string, object>): string {
  const directory = mkdtempSync(join(tmpdir(), 'count-'));
  onTestFinished(() => rmSync(directory, { recursive: true }));
  for (const [path, content] of Object.entries(files)) {
    mkdirSync(dirname(join(directory, path)), { recursive: true });
    writeFileSync(join(directory, path), JSON.stringify(content));
  }
  return directory;
}

it("adds up every package's tests, and forgets those of earlier runs", () => {
  const directory = repository({
    'packages/ui/test-results/vitest.json': { numPassedTests: 3, numFailedTests: 1 },
    'apps/api/test-results/vitest.json': { numPassedTests: 4, numFailedTests: 0 },
  });
  expect(countVitest(directory)).toEqual({ passed: 7, failed: 1 });
  clearVitestResults(directory);
  expect(countVitest(directory)).toEqual({ passed: 0, failed: 0 });
});

it('counts a browser test that needed a second try as passed', () => {
  const directory = repository({
    'report.json': { stats: { expected: 5, flaky: 1, unexpected: 2, skipped: 0 } },
  });
  expect(countPlaywright(join(directory, 'report.json'))).toEqual({ passed: 6, failed: 2 });
});
