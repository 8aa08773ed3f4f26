import { linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { hostname } from 'node:os';
import { join } from 'node:path';

/** The embedded database stands under one process alone: a second one on its files would lose rows silently. */
export class DataDirectoryInUse extends Error {
  override name = 'DataDirectoryInUse';
}

interface Holder {
  pid: number;
  host: string;
  /** Tells two processes apart that got the same id, where the system says when each began. */
  startedAt: string | null;
}

/**
 * Takes the lock of a data directory; what a killed process left behind is taken over.
 * @returns a function that gives the lock back
 * @throws {DataDirectoryInUse} when another process holds it
 */
export function lockDataDirectory(directory: string): () => void {
  mkdirSync(directory, { recursive: true });
  const path = join(directory, 'lock.json');
  const claim = `${path}.${process.pid}`;
  const self: Holder = { pid: process.pid, host: hostname(), startedAt: processStart(process.pid) };
  writeFileSync(claim, JSON.stringify(self));
  try {
    if (!tryLink(claim, path)) {
      const holder = readHolder(path);
      if (holder && isAlive(holder)) throw inUse(directory, path, holder);
      rmSync(path, { force: true });
      if (!tryLink(claim, path)) throw inUse(directory, path, readHolder(path));
    }
  } finally {
    rmSync(claim, { force: true });
  }
  return () => rmSync(path, { force: true });
}

/** A hard link is made whole or not at all, so that nobody reads a lock half written. */
function tryLink(claim: string, path: string): boolean {
  try {
    linkSync(claim, path);
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
