import { randomUUID } from 'node:crypto';
import { mkdir, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { MediaStore } from './media-store';
import { readIfThere } from './read-if-there';
import { versionOf } from './version';

const extensions = ['svg', 'png', 'jpg', 'webp'];

/** Pictures in files: `<directory>/<store>/<key>.<extension>`. */
export function mediaDirectory(directory: string): MediaStore {
  return {
    async find(storeId, key) {
      for (const extension of extensions) {
        const data = await readIfThere(join(directory, storeId, `${key}.${extension}`));
        if (data) return { data, version: versionOf(data) };
      }
      return undefined;
    },
  };
}

/** Puts a picture in the place of the one of that key. */
export async function keepPicture(
  directory: string,
  storeId: string,
  key: string,
  { data, extension }: { data: Buffer; extension: string },
): Promise<void> {
  const base = join(directory, storeId, key);
  const draft = `${base}.${randomUUID()}`;
  await mkdir(join(directory, storeId), { recursive: true });
  await writeFile(draft, data);
  await rename(draft, `${base}.${extension}`);
  for (const other of extensions.filter((other) => other !== extension))
    await rm(`${base}.${other}`, { force: true });
}
