import { randomUUID } from 'node:crypto';
import { mkdir, readdir, rename, rm, stat, writeFile } from 'node:fs/promises';
import { join, parse } from 'node:path';
import { LRUCache } from 'lru-cache';
import { type Original, versionOf } from './media-store';
import { extensions, type OwnMedia } from './own-media';
import { ifThere, readIfThere } from './read-if-there';

const versionsAtMost = 10_000;

/**
 * Pictures and fonts in files: `<directory>/<store>/<key>.<extension>`, `<directory>/<store>/fonts/<name>.woff2`. A file is read for its version once, as long as its time and
 * its size stay as they were.
 */
export function mediaDirectory(directory: string): OwnMedia {
  const versions = new LRUCache<string, string>({ max: versionsAtMost });

  async function versionAt(path: string): Promise<string | undefined> {
    const file = await ifThere(stat(path));
    if (!file) return undefined;
    const name = `${path} ${file.mtimeMs} ${file.size}`;
    const known = versions.get(name);
    if (known !== undefined) return known;
    const data = await readIfThere(path);
    if (!data) return undefined;
    const version = versionOf(data);
    versions.set(name, version);
    return version;
  }

  async function read(storeId: string, key: string): Promise<Original | undefined> {
    for (const extension of extensions) {
      const data = await readIfThere(join(directory, storeId, `${key}.${extension}`));
      if (data) return { data, version: versionOf(data), isVector: extension === 'svg' };
    }
    return undefined;
  }

  return {
    async find(storeId, key) {
      for (const extension of extensions) {
        const version = await versionAt(join(directory, storeId, `${key}.${extension}`));
        if (version !== undefined) return { version, read: () => read(storeId, key) };
      }
      return undefined;
    },
    async keys(storeId) {
      const files = (await ifThere(readdir(join(directory, storeId)))) ?? [];
      return files.map(parse).flatMap(({ name, ext }) => (extensions.includes(ext.slice(1)) ? [name] : []));
    },
    async keep(storeId, key, { data, extension }) {
      const base = join(directory, storeId, key);
      const draft = `${base}.${randomUUID()}`;
      await mkdir(join(directory, storeId), { recursive: true });
      await writeFile(draft, data);
      await rename(draft, `${base}.${extension}`);
      for (const other of extensions.filter((other) => other !== extension))
        await rm(`${base}.${other}`, { force: true });
    },
    font: (storeId, name) => readIfThere(join(directory, storeId, 'fonts', `${name}.woff2`)),
  };
}
