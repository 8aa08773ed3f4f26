import { linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { hostname } from 'node:os';
import { join } from 'node:path';

/** Another process uses the data directory. A second process on the same files would lose rows silently. */
export class DataDirectoryInUse extends Error {
  override name = 'DataDirectoryInUse';
}

interface Holder {
  pid: number;
  host: string;
  /** Distinguishes processes with the same id; null if the system does not report start times. */
  startedAt: string | null;
}

/**
 * Locks a data directory. Takes over the lock of a killed process.
 * @returns a function that releases the lock
 */
export function lockDataDirectory(directory: string): () => void {
  mkdirSync(directory, { recursive: true });
  const path = join(directory, 'lock.json');
  const candidate = `${path}.${process.pid}`;
  const self: Holder = { pid: process.pid, host: hostname(), startedAt: processStart(process.pid) };
  writeFileSync(candidate, JSON.stringify(self));
  try {
    if (!tryLink(candidate, path)) {
      const holder = readHolder(path);
      if (holder && isAlive(holder)) throw inUse(directory, path, holder);
      rmSync(path, { force: true });
      if (!tryLink(candidate, path)) throw inUse(directory, path, readHolder(path));
    }
  } finally {
    rmSync(candidate, { force: true });
  }
  return () => rmSync(path, { force: true });
}

/** Creating a hard link is atomic, so that no process reads a half-written lock. */
function tryLink(candidate: string, path: string): boolean {
  try {
    linkSync(candidate, path);
    return true;
  } catch (error) {
    if (isCode(error, 'EEXIST')) return false;
    throw error;
  }
}

function readHolder(path: string): Holder | undefined {
  try {
    return JSON.parse(readFileSync(path, 'utf8'));
  } catch {
    return undefined;
  }
}

function isAlive({ pid, host, startedAt }: Holder): boolean {
  if (host !== hostname()) return true;
  try {
    process.kill(pid, 0);
  } catch (error) {
    return isCode(error, 'EPERM');
  }
  return processStart(pid) === startedAt;
}

function processStart(pid: number): string | null {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    return stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19] ?? null;
  } catch {
    return null;
  }
}

function inUse(directory: string, path: string, holder: Holder | undefined): DataDirectoryInUse {
  const who = holder ? `process ${holder.pid} on ${holder.host}` : 'another process';
  return new DataDirectoryInUse(
    `The data directory ${directory} is in use by ${who}. Stop it, choose another DATA_DIR or a DATABASE_URL; ` +
      `if that process is gone, delete ${path}.`,
  );
}

function isCode(error: unknown, code: string): boolean {
  return error instanceof Error && 'code' in error && error.code === code;
}
