import { randomUUID } from 'node:crypto';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { type Rendition, renditionName } from '../../domain/rendition';
import type { MediaStore } from './media-store';
import { masterOf, render } from './render';

const rendersAtOnce = 2;

export interface Rendered {
  data: Buffer;
  /** Names the content, for an ETag. */
  tag: string;
}

/** Makes a form of a picture once for all who ask, and keeps it on disk. */
export class RenditionCache {
  readonly #directory: string;
  readonly #media: MediaStore;
  readonly #pending = new Map<string, Promise<Buffer>>();
  readonly #waiting: (() => void)[] = [];
  #rendering = 0;

  constructor(directory: string, media: MediaStore) {
    this.#directory = directory;
    this.#media = media;
  }

  /** The picture in that form; undefined where the store has no such picture. */
  async get(storeId: string, key: string, rendition: Rendition): Promise<Rendered | undefined> {
    const original = await this.#media.find(storeId, key);
    if (!original) return undefined;
    const base = join(this.#directory, storeId, key, original.version);
    const tag = `${original.version}-${renditionName(rendition)}`;
    const data = await this.#once(`${base}-${renditionName(rendition)}`, async () => {
      const master = await this.#once(`${base}-master`, () => this.#inTurn(() => masterOf(original.data)));
      return this.#inTurn(() => render(master, rendition));
    });
    return { data, tag };
  }

  /** What is kept at the path; made first where there is nothing, once for all who ask meanwhile. */
  #once(path: string, make: () => Promise<Buffer>): Promise<Buffer> {
    const pending = this.#pending.get(path) ?? this.#readOrMake(path, make);
    this.#pending.set(path, pending);
    return pending.finally(() => this.#pending.delete(path));
  }

  async #readOrMake(path: string, make: () => Promise<Buffer>): Promise<Buffer> {
    const kept = await readFile(path).catch(() => undefined);
    if (kept) return kept;
    const data = await make();
    const draft = `${path}.${randomUUID()}`;
    await mkdir(dirname(path), { recursive: true });
    await writeFile(draft, data);
    await rename(draft, path);
    return data;
  }

  async #inTurn<T>(work: () => Promise<T>): Promise<T> {
    while (this.#rendering >= rendersAtOnce)
      await new Promise<void>((resolve) => {
        this.#waiting.push(resolve);
      });
    this.#rendering += 1;
    try {
      return await work();
    } finally {
      this.#rendering -= 1;
      this.#waiting.shift()?.();
    }
  }
}
