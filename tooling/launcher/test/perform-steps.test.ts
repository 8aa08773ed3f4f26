import { stripVTControlCharacters } from 'node:util';
import { expect, it } from 'vitest';
import { performSteps } from '../src/verify/perform-steps';
import type { Step, StepResult } from '../src/verify/steps';

const never = new AbortController().signal;
const run = () => Promise.resolve(true);

function step(name: string, result: Partial<StepResult> | Error, needs?: string): Step {
  return {
    name,
    title: `The ${name}`,
    ...(needs && { needs }),
    perform: async () => {
      if (result instanceof Error) throw result;
      return { passed: 0, failed: [], files: [], ...result };
    },
  };
}

async function report(...steps: Step[]): Promise<{ performed: string[]; failed: number; text: string }> {
  const performed: string[] = [];
  const announce = (title: string) => void performed.push(title);
  const { lines, failed } = await performSteps(steps, run, { announce, stopped: never });
  return { performed, failed, text: stripVTControlCharacters(lines.join('\n')) };
}

it('continues after a failed step and names every failure at the end', async () => {
  const { performed, failed, text } = await report(
    step('lint', { failed: ['one'] }),
    step('unit', new Error('no browser')),
    step('build', { passed: 3 }),
  );
  expect(performed).toEqual(['The lint', 'The unit', 'The build']);
  expect(failed).toBe(2);
  expect(text).toContain('FAILED    The lint: 0 passed, 1 failed');
  expect(text).toMatch(/one\n.*no browser/s);
  expect(text.split('\n').at(-1)).toBe('3 passed, 2 failed');
});

it('does not run a step whose needed step failed, and counts it as failed', async () => {
  const { failed, text } = await report(
    step('build', { failed: ['no page'] }),
    step('browser', { passed: 9 }, 'build'),
  );
  expect(failed).toBe(2);
  expect(text).toContain('not run, because "build" failed');
  expect(text).toContain('0 passed, 2 failed');
});

it('names what passed only on a retry, and does not count it as failed', async () => {
  const { failed, text } = await report(step('browser', { passed: 9, retried: ['pays: Slow'] }));
  expect(failed).toBe(0);
  expect(text).toMatch(/ok +The browser: 9 passed, 0 failed.*\n +pays: Slow/);
});

it('shows why a step was skipped', async () => {
  const { failed, text } = await report(step('postgres', { leftOut: 'no PostgreSQL is installed' }));
  expect(failed).toBe(0);
  expect(text).toContain('LEFT OUT  The postgres: no PostgreSQL is installed');
});

it('shows the time of each step and the 15 slowest test files, slowest first', async () => {
  const files = Array.from({ length: 20 }, (_, index) => ({ name: `${index}.test.ts`, seconds: index }));
  const { text } = await report(step('unit', { files }));
  const shown = [...text.matchAll(/ s {2}(\d+)\.test\.ts/g)].map(([, index]) => Number(index));
  expect(shown).toEqual(Array.from({ length: 15 }, (_, index) => 19 - index));
  expect(text).toMatch(/\d\.\d s {2}The unit\n.*\d\.\d s {2}total/);
});
