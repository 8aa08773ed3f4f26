import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { callOverWire } from '../api-process';
import type { ApiEndpoint } from './api-endpoint';

export interface CrashingStart {
  env: Record<string, string>;
  /** After which step it kills itself; 0 for none. */
  crashStep: number;
}

export interface CrashingProcess extends ApiEndpoint {
  /** The steps so far, by name. */
  steps(): Promise<string[]>;
  /** Resolves when it is gone. */
  gone: Promise<unknown>;
  kill(): void;
}

/** Processes that have loaded the program already, since that takes longest. */
export class CrashingProcesses {
  readonly #waiting: { child: ChildProcess; loaded: Promise<unknown> }[] = [];

  /** @param ahead how many load while another one runs */
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
  const gone = once(child, 'exit');
  child.send(start);
  const [address] = await Promise.race([once(child, 'message'), gone]);
  if (typeof address !== 'string') throw new Error('The API did not start.');
  return {
    address,
    call: (path, call) => callOverWire(address + path, call),
    deliverMails: () => callOverWire(`${address}/test/mails`, { method: 'POST' }),
    steps: async () => (await callOverWire(`${address}/test/steps`)).body,
    gone,
    kill: () => child.kill('SIGKILL'),
  };
}
