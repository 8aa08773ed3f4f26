import { CompressedBody, type EncodedBody } from './compressed-body';
import { allowScripts, joinDataScripts, scriptSources } from './inline-scripts';

/** What Next answered. */
export interface Answer {
  status: number;
  headers: Headers;
  body: Buffer;
}

type Headers = Record<string, string | string[]>;

/** Headers of a connection, of Next's own cache, and those that each response gets anew. */
const dropped = new Set([
  'accept-ranges',
  'connection',
  'content-encoding',
  'content-length',
  'date',
  'etag',
  'keep-alive',
  'last-modified',
  'transfer-encoding',
  'x-nextjs-cache',
]);

/** A response that is ready to be sent any number of times. */
export class Page {
  readonly status: number;
  readonly headers: Readonly<Headers>;
  readonly body: CompressedBody;
  readonly #sources: readonly string[];
  readonly #full = new WeakMap<EncodedBody, Headers>();
  #policy = { base: '', full: '' };

  private constructor({ status, headers }: Answer, body: CompressedBody, sources: readonly string[]) {
    this.status = status;
    this.headers = Object.fromEntries(
      Object.entries(headers)
        .filter(([name]) => !dropped.has(name))
        .map(([name, value]) => [name, Array.isArray(value) ? [...new Set(value)] : value]),
    );
    this.body = body;
    this.#sources = sources;
  }

  /** Prepares an answer: rewrites a document, allows its inline scripts, and compresses its body. */
  static async of(answer: Answer, rewrite: (html: string) => string): Promise<Page> {
    const type = String(answer.headers['content-type'] ?? '');
    if (!type.startsWith('text/html'))
      return new Page(answer, await CompressedBody.of(answer.body, type), []);
    const html = rewrite(joinDataScripts(answer.body.toString()));
    return new Page(answer, await CompressedBody.of(Buffer.from(html), type), scriptSources(html));
  }

  /** Whether it is the same response. */
  equals({ body, headers }: Page): boolean {
    return body.hash === this.body.hash && JSON.stringify(headers) === JSON.stringify(this.headers);
  }

  /** All headers of a response with this body. */
  headersWith(body: EncodedBody): Headers {
    const known = this.#full.get(body);
    if (known) return known;
    const headers: Headers = {
      ...this.headers,
      etag: body.etag,
      'content-length': String(body.bytes.length),
      ...(body.encoding !== 'identity' && { 'content-encoding': body.encoding }),
    };
    this.#full.set(body, headers);
    return headers;
  }

  /** The policy of a response with this page, made from the shop's policy. */
  policy(base: string): string {
    if (this.#sources.length === 0) return base;
    if (this.#policy.base !== base) this.#policy = { base, full: allowScripts(base, this.#sources) };
    return this.#policy.full;
  }
}
