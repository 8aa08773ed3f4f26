import { CompressedBody } from './compressed-body';
import { allowScripts, joinDataScripts, scriptSources } from './inline-scripts';

/** What Next answered. */
export interface Answer {
  status: number;
  headers: Headers;
  body: Buffer;
}

/** A document before its body is compressed. */
export interface HtmlDocument {
  html: string;
  headers: Headers;
}

type Headers = Record<string, string | string[]>;

/** Its value depends on the page: its inline scripts are allowed. */
export const policyHeader = 'content-security-policy';

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
  #ready: { shops?: object; headers: readonly string[] } = { headers: [] };
  #policy = { base: '', full: '' };

  private constructor(
    { status, headers }: Omit<Answer, 'body'>,
    body: CompressedBody,
    sources: readonly string[],
  ) {
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
  static async of(answer: Answer, rewrite: (document: HtmlDocument) => HtmlDocument): Promise<Page> {
    const type = String(answer.headers['content-type'] ?? '');
    if (!type.startsWith('text/html'))
      return new Page(answer, await CompressedBody.of(answer.body, type), []);
    const { headers } = answer;
    const document = rewrite({ html: joinDataScripts(answer.body.toString()), headers });
    const body = await CompressedBody.of(Buffer.from(document.html), type);
    return new Page({ ...answer, headers: document.headers }, body, scriptSources(document.html));
  }

  /** The same page, which no shared cache keeps. */
  uncached(): Page {
    const { status, headers, body } = this;
    return new Page({ status, headers: { ...headers, 'cache-control': 'no-store' } }, body, this.#sources);
  }

  /** Whether it is the same response. */
  equals({ body, headers }: Page): boolean {
    return body.hash === this.body.hash && JSON.stringify(headers) === JSON.stringify(this.headers);
  }

  /**
   * The headers of every response with this page and those of the shop, with a name and a value in turn. They are put
   * together once for the same object of the shop's headers.
   */
  readyHeaders(shops: Readonly<Record<string, string>>): readonly string[] {
    if (this.#ready.shops !== shops) this.#ready = { shops, headers: this.#withHeadersOf(shops) };
    return this.#ready.headers;
  }

  #withHeadersOf(shops: Readonly<Record<string, string>>): string[] {
    const own = Object.entries(this.headers).flatMap(([name, values]) =>
      [values].flat().flatMap((value) => [name, value]),
    );
    return Object.entries(shops)
      .filter(([name]) => !(name.toLowerCase() in this.headers))
      .flatMap(([name, value]) => [name, name.toLowerCase() === policyHeader ? this.policy(value) : value])
      .concat(own);
  }

  /** The policy of a response with this page, made from the shop's policy. */
  policy(base: string): string {
    if (this.#sources.length === 0) return base;
    if (this.#policy.base !== base) this.#policy = { base, full: allowScripts(base, this.#sources) };
    return this.#policy.full;
  }
}
