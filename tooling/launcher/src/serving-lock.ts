import { createHash } from 'node:crypto';
import { rmSync } from 'node:fs';
import { connect, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { root } from './root';

/** The name of a set of Next builds; several sets can exist side by side. */
const servedBuild = join(root, process.env.NEXT_DIST_DIR ?? '.next');

/**
 * Prevents two runs from serving and rebuilding the same builds, as long as this process lives. The lock is a socket:
 * the socket of a killed process refuses connections, so it can be told apart from one in use.
 *
 * @throws Error if another process holds the lock
 */
export async function lockBuilds(folder = servedBuild): Promise<void> {
  await refuseLockedBuilds(folder);
  const file = socketOf(folder);
  rmSync(file, { force: true });
  process.once('exit', () => rmSync(file, { force: true }));
  const server = createServer((socket) => socket.end()).unref();
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(file, resolve);
  });
}

/** @throws Error if another process serves the builds */
export async function refuseLockedBuilds(folder = servedBuild): Promise<void> {
  if (!(await responds(socketOf(folder)))) return;
  throw new Error('The shops of this folder are being served by another run. Stop it first.');
}

function responds(file: string): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(file);
    socket.once('error', () => resolve(false));
    socket.once('connect', () => {
      socket.destroy();
      resolve(true);
    });
  });
}

function socketOf(folder: string): string {
  const digest = createHash('sha256').update(folder).digest('hex').slice(0, 16);
  return join(tmpdir(), `matchday-${digest}.sock`);
}
