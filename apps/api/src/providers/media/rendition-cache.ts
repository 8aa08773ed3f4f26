import { randomUUID } from 'node:crypto';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { type Rendition, renditionName } from '../../domain/rendition';
import type { MediaStore } from './media-store';
import { render } from './render';

const rendersAtOnce = 2;

export interface Rendered {
  data: Buffer;
  /** Names the content, for an ETag. */
  tag: string;
}

/** Renders a picture once for all who ask, and keeps it on disk. */
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
    const name = `${original.version}-${renditionName(rendition)}`;
    const path = join(this.#directory, storeId, key, name);
    const pending = this.#pending.get(path);
    if (pending) return { data: await pending, tag: name };
    const work = this.#read(path, original.data, rendition).finally(() => this.#pending.delete(path));
    this.#pending.set(path, work);
    return { data: await work, tag: name };
  }

  async #read(path: string, original: Buffer, rendition: Rendition): Promise<Buffer> {
    const kept = await readFile(path).catch(() => undefined);
    if (kept) return kept;
    await this.#turn();
    try {
      const data = await render(original, rendition);
      await keep(path, data);
      return data;
    } finally {
      this.#rendering -= 1;
      this.#waiting.shift()?.();
    }
  }

  async #turn(): Promise<void> {
    while (this.#rendering >= rendersAtOnce)
      await new Promise<void>((resolve) => {
        this.#waiting.push(resolve);
      });
    this.#rendering += 1;
  }
}

async function keep(path: string, data: Buffer): Promise<void> {
  const draft = `${path}.${randomUUID()}`;
  await mkdir(dirname(path), { recursive: true });
  await writeFile(draft, data);
  await rename(draft, path);
}
