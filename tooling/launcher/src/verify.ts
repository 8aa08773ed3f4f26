import { constants } from 'node:os';
import { parseArgs, styleText } from 'node:util';
import { type ProcessGroup, spawnGroup } from './process-group';
import { root } from './root';
import { stopSignal } from './stop-signal';
import { type Run, type Step, type StepResult, steps } from './verify-steps';

const graceMs = 15_000;

const { values } = parseArgs({ options: { only: { type: 'string' } } });
const chosen = values.only ? steps.filter(({ name }) => name === values.only) : steps;
if (chosen.length === 0) {
  console.error(
    `There is no step ${values.only}. The steps are ${steps.map(({ name }) => name).join(', ')}.`,
  );
  process.exit(2);
}

const summary: string[] = [];
let group: ProcessGroup | undefined;
let stopping = false;

const run: Run = async (command, args, { env, cwd = root } = {}) => {
  if (stopping) return false;
  group = spawnGroup(command, args, {
    cwd,
    env: { ...process.env, ...env },
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  const { leader } = group;
  const succeeded = await new Promise<boolean>((resolve) => {
    leader.once('error', (error) => {
      console.error(error.message);
      resolve(false);
    });
    leader.once('exit', (code) => resolve(code === 0));
  });
  await group.end(graceMs);
  return succeeded;
};

const work = verify();
void stopSignal().then(async (signal) => {
  stopping = true;
  // Playwright stops its servers on SIGINT alone; every other tool understands it too.
  await group?.end(graceMs, 'SIGINT');
  await work;
  process.exit(128 + constants.signals[signal]);
});
process.exitCode = (await work) ? 0 : 1;
if (!stopping) process.exit();

async function verify(): Promise<boolean> {
  const total = { passed: 0, failed: 0 };
  for (const step of chosen) {
    const { passed, failed } = await perform(step);
    total.passed += passed;
    total.failed += failed.length;
    if (stopping) return false;
    if (failed.length > 0) break;
  }
  console.log(`\n${summary.join('\n')}\n`);
  console.log(`${total.passed} passed, ${total.failed} failed`);
  return total.failed === 0;
}

async function perform({ title, perform }: Step): Promise<StepResult> {
  console.log(`\n${styleText('bold', title)}\n`);
  const begun = Date.now();
  const result = await perform(run).catch((error: unknown): StepResult => {
    const reason = error instanceof Error ? error.message : String(error);
    return { passed: 0, failed: [reason] };
  });
  const seconds = `${((Date.now() - begun) / 1_000).toFixed(1)} s`;
  summary.push(`${mark(result)}  ${title}: ${outcome(result)} (${seconds})`);
  for (const failure of result.failed) summary.push(`          ${failure}`);
  return result;
}

function mark({ failed, leftOut }: StepResult): string {
  if (leftOut) return styleText('yellow', 'LEFT OUT');
  return failed.length > 0 ? styleText('red', 'FAILED  ') : styleText('green', 'ok      ');
}

function outcome({ passed, failed, leftOut }: StepResult): string {
  return leftOut ?? `${passed} passed, ${failed.length} failed`;
}
