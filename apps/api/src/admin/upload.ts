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
  readonly #announcedBytes: number;

  constructor(stream: Readable, announcedBytes: number) {
    this.#stream = stream;
    this.#announcedBytes = announcedBytes;
  }

  /**
   * Writes the body to a file. Of one that is too large the rest is read and thrown away, so that the caller hears why.
   * @throws {ApiError} 413 `BodyTooLarge`; no file is left then
   */
  async saveTo(file: string, maxBytes: number): Promise<void> {
    if (this.#announcedBytes > maxBytes) throw new ApiError(413, 'BodyTooLarge');
    let bytes = 0;
    const limit = new Transform({
      transform(chunk: Buffer, _encoding, done) {
        bytes += chunk.length;
        if (bytes > maxBytes) done();
        else done(null, chunk);
      },
    });
    await mkdir(dirname(file), { recursive: true });
    try {
      await pipeline(this.#stream, limit, createWriteStream(file));
      if (bytes > maxBytes) throw new ApiError(413, 'BodyTooLarge');
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
    app.addContentTypeParser(type, ({ headers }, payload, done) =>
      done(null, new Upload(payload, Number(headers['content-length'] ?? 0))),
    );
}
