import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { MediaStore } from './media-store';
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

async function readIfThere(path: string): Promise<Buffer | undefined> {
  try {
    return await readFile(path);
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined;
    throw error;
  }
}
