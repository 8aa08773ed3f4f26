import { styleText } from 'node:util';
import type { TestFile } from './outcome';
import type { Run, Step, StepResult } from './steps';
import { type StepTime, timingTable } from './timing-table';

type Surroundings = {
  /** Called with a step's title before it starts. */
  announce: (title: string) => void;
  stopped: AbortSignal;
};

/** The result of a run: its last lines, and the number of failed tests. */
export type Report = { lines: string[]; failed: number };

/** Runs every possible step even after a failure, and reports all failures at the end. */
export async function performSteps(
  steps: Step[],
  run: Run,
  { announce, stopped }: Surroundings,
): Promise<Report> {
  const summary: string[] = [];
  const times: StepTime[] = [];
  const files: TestFile[] = [];
  const broken = new Set<string>();
  let passed = 0;
  let failed = 0;
  for (const step of steps) {
    if (stopped.aborted) break;
    announce(step.title);
    const begun = performance.now();
    const result =
      step.needs !== undefined && broken.has(step.needs)
        ? failure(`not run, because "${step.needs}" failed`)
        : await step.perform(run).catch((error: unknown) => failure(messageOf(error)));
    const seconds = (performance.now() - begun) / 1_000;
    if (result.failed.length > 0) broken.add(step.name);
    passed += result.passed;
    failed += result.failed.length;
    times.push({ title: step.title, seconds });
    files.push(...result.files);
    summary.push(`${mark(result)}  ${step.title}: ${outcome(result)} (${seconds.toFixed(1)} s)`);
    summary.push(...[...result.failed, ...(result.retried ?? [])].map((line) => `          ${line}`));
  }
  const lines = [...timingTable(times, files), '', ...summary, '', `${passed} passed, ${failed} failed`];
  return { lines, failed };
}

function failure(reason: string): StepResult {
  return { passed: 0, failed: [reason], files: [] };
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}

function mark({ failed, leftOut }: StepResult): string {
  if (leftOut) return styleText('yellow', 'LEFT OUT');
  return failed.length > 0 ? styleText('red', 'FAILED  ') : styleText('green', 'ok      ');
}

function outcome({ passed, failed, leftOut }: StepResult): string {
  return leftOut ?? `${passed} passed, ${failed.length} failed`;
}
