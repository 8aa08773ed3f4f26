import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, openSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { waitUntilReady } from '@matchday/launcher/ready';
import type { Part } from '@matchday/launcher/supervisor';

const readyMs = 300_000;

/** A process that can be ended and started by itself. */
export interface Child {
  readonly id: number;
  /** Resolves when it has ended. */
  end: (signal: 'SIGKILL' | 'SIGTERM') => Promise<void>;
}

/** Starts a process, which resolves when its address responds. Its output goes to a file in `logs`. */
export async function startChild(
  { name, command, args, cwd, env }: Part,
  { logs, readyAt }: { logs: string; readyAt: string },
): Promise<Child> {
  mkdirSync(logs, { recursive: true });
  const file = join(logs, `${name}.log`);
  const log = openSync(file, 'a');
  const child = spawn(command, args, { cwd, env: { ...process.env, ...env }, stdio: ['ignore', log, log] });
  const exited = once(child, 'exit');
  const killWithUs = () => child.kill('SIGKILL');
  process.once('exit', killWithUs);
  const failed = exited.then(() => {
    throw new Error(`${name} ended:\n${readFileSync(file, 'utf8').slice(-2_000)}`);
  });
  failed.catch(() => {});
  await Promise.race([waitUntilReady(readyAt, readyMs), failed]);
  if (child.pid === undefined) throw new Error(`${name} could not be started.`);
  return {
    id: child.pid,
    async end(signal) {
      process.off('exit', killWithUs);
      child.kill(signal);
      await exited;
    },
  };
}
