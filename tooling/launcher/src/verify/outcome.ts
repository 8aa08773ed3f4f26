import { globSync, readFileSync, rmSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { root } from '../root';
import { type VitestReport, vitestResults } from './vitest-reporter';

export type TestFile = { name: string; seconds: number };

/** The test results. Each failure is one line with the test's name and the first line of its error. */
export type TestOutcome = {
  passed: number;
  failed: string[];
  files: TestFile[];
  /** Tests that passed only on a retry; they are among the passed. */
  retried?: string[];
};

type PlaywrightSpec = {
  title: string;
  file: string;
  line: number;
  tests: {
    projectName: string;
    status: 'expected' | 'unexpected' | 'flaky' | 'skipped';
    results: { duration: number; error?: { message?: string } }[];
  }[];
};
type PlaywrightSuite = { suites?: PlaywrightSuite[]; specs: PlaywrightSpec[] };
type PlaywrightReport = {
  stats: { expected: number };
  suites: PlaywrightSuite[];
  errors: { message?: string }[];
};

/** Removes the reports of earlier runs, which would be counted again. */
export function clearVitestResults(repository = root): void {
  for (const file of vitestFiles(repository)) rmSync(join(repository, file));
}

/** Adds up the reports of all packages. */
export function vitestOutcome(repository = root): TestOutcome {
  const outcome: TestOutcome = { passed: 0, failed: [], files: [] };
  for (const file of vitestFiles(repository)) {
    const folder = dirname(dirname(file));
    const { passed, failed, files }: VitestReport = JSON.parse(readFileSync(join(repository, file), 'utf8'));
    outcome.passed += passed;
    for (const { test, message } of failed) outcome.failed.push(`${folder}: ${test}: ${firstLine(message)}`);
    for (const { path, seconds } of files)
      outcome.files.push({ name: join(folder, relative(join(repository, folder), path)), seconds });
  }
  return outcome;
}

/**
 * The result of a Playwright run.
 *
 * @param mostRetried how many tests may need a retry; if more do, each of them counts as failed
 */
export function playwrightOutcome(file: string, mostRetried: number): TestOutcome {
  const { stats, suites, errors }: PlaywrightReport = JSON.parse(readFileSync(file, 'utf8'));
  const specs = suites.flatMap(specsOf);
  const retried = specs.flatMap((spec) => testsThat('flaky', spec, ' (passed only on a retry)'));
  const failed = [
    ...errors.map(({ message }) => firstLine(message)),
    ...specs.flatMap((spec) => testsThat('unexpected', spec)),
  ];
  const files = filesOf(specs);
  return retried.length > mostRetried
    ? { passed: stats.expected, failed: [...failed, ...retried], files }
    : { passed: stats.expected + retried.length, failed, retried, files };
}

function testsThat(wanted: 'unexpected' | 'flaky', spec: PlaywrightSpec, remark = ''): string[] {
  const { file, line, title, tests } = spec;
  return tests
    .filter(({ status }) => status === wanted)
    .map(({ projectName, results }) => {
      const message = firstLine(results[0]?.error?.message);
      return `${file}:${line} in ${projectName}: ${title}${remark}: ${message}`;
    });
}

function filesOf(specs: PlaywrightSpec[]): TestFile[] {
  const seconds = new Map<string, number>();
  for (const { file, tests } of specs) {
    const ms = tests.flatMap(({ results }) => results).reduce((sum, { duration }) => sum + duration, 0);
    seconds.set(file, (seconds.get(file) ?? 0) + ms / 1_000);
  }
  return [...seconds].map(([file, total]) => ({ name: `e2e/${file}`, seconds: total }));
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
