// The two commands of a fresh clone, on Node 20 alone: it installs what is missing, then hands over to the workspace's
// own tools in a process group of their own, so that ending this process ends every one of them.
import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { constants } from 'node:os';
import { dirname, join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';

const root = dirname(fileURLToPath(import.meta.url));
const noted = join(root, 'node_modules', '.lockfile-hash');
const graceMs = 20_000;
const [task, ...rest] = process.argv.slice(2);

if (task !== 'launch' && task !== 'verify') {
  console.error('Usage: node run.mjs launch|verify');
  process.exit(2);
}

let child;
let stoppedBy;
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => stop(signal));

// npm passes SIGINT and SIGTERM on; by anything else it ends without a word.
const npm = process.env.npm_lifecycle_event && process.ppid;
if (npm) setInterval(() => process.ppid === npm || stop('SIGHUP'), 250).unref();

const lockfile = createHash('sha256')
  .update(readFileSync(join(root, 'pnpm-lock.yaml')))
  .digest('hex');
if (installedLockfile() !== lockfile) {
  console.log('Installing dependencies');
  await pnpm('install', '--frozen-lockfile');
  writeFileSync(noted, lockfile);
}
await pnpm('run', '--silent', task, ...rest);
process.exit(0);

/** Runs pnpm to its end; a failure or a signal ends this process with the matching exit code. */
async function pnpm(...args) {
  child = spawn('npx', ['-y', 'pnpm@12.21.0', ...args], { cwd: root, stdio: 'inherit', detached: true });
  guard(child.pid);
  const code = await new Promise((resolve) => {
    child.once('error', (error) => {
      console.error(error.message);
      resolve(1);
    });
    child.once('exit', (status, signal) => resolve(status ?? 128 + constants.signals[signal]));
  });
  await groupEnd();
  if (stoppedBy) process.exit(128 + constants.signals[stoppedBy]);
  if (code !== 0) process.exit(code);
}

function stop(signal) {
  if (stoppedBy) return;
  stoppedBy = signal;
  signalGroup(signal === 'SIGINT' ? 'SIGINT' : 'SIGTERM');
}

/** npx ends at once on a signal; the tools below it take a moment to stop what they started. */
async function groupEnd() {
  const deadline = Date.now() + graceMs;
  while (hasLivingMember() && Date.now() < deadline) await wait(50);
  signalGroup('SIGKILL');
}

/** A shell that waits for this process's end, even by SIGKILL, to end what it started. */
function guard(group) {
  if (!group) return;
  const watch = 'read -r released || kill -s TERM -- "-$1"';
  spawn('sh', ['-c', watch, 'guard', String(group)], { detached: true, stdio: ['pipe', 'ignore', 'ignore'] });
}

/** In a container whose first process does not collect the dead, they stay in their group for good. */
function hasLivingMember() {
  if (!signalGroup(0)) return false;
  if (!existsSync('/proc/self/stat')) return true;
  return readdirSync('/proc').some((entry) => /^\d+$/.test(entry) && isLivingMember(entry));
}

function isLivingMember(processId) {
  try {
    const stat = readFileSync(`/proc/${processId}/stat`, 'utf8');
    const [state, , group] = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    return Number(group) === child.pid && state !== 'Z' && state !== 'X';
  } catch {
    return false;
  }
}

function signalGroup(signal) {
  if (!child?.pid) return false;
  try {
    return process.kill(-child.pid, signal);
  } catch (error) {
    if (error.code === 'ESRCH') return false;
    throw error;
  }
}

function installedLockfile() {
  try {
    return readFileSync(noted, 'utf8');
  } catch {
    return undefined;
  }
}
