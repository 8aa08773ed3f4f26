import { constants } from 'node:os';
import { parseArgs, styleText } from 'node:util';
import { type ProcessGroup, spawnGroup } from '../process-group';
import { root } from '../root';
import { stopSignal } from '../stop-signal';
import { performSteps } from './perform-steps';
import { type Run, stepsOf } from './steps';

const graceMs = 15_000;

const { values } = parseArgs({ options: { only: { type: 'string' }, deep: { type: 'boolean' } } });
const steps = stepsOf(values.deep ? 'deep' : 'usual');
const names = steps.map(({ name }) => name);
const requested = values.only?.split(',') ?? names;
const unknown = requested.filter((name) => !names.includes(name));
if (unknown.length > 0) {
  console.error(`Unknown step ${unknown.join(', ')}. The steps are ${names.join(', ')}.`);
  process.exit(2);
}

let group: ProcessGroup | undefined;
const stopping = new AbortController();

const run: Run = async (command, args, { env, cwd = root } = {}) => {
  if (stopping.signal.aborted) return false;
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

const chosen = steps.filter(({ name }) => requested.includes(name));
const announce = (title: string) => console.log(`\n${styleText('bold', title)}\n`);
const work = performSteps(chosen, run, { announce, stopped: stopping.signal });
void stopSignal().then(async (signal) => {
  stopping.abort();
  // Playwright stops its servers only on SIGINT; every other tool handles it too.
  await group?.end(graceMs, 'SIGINT');
  await work;
  process.exit(128 + constants.signals[signal]);
});
const { lines, failed } = await work;
if (!stopping.signal.aborted) {
  console.log(`\n${lines.join('\n')}`);
  process.exit(failed === 0 ? 0 : 1);
}
