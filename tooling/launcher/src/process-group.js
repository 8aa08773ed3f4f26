// Plain JavaScript, because run.mjs uses it on Node 20 before anything is installed.
import { spawn } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';

const killedWithinMs = 1_000;

/**
 * A program and its child processes, which can be ended together.
 *
 * @typedef {object} ProcessGroup
 * @property {import('node:child_process').ChildProcess} leader
 * @property {(graceMs: number, signal?: NodeJS.Signals) => Promise<void>} end Sends the signal to the group and kills
 * the rest after `graceMs`. Resolves when the group has ended.
 */

/**
 * Starts a program in its own process group. The group never outlives this process.
 *
 * @param {string} command
 * @param {readonly string[]} args
 * @param {import('node:child_process').SpawnOptions} options
 * @param {'KILL' | 'TERM'} orphanSignal the signal for the group if this process is killed
 * @returns {ProcessGroup}
 */
export function spawnGroup(command, args, options, orphanSignal = 'KILL') {
  const leader = spawn(command, args, { ...options, detached: true });
  const id = leader.pid;
  if (!id) return { leader, end: () => Promise.resolve() };
  const release = guard(id, orphanSignal);
  /** @type {Promise<void> | undefined} */
  let ending;
  return {
    leader,
    end(graceMs, signal = 'SIGTERM') {
      ending ??= endGroup(id, graceMs, signal).finally(release);
      return ending;
    },
  };
}

/** @type {(id: number, graceMs: number, signal: NodeJS.Signals) => Promise<void>} */
async function endGroup(id, graceMs, signal) {
  if (signalGroup(id, signal)) await gone(id, graceMs);
  if (signalGroup(id, 'SIGKILL')) await gone(id, killedWithinMs);
}

/**
 * A shell that ends the group when this process ends, even by SIGKILL, unless it is released first.
 *
 * @type {(id: number, signal: string) => () => void}
 */
function guard(id, signal) {
  const watch = 'read -r released || kill -s "$2" -- "-$1"';
  const shell = spawn('sh', ['-c', watch, 'guard', String(id), signal], {
    detached: true,
    stdio: ['pipe', 'ignore', 'ignore'],
  });
  shell.stdin.on('error', () => {});
  return () => shell.stdin.end('released\n');
}

/** @type {(id: number, withinMs: number) => Promise<void>} */
async function gone(id, withinMs) {
  const deadline = Date.now() + withinMs;
  while (Date.now() < deadline && hasLivingMember(id)) await wait(25);
}

/**
 * In a container whose first process does not reap zombies, they stay in their group forever.
 *
 * @type {(id: number) => boolean}
 */
function hasLivingMember(id) {
  if (!signalGroup(id, 0)) return false;
  if (!existsSync('/proc/self/stat')) return true;
  return readdirSync('/proc').some((entry) => /^\d+$/.test(entry) && isLivingMember(entry, id));
}

/** @type {(processId: string, group: number) => boolean} */
function isLivingMember(processId, group) {
  try {
    const stat = readFileSync(`/proc/${processId}/stat`, 'utf8');
    const [state, , processGroup] = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    return Number(processGroup) === group && state !== 'Z' && state !== 'X';
  } catch {
    return false;
  }
}

/** @type {(id: number, signal: NodeJS.Signals | 0) => boolean} */
function signalGroup(id, signal) {
  try {
    return process.kill(-id, signal);
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ESRCH') return false;
    throw error;
  }
}
