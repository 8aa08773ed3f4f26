import { cp, mkdir, mkdtemp, readdir, readFile, rename, rm, stat, utimes } from 'node:fs/promises';
import { join, sep } from 'node:path';
import { lookup } from 'mrmime';
import type { Answer } from './page';

/** How many versions keep their files: those that started last. */
const keptVersions = 5;
const partial = '.partial-';

/** Where the address of a version's file begins. */
export const releasedPath = '/_next/static/';

/**
 * The static files of a shop's versions, in a folder that all its processes share. During a release and after it,
 * browsers ask any process for the files of any version that they have a page of.
 */
export class ReleasedFiles {
  readonly #folder: string;

  constructor(folder: string) {
    this.#folder = folder;
  }

  /** Adds the files of a version, or marks it as started again, and removes the versions that started long ago. */
  async add(version: string, files: string): Promise<void> {
    const target = join(this.#folder, version);
    await mkdir(this.#folder, { recursive: true });
    if (!(await exists(target))) {
      const copy = await mkdtemp(join(this.#folder, partial));
      await cp(files, copy, { recursive: true });
      // Another process of the version may have been faster.
      await rename(copy, target).catch(() => rm(copy, { recursive: true, force: true }));
    }
    const now = new Date();
    await utimes(target, now, now);
    for (const old of (await this.#versions()).slice(keptVersions))
      await rm(join(this.#folder, old), { recursive: true, force: true });
  }

  /** The file at an address, whichever version it belongs to. */
  async read(path: string): Promise<Answer | undefined> {
    const name = nameOf(path);
    if (name === undefined) return undefined;
    for (const version of await this.#versions()) {
      const body = await readFile(join(this.#folder, version, name)).catch(() => undefined);
      if (body)
        return {
          status: 200,
          headers: {
            'cache-control': 'public, max-age=31536000, immutable',
            'content-type': lookup(name) ?? 'application/octet-stream',
            vary: 'Accept-Encoding',
          },
          body,
        };
    }
    return undefined;
  }

  /** The versions in the folder, the one that started last first. */
  async #versions(): Promise<string[]> {
    const names = (await readdir(this.#folder)).filter((name) => !name.startsWith(partial));
    const started = await Promise.all(
      names.map(async (name) => {
        const found = await stat(join(this.#folder, name)).catch(() => undefined);
        return { name, time: found?.mtimeMs ?? 0 };
      }),
    );
    return started.toSorted((a, b) => b.time - a.time).map(({ name }) => name);
  }
}

/** The name of a file in a version's folder; undefined for an address that could lead out of it. */
function nameOf(path: string): string | undefined {
  if (!path.startsWith(releasedPath)) return undefined;
  try {
    const parts = decodeURIComponent(path.slice(releasedPath.length)).split('/');
    const isInside = parts.every(
      (part) => part !== '' && part !== '.' && part !== '..' && !/[\\\0]/.test(part),
    );
    return isInside ? parts.join(sep) : undefined;
  } catch {
    return undefined;
  }
}

const exists = (path: string) =>
  stat(path).then(
    () => true,
    () => false,
  );
