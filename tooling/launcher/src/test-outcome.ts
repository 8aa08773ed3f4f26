import { globSync, readFileSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { root } from './root';

/** How tests ended. Those that failed are named, each in a line that says where it stands and what was wrong. */
export type TestOutcome = { passed: number; failed: string[] };

/** Where vitest writes its results, in each package's own folder. */
export const vitestResults = 'test-results/vitest.json';

type VitestFile = {
  name: string;
  status: string;
  message: string;
  assertionResults: { fullName: string; status: string; failureMessages: string[] }[];
};
type VitestReport = { numPassedTests: number; testResults: VitestFile[] };

type PlaywrightSpec = {
  title: string;
  file: string;
  line: number;
  ok: boolean;
  tests: { projectName: string; results: { error?: { message?: string } }[] }[];
};
type PlaywrightSuite = { suites?: PlaywrightSuite[]; specs: PlaywrightSpec[] };
type PlaywrightReport = {
  stats: { expected: number; flaky: number };
  suites: PlaywrightSuite[];
  errors: { message?: string }[];
};

/** Takes away the results of earlier runs, which would be counted again. */
export function clearVitestResults(repository = root): void {
  for (const file of vitestFiles(repository)) rmSync(join(repository, file));
}

export function vitestOutcome(repository = root): TestOutcome {
  const reports = vitestFiles(repository).map((file): { folder: string; report: VitestReport } => ({
    folder: dirname(dirname(file)),
    report: JSON.parse(readFileSync(join(repository, file), 'utf8')),
  }));
  return {
    passed: reports.reduce((sum, { report }) => sum + report.numPassedTests, 0),
    failed: reports.flatMap(({ folder, report }) =>
      report.testResults.flatMap((file) => failuresOf(file).map((failure) => `${folder}: ${failure}`)),
    ),
  };
}

/** How a Playwright run ended. A test that passed only when repeated has passed; Playwright names it as flaky. */
export function playwrightOutcome(file: string): TestOutcome {
  const { stats, suites, errors }: PlaywrightReport = JSON.parse(readFileSync(file, 'utf8'));
  const specs = suites.flatMap(specsOf).filter(({ ok }) => !ok);
  return {
    passed: stats.expected + stats.flaky,
    failed: [
      ...errors.map(({ message }) => firstLine(message)),
      ...specs.map(({ file, line, title, tests }) => {
        const error = tests[0]?.results[0]?.error?.message;
        return `${file}:${line} in ${tests[0]?.projectName}: ${title}: ${firstLine(error)}`;
      }),
    ],
  };
}

function failuresOf({ name, status, message, assertionResults }: VitestFile): string[] {
  const failed = assertionResults.filter((test) => test.status === 'failed');
  if (failed.length === 0 && status === 'failed') return [`${name}: ${firstLine(message)}`];
  return failed.map(({ fullName, failureMessages }) => `${fullName}: ${firstLine(failureMessages[0])}`);
}

function specsOf({ suites = [], specs }: PlaywrightSuite): PlaywrightSpec[] {
  return [...specs, ...suites.flatMap(specsOf)];
}

function firstLine(message = 'no reason given'): string {
  return stripVTControlCharacters(message).trim().split('\n', 1)[0] ?? '';
}

function vitestFiles(repository: string): string[] {
  return globSync(`{apps,packages,tooling}/*/${vitestResults}`, { cwd: repository });
}
