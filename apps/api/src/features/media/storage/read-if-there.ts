import { readFile } from 'node:fs/promises';

/** A file's content, undefined where there is no such file. */
export function readIfThere(path: string): Promise<Buffer | undefined> {
  return ifThere(readFile(path));
}

/** What is found out of a file, undefined where there is no such file. */
export async function ifThere<Found>(found: Promise<Found>): Promise<Found | undefined> {
  try {
    return await found;
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined;
    throw error;
  }
}
