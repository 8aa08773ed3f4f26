import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { createSupervisor, type Part, PartFailed } from '../src/supervisor';
import { isRunning, parentAndChild, processIds, stubborn } from './processes';

async function startSupervisor(graceMs = 2_000) {
  const logDirectory = await mkdtemp(join(tmpdir(), 'supervisor-'));
  const supervisor = createSupervisor({ logDirectory, graceMs });
  onTestFinished(async () => {
    await supervisor.stop();
    await rm(logDirectory, { recursive: true });
  });
  return { ...supervisor, logDirectory };
}

function program(name: string, source: string, onLine?: Part['onLine']): Part {
  const part = { name, command: process.execPath, args: ['-e', source], cwd: tmpdir() };
  return onLine ? { ...part, onLine } : part;
}

describe('run', () => {
  it('resolves when the part ends, with its output in its log', async () => {
    const { run, logDirectory } = await startSupervisor();
    await run(program('job', 'console.log(process.env.NAME)'));
    await run({ ...program('job', 'console.log("hello", process.env.NAME)'), env: { NAME: 'world' } });
    expect(await readFile(join(logDirectory, 'job.log'), 'utf8')).toBe('hello world\n');
  });

  it('rejects with the last lines of a failed part', async () => {
    const { run } = await startSupervisor();
    const failing = run(program('job', 'console.log("one"); console.error("two"); process.exitCode = 3'));
    await expect(failing).rejects.toThrow('job ended with code 3');
    await expect(failing).rejects.toMatchObject({ lines: expect.arrayContaining(['one', 'two']) });
  });

  it('rejects if the program does not exist', async () => {
    const { run } = await startSupervisor();
    const failing = run({ name: 'job', command: '/no/such/program', args: [], cwd: tmpdir() });
    await expect(failing).rejects.toThrow('job could not be started');
  });

  it('ends leftover child processes of a part', async () => {
    const { run } = await startSupervisor();
    const lines: string[] = [];
    const leaving = parentAndChild.replace(
      /setInterval\(\(\) => \{\}, 1000\);\s*$/,
      'setTimeout(() => process.exit(0), 500);',
    );
    await run(program('job', leaving, (line) => lines.push(line)));
    const ids = await processIds(lines, 2);
    // A process closes its output a moment before it has ended.
    await expect.poll(() => ids.map(isRunning)).toEqual([false, false]);
  });
});

describe('start', () => {
  it('reports the end of a part that should keep running, with its last lines', async () => {
    const { start, failure } = await startSupervisor();
    start(program('healthy', 'setInterval(() => {}, 1000)'));
    start(program('broken', 'setTimeout(() => { throw new Error("the cause") }, 100)'));
    const error = await failure.catch((reason: unknown) => reason);
    expect(error).toBeInstanceOf(PartFailed);
    expect(String(error)).toContain('broken ended with code 1');
    expect(error).toMatchObject({ lines: expect.arrayContaining(['Error: the cause']) });
  });

  it('counts an end with exit code 0 as a failure too', async () => {
    const { start, failure } = await startSupervisor();
    start(program('short', ''));
    await expect(failure).rejects.toThrow('short ended with code 0');
  });
});

describe('ready', () => {
  it('reports the last output of a part that never responds', async () => {
    const { start, ready } = await startSupervisor();
    const lines: string[] = [];
    const mute = program('mute', 'console.log("no database"); setInterval(() => {}, 1000)', (line) =>
      lines.push(line),
    );
    start(mute);
    await expect.poll(() => lines.length).toBe(1);
    const error = await ready(mute, 'http://127.0.0.1:9/', 200).catch((reason: unknown) => reason);
    expect(String(error)).toContain('mute is not ready: http://127.0.0.1:9/');
    expect(error).toMatchObject({ lines: ['no database'] });
  });
});

describe('stop', () => {
  it('ends every part with its child processes', async () => {
    const { start, stop } = await startSupervisor();
    const lines: string[] = [];
    start(program('one', parentAndChild, (line) => lines.push(line)));
    start(program('two', parentAndChild, (line) => lines.push(line)));
    const ids = await processIds(lines, 4);
    await stop();
    expect(ids.map(isRunning)).toEqual([false, false, false, false]);
  });

  it('kills a part that does not end within the grace period', async () => {
    const { start, stop } = await startSupervisor(300);
    const lines: string[] = [];
    start(program('stubborn', stubborn, (line) => lines.push(line)));
    const [id = 0] = await processIds(lines, 1);
    const begun = Date.now();
    await stop();
    expect(isRunning(id)).toBe(false);
    expect(Date.now() - begun).toBeGreaterThanOrEqual(300);
  });

  it('starts nothing afterwards', async () => {
    const { run, stop } = await startSupervisor();
    await stop();
    await expect(run(program('late', ''))).rejects.toThrow('everything is stopping');
  });
});
