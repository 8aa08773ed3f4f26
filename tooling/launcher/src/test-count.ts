import { globSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './root';

/** Tests by how they ended. */
export type TestCount = { passed: number; failed: number };

/** Where vitest writes its results, in each package's own folder. */
export const vitestResults = 'test-results/vitest.json';

type VitestReport = { numPassedTests: number; numFailedTests: number };
type PlaywrightReport = { stats: { expected: number; flaky: number; unexpected: number } };

/** Takes away the results of earlier runs, which would be counted again. */
export function clearVitestResults(repository = root): void {
  for (const file of vitestFiles(repository)) rmSync(file);
}

export function countVitest(repository = root): TestCount {
  const reports = vitestFiles(repository).map((file): VitestReport => JSON.parse(readFileSync(file, 'utf8')));
  return {
    passed: reports.reduce((sum, { numPassedTests }) => sum + numPassedTests, 0),
    failed: reports.reduce((sum, { numFailedTests }) => sum + numFailedTests, 0),
  };
}

/** Counts a Playwright run. A test that passed only when repeated has passed; Playwright names it as flaky. */
export function countPlaywright(file: string): TestCount {
  const { stats }: PlaywrightReport = JSON.parse(readFileSync(file, 'utf8'));
  return { passed: stats.expected + stats.flaky, failed: stats.unexpected };
}

function vitestFiles(repository: string): string[] {
  return globSync(`{apps,packages,tooling}/*/${vitestResults}`, { cwd: repository }).map((file) =>
    join(repository, file),
  );
}
