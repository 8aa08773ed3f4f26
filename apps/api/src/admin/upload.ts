import { createWriteStream } from 'node:fs';
import { mkdir, rm } from 'node:fs/promises';
import { dirname } from 'node:path';
import { type Readable, Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { App } from '../app';
import { ApiError } from '../errors/api-error';

/** A body that is taken as it comes and is larger than what fits into memory. */
export class Upload {
  readonly #stream: Readable;

  constructor(stream: Readable) {
    this.#stream = stream;
  }

  /**
   * Writes the body to a file.
   * @throws {ApiError} 413 `BodyTooLarge`; no file is left then
   */
  async saveTo(file: string, maxBytes: number): Promise<void> {
    let bytes = 0;
    const limit = new Transform({
      transform(chunk: Buffer, _encoding, done) {
        bytes += chunk.length;
        if (bytes > maxBytes) done(new ApiError(413, 'BodyTooLarge'));
        else done(null, chunk);
      },
    });
    await mkdir(dirname(file), { recursive: true });
    try {
      await pipeline(this.#stream, limit, createWriteStream(file));
    } catch (error) {
      await rm(file, { force: true });
      throw error;
    }
  }
}

/** Lets a group of operations take bodies of these types as an {@link Upload}. */
export function takeUploads(app: App, types: readonly string[]): void {
  app.removeAllContentTypeParsers();
  for (const type of types)
    app.addContentTypeParser(type, (_request, payload, done) => done(null, new Upload(payload)));
}
