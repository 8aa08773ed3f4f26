import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { callOverWire } from '../api-process';
import type { ApiEndpoint } from './api-endpoint';

export interface CrashingStart {
  env: Record<string, string>;
  /** The step after which the process kills itself; 0 for none. */
  crashStep: number;
}

export interface CrashingProcess extends ApiEndpoint {
  /** The names of the steps so far. */
  steps(): Promise<string[]>;
  /** Resolves when the process has exited. */
  exited: Promise<unknown>;
  kill(): void;
}

/** A pool of preloaded processes, because loading takes longest. */
export class CrashingProcesses {
  readonly #waiting: { child: ChildProcess; loaded: Promise<unknown> }[] = [];

  /** @param ahead number of processes to preload */
  constructor(readonly ahead: number) {}

  async start(start: CrashingStart): Promise<CrashingProcess> {
    while (this.#waiting.length <= this.ahead) this.#waiting.push(load());
    const next = this.#waiting.shift() ?? load();
    await next.loaded;
    return begin(next.child, start);
  }

  close(): void {
    for (const { child } of this.#waiting.splice(0)) child.kill('SIGKILL');
  }
}

function load() {
  const child = fork(join(import.meta.dirname, 'crashing-api.ts'), { execArgv: ['--import', 'tsx'] });
  return { child, loaded: once(child, 'message') };
}

async function begin(child: ChildProcess, start: CrashingStart): Promise<CrashingProcess> {
  const exited = once(child, 'exit');
  child.send(start);
  const [address] = await Promise.race([once(child, 'message'), exited]);
  if (typeof address !== 'string') throw new Error('The API did not start.');
  return {
    address,
    call: (path, call) => callOverWire(address + path, call),
    deliverMails: () => callOverWire(`${address}/test/mails`, { method: 'POST' }),
    steps: async () => (await callOverWire(`${address}/test/steps`)).body,
    exited,
    kill: () => child.kill('SIGKILL'),
  };
}
