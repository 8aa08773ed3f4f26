import { execFile } from 'node:child_process';
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { type PublishedPackage, publishedPackages } from './published-packages';

const execute = promisify(execFile);

/** Packs built packages as they are published, and resolves with the path of each archive, by package name. */
export async function packAll(destination: string): Promise<Map<string, string>> {
  await mkdir(destination, { recursive: true });
  const archives = new Map<string, string>();
  for (const published of publishedPackages) archives.set(published.name, await pack(published, destination));
  return archives;
}

async function pack({ folder, name }: PublishedPackage, destination: string): Promise<string> {
  const archive = join(destination, `${name.replace('@', '').replace('/', '-')}.tgz`);
  await execute('pnpm', ['pack', '--out', archive], { cwd: folder });
  return archive;
}
