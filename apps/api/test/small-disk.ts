import { execFile } from 'node:child_process';
import { appendFile, mkdir, mkdtemp, rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);
const kilobytes = 512;

export interface SmallDisk {
  path: string;
  /** Fills the disk. */
  fill(): Promise<void>;
  free(): Promise<void>;
  remove(): Promise<void>;
}

/**
 * Creates a folder that can be filled: a small file system if mounting is possible. Otherwise replaces the given
 * subfolders by files, so that writing to them fails.
 */
export async function newSmallDisk(...folders: readonly string[]): Promise<SmallDisk> {
  const path = await mkdtemp(join(tmpdir(), 'matchday-disk-'));
  const isMounted = await run('mount', ['-t', 'tmpfs', '-o', `size=${kilobytes}k`, 'tmpfs', path]).then(
    () => true,
    () => false,
  );
  const remove = async () => {
    if (isMounted) await run('umount', [path]);
    await rm(path, { recursive: true });
  };
  return { path, remove, ...(isMounted ? filler(path) : blocker(folders.map((name) => join(path, name)))) };
}

function filler(path: string): Pick<SmallDisk, 'fill' | 'free'> {
  const file = join(path, 'filler');
  return {
    async fill() {
      while (
        await appendFile(file, Buffer.alloc(1024)).then(
          () => true,
          () => false,
        )
      );
    },
    free: () => rm(file),
  };
}

function blocker(folders: readonly string[]): Pick<SmallDisk, 'fill' | 'free'> {
  return {
    async fill() {
      for (const folder of folders) {
        await mkdir(folder, { recursive: true });
        await rename(folder, `${folder}.away`);
        await writeFile(folder, '');
      }
    },
    async free() {
      for (const folder of folders) {
        await rm(folder);
        await rename(`${folder}.away`, folder);
      }
    },
  };
}
