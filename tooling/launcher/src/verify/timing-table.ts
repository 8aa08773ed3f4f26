import type { TestFile } from './outcome';

const slowestShown = 15;

export type StepTime = { title: string; seconds: number };

/** The time of each step and the slowest test files, as lines for a terminal. */
export function timingTable(steps: StepTime[], files: TestFile[]): string[] {
  const total = steps.reduce((sum, { seconds }) => sum + seconds, 0);
  const slowest = files.toSorted((a, b) => b.seconds - a.seconds).slice(0, slowestShown);
  return [
    'Time of each step',
    ...steps.map(({ title, seconds }) => row(seconds, title)),
    row(total, 'total'),
    ...(slowest.length > 0 ? ['', 'Slowest test files'] : []),
    ...slowest.map(({ name, seconds }) => row(seconds, name)),
  ];
}

function row(seconds: number, what: string): string {
  return `${seconds.toFixed(1).padStart(8)} s  ${what}`;
}
