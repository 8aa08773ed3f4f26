import { join } from 'node:path';
import type { FastifyBaseLogger } from 'fastify';
import { failAnywhere } from '../../../platform/http/errors/declare-errors';
import type { MediaStore, Original } from '../storage/media-store';
import type { ImageProcesses } from './image-processes';
import { KeptFiles } from './kept-files';
import { type Rendition, type RenditionFormat, renditionName } from './rendition';

/** Each that waits holds its original in memory. */
const makingAtMost = 128;

export interface Rendered {
  data: Buffer;
  /** Names the content, for an ETag. */
  tag: string;
  format: RenditionFormat;
}

export interface RenditionCacheParts {
  directory: string;
  media: MediaStore;
  processes: ImageProcesses;
  /** What is kept at most, over all stores. */
  maxBytes: number;
  log: Pick<FastifyBaseLogger, 'warn'>;
}

/** Makes a form of a picture once for all who ask, and keeps it on disk as long as there is room. */
export class RenditionCache {
  readonly #files: KeptFiles;
  readonly #media: MediaStore;
  readonly #pending = new Map<string, Promise<Buffer>>();
  readonly #processes: ImageProcesses;
  #making = 0;

  constructor({ directory, media, processes, maxBytes, log }: RenditionCacheParts) {
    this.#files = new KeptFiles(directory, maxBytes, log);
    this.#media = media;
    this.#processes = processes;
  }

  /**
   * The picture in one of the forms: one that is shipped, else the first; undefined where the store has no such picture.
   * @param beforeMaking called if the form must be made; prevents it by throwing
   */
  async get(
    storeId: string,
    key: string,
    renditions: readonly [Rendition, ...Rendition[]],
    beforeMaking: () => Promise<void>,
  ): Promise<Rendered | undefined> {
    const found = await this.#media.find(storeId, key);
    if (!found) return undefined;
    const tagOf = (form: Rendition) => `${found.version}-${renditionName(form)}`;
    for (const form of renditions) {
      const data = await found.readReady?.(form);
      if (data) return { data, tag: tagOf(form), format: form.format };
    }
    const [rendition] = renditions;
    const tag = tagOf(rendition);
    const name = join(storeId, key, tag);
    const data = await this.#files.read(name);
    if (data) return { data, tag, format: rendition.format };
    if (!this.#pending.has(name)) await beforeMaking();
    const original = await found.read();
    return original && this.#draw(storeId, key, original, rendition);
  }

  async #draw(storeId: string, key: string, original: Original, rendition: Rendition): Promise<Rendered> {
    const base = join(storeId, key, original.version);
    const tag = `${original.version}-${renditionName(rendition)}`;
    const data = await this.#once(join(storeId, key, tag), () => this.#make(base, original, rendition));
    return { data, tag, format: rendition.format };
  }

  async #make(base: string, original: Original, rendition: Rendition): Promise<Buffer> {
    if (this.#making >= makingAtMost) failAnywhere('Unavailable');
    this.#making += 1;
    try {
      const master = await this.#master(base, original, rendition);
      return await this.#processes.render(master, rendition);
    } finally {
      this.#making -= 1;
    }
  }

  async #master(base: string, { data, isVector }: Original, rendition: Rendition): Promise<Buffer> {
    if (!isVector) return data;
    const size = await this.#processes.masterSize(data, rendition);
    return this.#once(`${base}-master-${size}`, () => this.#processes.masterOf(data, size));
  }

  /** What is kept under the name; made first where there is nothing, once for all who ask meanwhile. */
  #once(name: string, make: () => Promise<Buffer>): Promise<Buffer> {
    const pending = this.#pending.get(name) ?? this.#readOrMake(name, make);
    this.#pending.set(name, pending);
    return pending.finally(() => this.#pending.delete(name));
  }

  async #readOrMake(name: string, make: () => Promise<Buffer>): Promise<Buffer> {
    const kept = await this.#files.read(name);
    if (kept) return kept;
    const data = await make();
    await this.#files.write(name, data);
    return data;
  }
}
