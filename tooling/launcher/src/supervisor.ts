import { createWriteStream, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import type { Readable } from 'node:stream';
import { type ProcessGroup, spawnGroup } from './process-group';
import { waitUntilReady } from './ready';
import { tailLength } from './stages';

const success = 'ended with code 0';

/** How a part ended, and its last lines of output. */
type Ending = { how: string; lines: string[] };

/** A supervised program. Its output goes to `<name>.log`. */
export type Part = {
  name: string;
  command: string;
  args: string[];
  cwd: string;
  env?: Record<string, string>;
  /** Called with each line of output. */
  onLine?: (line: string) => void;
};

/** A part ended unexpectedly; `lines` are the last lines in `log`. */
export class PartFailed extends Error {
  override readonly name = 'PartFailed';
  readonly lines: string[];
  readonly log: string;

  constructor(part: string, ending: string, lines: string[], log: string) {
    super(`${part} ${ending}`);
    this.lines = lines;
    this.log = log;
  }
}

type Settings = { logDirectory: string; graceMs: number };

export type Supervisor = ReturnType<typeof createSupervisor>;

/** Runs parts in their own process groups, detects failures and ends all parts together. */
export function createSupervisor({ logDirectory, graceMs }: Settings) {
  const groups = new Set<ProcessGroup>();
  const lastLines = new Map<string, string[]>();
  const processIds = new Map<string, number>();
  const failure = Promise.withResolvers<never>();
  failure.promise.catch(() => {});
  let stopping = false;
  const logOf = (part: string): string => join(logDirectory, `${part}.log`);
  mkdirSync(logDirectory, { recursive: true });

  function execute({ name, command, args, cwd, env, onLine }: Part): Promise<Ending> {
    if (stopping) return Promise.resolve({ how: 'was not started: everything is stopping', lines: [] });
    const group = spawnGroup(command, args, {
      cwd,
      env: { ...process.env, ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    const { leader } = group;
    const log = createWriteStream(logOf(name));
    const lines: string[] = [];
    lastLines.set(name, lines);
    const take = (line: string) => {
      log.write(`${line}\n`);
      lines.push(line);
      if (lines.length > tailLength) lines.shift();
      onLine?.(line);
    };
    for (const stream of [leader.stdout, leader.stderr]) if (stream) eachLine(stream, take);

    groups.add(group);
    if (leader.pid !== undefined) processIds.set(name, leader.pid);
    return new Promise((resolve) => {
      const ended = (how: string) => {
        groups.delete(group);
        log.end();
        resolve({ how, lines });
      };
      leader.once('exit', () => void group.end(graceMs));
      leader.once('error', (error) => ended(`could not be started: ${error.message}`));
      leader.once('close', (code, signal) =>
        ended(signal ? `was ended by ${signal}` : `ended with code ${code}`),
      );
    });
  }

  return {
    /** The log file of a part. */
    logOf,

    /** Resolves at exit code 0, otherwise rejects with {@link PartFailed}. */
    async run(part: Part): Promise<void> {
      const { how, lines } = await execute(part);
      if (how !== success) throw new PartFailed(part.name, how, lines, logOf(part.name));
    },

    /** Starts a part that runs until it is stopped. Any other end is a failure. */
    start(part: Part): void {
      void execute(part).then(({ how, lines }) =>
        failure.reject(new PartFailed(part.name, how, lines, logOf(part.name))),
      );
    },

    /** The process of a started part. */
    processOf({ name }: Part): number {
      const id = processIds.get(name);
      if (id === undefined) throw new Error(`${name} was not started.`);
      return id;
    },

    /** Resolves when a started part responds at `url`. Rejects with {@link PartFailed} after `timeoutMs`. */
    async ready({ name }: Part, url: string, timeoutMs: number, failingFrom?: number): Promise<void> {
      await waitUntilReady(url, timeoutMs, failingFrom).catch((error: unknown) => {
        const reason = error instanceof Error ? error.message : String(error);
        throw new PartFailed(name, `is not ready: ${reason}`, lastLines.get(name) ?? [], logOf(name));
      });
    },

    /** Rejects when a started part ends. */
    failure: failure.promise,

    /** Ends every part with its child processes. Resolves when all have ended. */
    async stop(): Promise<void> {
      stopping = true;
      await Promise.all([...groups].map((group) => group.end(graceMs)));
    },
  };
}

function eachLine(stream: Readable, take: (line: string) => void): void {
  createInterface({ input: stream, crlfDelay: Number.POSITIVE_INFINITY }).on('line', take);
}
