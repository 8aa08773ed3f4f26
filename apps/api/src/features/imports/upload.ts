import { createHash } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { mkdir, rm } from 'node:fs/promises';
import { dirname } from 'node:path';
import { type Readable, Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { App } from '../../platform/http/app';
import type { Fail } from '../../platform/http/errors/declare-errors';

/** A request body that is streamed, because it may not fit into memory. */
export class Upload {
  readonly #stream: Readable;
  readonly #contentLength: number;

  constructor(stream: Readable, contentLength: number) {
    this.#stream = stream;
    this.#contentLength = contentLength;
  }

  /**
   * Writes the body to a file. The rest of a body that is too large is read and discarded, so that the client receives
   * the error response; the file is removed.
   * @returns the SHA-256 of the body in hex
   */
  async saveTo(fail: Fail<'BodyTooLarge'>, file: string, maxBytes: number): Promise<string> {
    if (this.#contentLength > maxBytes) fail('BodyTooLarge');
    let bytes = 0;
    const hash = createHash('sha256');
    const limit = new Transform({
      transform(chunk: Buffer, _encoding, done) {
        bytes += chunk.length;
        if (bytes > maxBytes) return done();
        hash.update(chunk);
        return done(null, chunk);
      },
    });
    await mkdir(dirname(file), { recursive: true });
    try {
      await pipeline(this.#stream, limit, createWriteStream(file));
      if (bytes > maxBytes) fail('BodyTooLarge');
      return hash.digest('hex');
    } catch (error) {
      await rm(file, { force: true });
      throw error;
    }
  }
}

/** Makes the app parse bodies of these types as an {@link Upload}. */
export function acceptUploads(app: App, types: readonly string[]): void {
  app.removeAllContentTypeParsers();
  for (const type of types)
    app.addContentTypeParser(type, ({ headers }, payload, done) =>
      done(null, new Upload(payload, Number(headers['content-length'] ?? 0))),
    );
}
