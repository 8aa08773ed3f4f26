// Runs a workspace command on a machine that has only Node 20 and npm: `node run.mjs <command> [arguments]`. It
// installs the dependencies if the lockfile has changed, then starts the command in its own process group, so that
// ending this process ends the whole group.
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, openSync, readFileSync, writeFileSync } from 'node:fs';
import { constants } from 'node:os';
import { delimiter, dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { spawnGroup } from './tooling/launcher/src/process-group.js';
import { createStages, endOfLog } from './tooling/launcher/src/stages.js';

const graceMs = 20_000;
const root = dirname(fileURLToPath(import.meta.url));
const modules = join(root, 'node_modules');
const pnpmFolder = join(modules, '.pnpm-cli');
const pnpmPrograms = join(pnpmFolder, 'node_modules', '.bin');
const record = join(modules, '.installed');
const logs = resolve(root, process.env.DATA_DIR || '.data', 'logs');
const env = { ...process.env, PATH: [join(modules, '.bin'), pnpmPrograms, process.env.PATH].join(delimiter) };

const [command, ...args] = process.argv.slice(2);
if (!command) {
  console.error('Usage: node run.mjs <command> [arguments]');
  process.exit(2);
}

let group;
let stoppedBy;
const stages = createStages(process.stdout, process.stdout.isTTY && process.env.TERM !== 'dumb');
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => stop(signal));
// Writing to a closed terminal fails.
for (const stream of [process.stdout, process.stderr]) stream.on('error', () => {});

// npm forwards SIGINT and SIGTERM; any other end of npm goes unreported.
const npm = process.env.npm_lifecycle_event && process.ppid;
if (npm) setInterval(() => process.ppid === npm || stop('SIGHUP'), 250).unref();

const pnpmVersion = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')).devEngines.packageManager
  .version;
const lockfileHash = createHash('sha256')
  .update(readFileSync(join(root, 'pnpm-lock.yaml')))
  .update(pnpmVersion)
  .digest('hex');
if (!existsSync(record) || readFileSync(record, 'utf8') !== lockfileHash) {
  await stages.run('Install', join(logs, 'install.log'), install);
  writeFileSync(record, lockfileHash);
}
process.exit(await run(command, args, 'inherit'));

async function install() {
  mkdirSync(logs, { recursive: true });
  const log = join(logs, 'install.log');
  const output = openSync(log, 'w');
  // Nobody can answer a prompt in a log, so pnpm replaces outdated modules without asking.
  const steps = [
    ['npm', 'install', '--prefix', pnpmFolder, '--no-save', '--no-audit', '--no-fund', `pnpm@${pnpmVersion}`],
    ['pnpm', 'install', '--frozen-lockfile', '--config.confirm-modules-purge=false'],
  ];
  for (const [program, ...args] of steps) {
    const code = await run(program, args, ['ignore', output, output]);
    if (code === 0) continue;
    stages.close();
    console.error(`\nThe install failed: ${program} ended with code ${code}.`);
    console.error(endOfLog(log, readFileSync(log, 'utf8').trimEnd().split('\n')));
    process.exit(code);
  }
}

/** Runs a program and resolves with its exit code. A signal to this process ends both. */
async function run(program, args, stdio) {
  group = spawnGroup(program, args, { cwd: root, env, stdio }, 'TERM');
  const { leader } = group;
  const code = await new Promise((resolve) => {
    leader.once('error', (error) => {
      console.error(error.message);
      resolve(1);
    });
    leader.once('exit', (status, signal) => resolve(status ?? 128 + constants.signals[signal]));
  });
  // The leader may exit immediately on a signal; its children need a moment to stop theirs.
  await group.end(graceMs);
  if (stoppedBy) process.exit(128 + constants.signals[stoppedBy]);
  return code;
}

function stop(signal) {
  if (stoppedBy) return;
  stoppedBy = signal;
  stages.close();
  void group?.end(graceMs, signal === 'SIGINT' ? 'SIGINT' : 'SIGTERM');
}
