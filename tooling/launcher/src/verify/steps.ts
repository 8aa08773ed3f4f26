import { mkdtempSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { findBrowser, installBrowser } from '../browser';
import { findPortOffset } from '../free-port';
import { allServices, readServices } from '../ports';
import { findPostgres, startPostgres } from '../postgres';
import { root } from '../root';
import { refuseLockedBuilds } from '../serving-lock';
import { clearVitestResults, playwrightOutcome, type TestOutcome, vitestOutcome } from './outcome';

/** Runs a program with visible output and resolves with whether it succeeded. */
export type Run = (command: string, args: string[], surroundings?: Surroundings) => Promise<boolean>;
type Surroundings = { env?: Record<string, string>; cwd?: string };

export type StepResult = TestOutcome & {
  /** The reason why the step was skipped. */
  leftOut?: string;
};

/** `npm test` proves that the product works; `npm run test:deep` runs the same tests with many more cases. */
export type Depth = 'usual' | 'deep';

/** `perform` resolves with the step's test results; a step without tests counts as one. */
export type Step = {
  name: string;
  title: string;
  /** The step that must succeed before this one can run. */
  needs?: string;
  perform: (run: Run) => Promise<StepResult>;
};

/** How many browser tests may pass only on a retry. The deep tests, which run each night, let none. */
const mostRetried: Record<Depth, number> = { usual: 2, deep: 0 };

/** Separate test builds leave the build of `npm start` alone. */
const testBuild = '.next-tests';
const vitestReporter = join(import.meta.dirname, 'vitest-reporter.ts');
const turbo = createRequire(join(root, 'package.json')).resolve('turbo/bin/turbo');
const playwright = join(
  dirname(createRequire(join(root, 'e2e/package.json')).resolve('@playwright/test/package.json')),
  'cli.js',
);

/** The steps of `npm test` or `npm run test:deep`, in order. */
export function stepsOf(depth: Depth): Step[] {
  const tests: Step[] = [
    {
      name: 'unit',
      title: 'Unit tests, components, and the API on the embedded database',
      perform: (run) =>
        vitest(run, depth, { TEST_DATABASE: 'embedded', TEST_AGAIN: findPostgres() ? 'postgres' : '' }),
    },
    { name: 'postgres', title: 'The API on PostgreSQL', perform: (run) => apiOnPostgres(run, depth) },
    { name: 'build', title: 'Builds', perform: build },
    {
      name: 'browser',
      title: 'Every screen in a browser',
      needs: 'build',
      perform: (run) => browserTests(run, depth, depth === 'deep' ? [shopTests] : []),
    },
  ];
  return depth === 'deep' ? [...tests, officeJobs] : [...checks, ...tests];
}

/** Files as Playwright's patterns. */
const officeTests = '/backoffice/';
const shopTests = '^(?!.*/backoffice/)';

/** One at a time: each job has a limit of time. */
const officeJobs: Step = {
  name: 'backoffice',
  title: 'Every job of the back office in a browser',
  needs: 'build',
  perform: (run) => browserTests(run, 'deep', ['--workers=1', officeTests]),
};

const checks: Step[] = [
  {
    name: 'lint',
    title: 'Lint and format',
    perform: async (run) => asOne(await run('pnpm', ['run', '--silent', 'lint'])),
  },
  {
    name: 'types',
    title: 'Types',
    perform: async (run) =>
      asOne(await run(process.execPath, [turbo, 'run', 'typecheck', '--continue', '--output-logs=new-only'])),
  },
  {
    name: 'behaviours',
    title: 'A test for every line of the specification',
    perform: async (run) => asOne(await run('pnpm', ['run', '--silent', 'check:behaviours'])),
  },
];

async function vitest(
  run: Run,
  depth: Depth,
  env: Record<string, string>,
  filter: string[] = [],
): Promise<StepResult> {
  clearVitestResults();
  const fresh = process.env.PROPERTY_SEED === 'random' ? ['--force'] : [];
  const reporters = ['--reporter=default', `--reporter=${vitestReporter}`];
  const succeeded = await run(
    process.execPath,
    [
      turbo,
      'run',
      'test',
      '--concurrency=2',
      '--continue',
      '--output-logs=new-only',
      ...fresh,
      ...filter,
      '--',
      ...reporters,
    ],
    { env: { ...env, TEST_DEPTH: depth, BROWSER_PATH: await browser(run) } },
  );
  return outcomeOf(succeeded, vitestOutcome);
}

async function apiOnPostgres(run: Run, depth: Depth): Promise<StepResult> {
  if (!findPostgres()) {
    return { ...nothing, leftOut: 'no PostgreSQL is installed (PG_BIN may name its folder)' };
  }
  const postgres = await startPostgres();
  try {
    const env = { TEST_DATABASE: 'postgres', TEST_DATABASE_URL: postgres.url };
    return await vitest(run, depth, env, ['--filter=@matchday/api']);
  } finally {
    await postgres.stop();
  }
}

async function build(run: Run): Promise<StepResult> {
  await refuseLockedBuilds(join(root, testBuild));
  const args = [turbo, 'run', 'build', '--continue', '--output-logs=new-only'];
  return asOne(await run(process.execPath, args, { env: { NEXT_DIST_DIR: testBuild } }));
}

async function browserTests(run: Run, depth: Depth, selection: string[]): Promise<StepResult> {
  const directory = mkdtempSync(join(tmpdir(), 'matchday-browser-tests-'));
  const report = join(directory, 'report.json');
  const offset = await findPortOffset(allServices(readServices({})));
  try {
    const succeeded = await run(
      process.execPath,
      [playwright, 'test', '--reporter=list,json', ...selection],
      {
        cwd: join(root, 'e2e'),
        env: {
          TEST_DEPTH: depth,
          E2E_PORT_OFFSET: String(offset),
          BROWSER_PATH: await browser(run),
          PLAYWRIGHT_JSON_OUTPUT_FILE: report,
        },
      },
    );
    return outcomeOf(succeeded, () => playwrightOutcome(report, mostRetried[depth]));
  } finally {
    rmSync(directory, { recursive: true });
  }
}

async function browser(run: Run): Promise<string> {
  const found = await findBrowser();
  if (found) return found;
  return installBrowser(async (command, args) => {
    if (!(await run(command, args)))
      throw new Error(`The browser could not be installed: ${command} failed.`);
  });
}

const nothing: TestOutcome = { passed: 0, failed: [], files: [] };
const unnamed = 'the failure is in the output above';

/** A failed run has at least one failure, even if it ended before it could name any. */
function outcomeOf(succeeded: boolean, read: () => TestOutcome): TestOutcome {
  if (succeeded) return read();
  try {
    const outcome = read();
    return { ...outcome, failed: outcome.failed.length > 0 ? outcome.failed : [unnamed] };
  } catch {
    return asOne(false);
  }
}

function asOne(succeeded: boolean): TestOutcome {
  return succeeded ? { ...nothing, passed: 1 } : { ...nothing, failed: [unnamed] };
}
