import { mkdtempSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { findBrowser, installBrowser } from './browser';
import { findPostgres, startPostgres } from './postgres';
import { root } from './root';
import { refuseLockedBuilds } from './serving-lock';
import {
  clearVitestResults,
  playwrightOutcome,
  type TestOutcome,
  vitestOutcome,
  vitestResults,
} from './test-outcome';

/** Runs a program with its output shown and resolves with whether it succeeded. */
export type Run = (command: string, args: string[], surroundings?: Surroundings) => Promise<boolean>;
export type Surroundings = { env?: Record<string, string>; cwd?: string };

export type StepResult = TestOutcome & {
  /** Why the step was left out. */
  leftOut?: string;
};

/** `perform` resolves with its tests by how they ended; a step without tests of its own counts as one. */
export type Step = { name: string; title: string; perform: (run: Run) => Promise<StepResult> };

const turbo = createRequire(join(root, 'package.json')).resolve('turbo/bin/turbo');
const playwright = join(
  dirname(createRequire(join(root, 'e2e/package.json')).resolve('@playwright/test/package.json')),
  'cli.js',
);

/** What `npm test` does, in this order. */
export const steps: Step[] = [
  {
    name: 'lint',
    title: 'Lint and format',
    perform: async (run) => asOne(await run('pnpm', ['run', '--silent', 'lint'])),
  },
  {
    name: 'types',
    title: 'Types',
    perform: async (run) =>
      asOne(await run(process.execPath, [turbo, 'run', 'typecheck', '--output-logs=new-only'])),
  },
  {
    name: 'behaviours',
    title: 'A test for every line of the specification',
    perform: async (run) => asOne(await run('pnpm', ['run', '--silent', 'check:behaviours'])),
  },
  { name: 'unit', title: 'Unit tests, and the API on the embedded database', perform: (run) => vitest(run) },
  { name: 'postgres', title: 'The API on PostgreSQL', perform: apiOnPostgres },
  { name: 'build', title: 'Builds', perform: build },
  { name: 'browser', title: 'Purchases in a browser, in every club', perform: browserTests },
];

async function vitest(
  run: Run,
  filter: string[] = [],
  env: Record<string, string> = {},
): Promise<StepResult> {
  clearVitestResults();
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${vitestResults}`];
  const succeeded = await run(
    process.execPath,
    [turbo, 'run', 'test', '--force', '--concurrency=1', ...filter, '--', ...reporters],
    { env: { ...env, BROWSER_PATH: await browser(run) } },
  );
  return outcomeOf(succeeded, vitestOutcome);
}

async function apiOnPostgres(run: Run): Promise<StepResult> {
  if (!findPostgres()) {
    return { passed: 0, failed: [], leftOut: 'no PostgreSQL is installed (PG_BIN may name its folder)' };
  }
  const postgres = await startPostgres();
  try {
    return await vitest(run, ['--filter=@matchday/api'], { TEST_DATABASE_URL: postgres.url });
  } finally {
    await postgres.stop();
  }
}

async function build(run: Run): Promise<StepResult> {
  await refuseLockedBuilds();
  return asOne(await run(process.execPath, [turbo, 'run', 'build', '--output-logs=new-only']));
}

async function browserTests(run: Run): Promise<StepResult> {
  const directory = mkdtempSync(join(tmpdir(), 'matchday-browser-tests-'));
  const report = join(directory, 'report.json');
  try {
    const succeeded = await run(process.execPath, [playwright, 'test', '--reporter=list,json'], {
      cwd: join(root, 'e2e'),
      env: { BROWSER_PATH: await browser(run), PLAYWRIGHT_JSON_OUTPUT_FILE: report },
    });
    return outcomeOf(succeeded, () => playwrightOutcome(report));
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

/** A run that failed has a failure, even when it ended before it could name any. */
function outcomeOf(succeeded: boolean, read: () => TestOutcome): TestOutcome {
  if (succeeded) return read();
  try {
    const { passed, failed } = read();
    return { passed, failed: failed.length > 0 ? failed : [unnamed] };
  } catch {
    return asOne(false);
  }
}

const unnamed = 'what failed stands in the output above';

function asOne(succeeded: boolean): TestOutcome {
  return succeeded ? { passed: 1, failed: [] } : { passed: 0, failed: [unnamed] };
}
