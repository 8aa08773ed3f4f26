import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createStages, endOfLog } from '../src/stages';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function open(live: boolean, columns = 80) {
  const written: string[] = [];
  const output = {
    columns,
    write(text: string) {
      written.push(text);
      return true;
    },
  };
  const stages = createStages(output, live);
  const during = async (name: string, ms: number) => {
    const done = stages.run(name, `logs/${name.toLowerCase()}.log`, () => elapse(ms));
    await vi.advanceTimersByTimeAsync(ms);
    await done;
  };
  return { ...stages, during, text: () => written.join('') };
}

function elapse(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms));
}

/**
 * The content of a terminal after `text`: a carriage return moves to the start of the line, `ESC [K` erases the rest of
 * it.
 */
function screenAfter(text: string): string[] {
  return text.split('\n').map((line) => line.split('\r\x1b[K').at(-1) ?? '');
}

describe('without a terminal', () => {
  it('prints one line with the duration of a short stage', async () => {
    const { during, text } = open(false);
    await during('Install', 9_840);
    expect(text()).toBe('Install       9.8 s\n');
  });

  it('prints after ten seconds and then every half minute that a stage is running, and where its log is', async () => {
    const { during, text } = open(false);
    await during('Build', 95_000);
    expect(text().split('\n')).toEqual([
      'Build      still running after 10 s, see logs/build.log',
      'Build      still running after 30 s, see logs/build.log',
      'Build      still running after 60 s, see logs/build.log',
      'Build      still running after 90 s, see logs/build.log',
      'Build        95.0 s',
      '',
    ]);
  });
});

describe('on a terminal', () => {
  it('counts the seconds of running stages in a line that the duration replaces', async () => {
    const { run, text } = open(true);
    const build = run('Build', 'logs/build.log', () => elapse(12_000));
    const database = run('Database', 'logs/api.log', () => elapse(7_000));
    await vi.advanceTimersByTimeAsync(3_000);
    expect(screenAfter(text())).toEqual(['Build 3 s (logs/build.log)  Database 3 s (logs/api.log)']);
    await vi.advanceTimersByTimeAsync(5_000);
    await database;
    expect(screenAfter(text())).toEqual(['Database      7.0 s', 'Build 8 s (logs/build.log)']);
    await vi.advanceTimersByTimeAsync(5_000);
    await build;
    expect(screenAfter(text())).toEqual(['Database      7.0 s', 'Build        12.0 s', '']);
  });

  it('fits into one line of a narrow terminal', async () => {
    const { during, text } = open(true, 20);
    await during('Build', 2_000);
    expect(
      Math.max(
        ...text()
          .split(/[\r\n]/)
          .map((line) => line.replace('\x1b[K', '').length),
      ),
    ).toBe(19);
  });
});

describe.each([true, false])('at a failure or the end (on a terminal: %s)', (live) => {
  it('rethrows the failure and prints no duration', async () => {
    const { run, text } = open(live);
    const failing = run('Build', 'logs/build.log', () => Promise.reject(new Error('no disk')));
    await expect(failing).rejects.toThrow('no disk');
    expect(screenAfter(text())).toEqual(['']);
  });

  it('prints nothing after it is closed', async () => {
    const { run, close, text } = open(live);
    const build = run('Build', 'logs/build.log', () => elapse(60_000));
    await vi.advanceTimersByTimeAsync(5_000);
    close();
    await vi.advanceTimersByTimeAsync(60_000);
    await build;
    expect(screenAfter(text())).toEqual(['']);
  });
});

it('shows the last thirty lines of a log below its path', () => {
  const shown = endOfLog(
    '/data/logs/build.log',
    Array.from({ length: 40 }, (_, index) => `line ${index}`),
  ).split('\n');
  expect(shown.slice(0, 3)).toEqual(['The end of /data/logs/build.log:', '', '  line 10']);
  expect(shown.at(-1)).toBe('  line 39');
});
