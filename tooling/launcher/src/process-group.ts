import { type ChildProcess, type SpawnOptions, spawn } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';

const killedWithinMs = 1_000;

/** A program and all that it started, which can be ended together. */
export type ProcessGroup = {
  leader: ChildProcess;
  /** Asks the group to end and kills what is left of it after `graceMs`. Resolves when it is gone. */
  end: (graceMs: number, signal?: NodeJS.Signals) => Promise<void>;
};

/** Starts a program in a process group of its own. The group does not outlive this process, however that ends. */
export function spawnGroup(command: string, args: string[], options: SpawnOptions): ProcessGroup {
  const leader = spawn(command, args, { ...options, detached: true });
  const id = leader.pid;
  if (!id) return { leader, end: () => Promise.resolve() };
  const release = guard(id);
  let ending: Promise<void> | undefined;
  return {
    leader,
    end(graceMs, signal = 'SIGTERM') {
      ending ??= endGroup(id, graceMs, signal).finally(release);
      return ending;
    },
  };
}

async function endGroup(id: number, graceMs: number, signal: NodeJS.Signals): Promise<void> {
  if (signalGroup(id, signal)) await gone(id, graceMs);
  if (signalGroup(id, 'SIGKILL')) await gone(id, killedWithinMs);
}

/** A shell that waits for this process's end, even by SIGKILL, to kill the group; unless it is released before. */
function guard(id: number): () => void {
  const shell = spawn('sh', ['-c', 'read -r released || kill -s KILL -- "-$1"', 'guard', String(id)], {
    detached: true,
    stdio: ['pipe', 'ignore', 'ignore'],
  });
  shell.stdin.on('error', () => {});
  return () => shell.stdin.end('released\n');
}

async function gone(id: number, withinMs: number): Promise<void> {
  const deadline = Date.now() + withinMs;
  while (Date.now() < deadline && hasLivingMember(id)) await wait(25);
}

/** In a container whose first process does not collect the dead, they stay in their group for good. */
function hasLivingMember(id: number): boolean {
  if (!signalGroup(id, 0)) return false;
  if (!existsSync('/proc/self/stat')) return true;
  return readdirSync('/proc').some((entry) => /^\d+$/.test(entry) && isLivingMember(entry, id));
}

function isLivingMember(processId: string, group: number): boolean {
  try {
    const stat = readFileSync(`/proc/${processId}/stat`, 'utf8');
    const [state, , processGroup] = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    return Number(processGroup) === group && state !== 'Z' && state !== 'X';
  } catch {
    return false;
  }
}

function signalGroup(id: number, signal: NodeJS.Signals | 0): boolean {
  try {
    return process.kill(-id, signal);
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ESRCH') return false;
    throw error;
  }
}
