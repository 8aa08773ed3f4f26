import { type ExecFileOptions, execFile, execFileSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { chown, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { promisify } from 'node:util';
import { findFreePort } from './free-port';
import { spawnGroup } from './process-group';

const run = promisify(execFile);
const debianFolder = '/usr/lib/postgresql';
const startTimeoutMs = 30_000;
const graceMs = 10_000;

export type Postgres = {
  /** A connection string of a superuser. */
  url: string;
  /** Restarts the server: without warning to clients (`immediate`), or by ending their sessions (`fast`). */
  restart: (how: 'immediate' | 'fast') => Promise<void>;
  /** Stops the server and removes its files. */
  stop: () => Promise<void>;
};

/**
 * Starts a temporary PostgreSQL server on a free port of this machine.
 *
 * @param durable whether commits wait for the disk, as in production; tests are faster without it
 * @throws Error if the server does not start, or PostgreSQL is not installed ({@link findPostgres})
 */
export async function startPostgres({ durable = false } = {}): Promise<Postgres> {
  const bin = findPostgres();
  if (!bin)
    throw new Error('No PostgreSQL is installed. Install it, or set PG_BIN to the folder of its programs.');
  const owner = serverUser();
  const directory = await mkdtemp(join(tmpdir(), 'matchday-postgres-'));
  if (owner) await chown(directory, owner.uid, owner.gid);
  const data = join(directory, 'data');
  const port = await findFreePort();

  const remove = () => rm(directory, { recursive: true, force: true });
  await createCluster(bin, data, { ...owner, cwd: directory }).catch(async (error: unknown) => {
    await remove();
    throw error;
  });
  const fast = ['fsync=off', 'synchronous_commit=off', 'full_page_writes=off'];
  const settings = ['listen_addresses=127.0.0.1', 'max_connections=200', ...(durable ? [] : fast)];
  const launch = () =>
    spawnGroup(
      join(bin, 'postgres'),
      ['-D', data, '-p', String(port), '-k', directory, ...settings.flatMap((setting) => ['-c', setting])],
      { ...owner, cwd: directory, stdio: 'ignore' },
    );
  let server = launch();

  async function stop(): Promise<void> {
    await server.end(graceMs, 'SIGINT');
    await remove();
  }

  const started = async (): Promise<void> => {
    const deadline = Date.now() + startTimeoutMs;
    while (!(await accepts(bin, port))) {
      if (server.leader.exitCode !== null || Date.now() > deadline) {
        await stop();
        throw new Error(`The PostgreSQL of ${bin} did not start.`);
      }
      await wait(100);
    }
  };

  async function restart(how: 'immediate' | 'fast'): Promise<void> {
    await server.end(graceMs, how === 'immediate' ? 'SIGQUIT' : 'SIGINT');
    server = launch();
    await started();
  }

  await started();
  return { url: `postgres://matchday@127.0.0.1:${port}/postgres`, restart, stop };
}

/** The folder of PostgreSQL's programs: `PG_BIN`, Debian's newest version, or one on the PATH. */
export function findPostgres(
  env: Record<string, string | undefined> = process.env,
  packages = debianFolder,
): string | undefined {
  const versions = existsSync(packages) ? readdirSync(packages) : [];
  const folders = [
    ...(env.PG_BIN ? [env.PG_BIN] : []),
    ...versions.toSorted((a, b) => Number(b) - Number(a)).map((version) => join(packages, version, 'bin')),
    ...(env.PATH ?? '').split(delimiter).filter(Boolean),
  ];
  return folders.find((folder) =>
    ['initdb', 'postgres', 'pg_isready'].every((name) => existsSync(join(folder, name))),
  );
}

async function createCluster(bin: string, data: string, options: ExecFileOptions): Promise<void> {
  const settings = ['-U', 'matchday', '-A', 'trust', '-E', 'UTF8', '--locale=C.UTF-8', '--no-sync'];
  await run(join(bin, 'initdb'), ['-D', data, ...settings], options);
}

/** PostgreSQL refuses to run as root. */
function serverUser(): { uid: number; gid: number } | undefined {
  if (process.getuid?.() !== 0) return undefined;
  for (const name of ['postgres', 'nobody']) {
    try {
      const id = (flag: string) => Number(execFileSync('id', [flag, name], { stdio: 'pipe' }));
      return { uid: id('-u'), gid: id('-g') };
    } catch {}
  }
  throw new Error('PostgreSQL does not run as root, and there is neither a user postgres nor a user nobody.');
}

async function accepts(bin: string, port: number): Promise<boolean> {
  return run(join(bin, 'pg_isready'), ['-h', '127.0.0.1', '-p', String(port), '-U', 'matchday']).then(
    () => true,
    () => false,
  );
}
