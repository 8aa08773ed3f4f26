import { randomUUID } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { FastifyBaseLogger } from 'fastify';
import { LRUCache } from 'lru-cache';

const draft = '.draft';

/**
 * Files in a directory up to a size in bytes, beyond which those go that were not read for the longest time. A file that
 * cannot be written is not kept; the log says so once, until one can be written again.
 */
export class KeptFiles {
  readonly #directory: string;
  readonly #log: Pick<FastifyBaseLogger, 'warn'>;
  readonly #sizes: LRUCache<string, number>;
  readonly #found: Promise<void>;
  #keeps = true;

  constructor(directory: string, maxBytes: number, log: Pick<FastifyBaseLogger, 'warn'>) {
    this.#directory = directory;
    this.#log = log;
    this.#sizes = new LRUCache({
      maxSize: maxBytes,
      sizeCalculation: (bytes) => Math.max(1, bytes),
      dispose: (_bytes, name, reason) => {
        if (reason === 'evict') void rm(join(directory, name), { force: true }).catch(() => {});
      },
    });
    this.#found = this.#findKept();
  }

  async read(name: string): Promise<Buffer | undefined> {
    const data = await readFile(join(this.#directory, name)).catch(() => undefined);
    if (data && this.#sizes.get(name) === undefined) this.#sizes.set(name, data.length);
    return data;
  }

  /** Writes it whole or not at all. */
  async write(name: string, data: Buffer): Promise<void> {
    await this.#found;
    const path = join(this.#directory, name);
    const unfinished = `${path}.${randomUUID()}${draft}`;
    try {
      await mkdir(dirname(path), { recursive: true });
      await writeFile(unfinished, data);
      await rename(unfinished, path);
      this.#sizes.set(name, data.length);
      this.#keeps = true;
    } catch (err) {
      if (this.#keeps) this.#log.warn({ err, name }, 'picture not kept');
      this.#keeps = false;
      await rm(unfinished, { force: true }).catch(() => {});
    }
  }

  /** What earlier processes left, the oldest first; what they did not finish goes. */
  async #findKept(): Promise<void> {
    const names = await readdir(this.#directory, { recursive: true }).catch(() => []);
    const files: { name: string; bytes: number; time: number }[] = [];
    for (const name of names) {
      const path = join(this.#directory, name);
      const file = await stat(path).catch(() => undefined);
      if (!file?.isFile()) continue;
      if (name.endsWith(draft)) await rm(path, { force: true }).catch(() => {});
      else files.push({ name, bytes: file.size, time: file.mtimeMs });
    }
    for (const { name, bytes } of files.toSorted((a, b) => a.time - b.time))
      if (!this.#sizes.has(name)) this.#sizes.set(name, bytes);
  }
}
