import { setTimeout as wait } from 'node:timers/promises';
import { Agent, request } from 'undici';

interface Received {
  status: number;
  headers: Record<string, string | string[] | undefined>;
  body: string;
}

export interface Browser {
  get: (path: string, headers?: Record<string, string>) => Promise<Received>;
  /** A call of the shop's own pages. */
  post: (path: string, body?: object, headers?: Record<string, string>) => Promise<Received>;
}

/** Requests of a visitor, who trusts the authority that signed the shop's certificate. */
export function browserAt(origin: string, ca: string, localAddress?: string): Browser {
  const dispatcher = new Agent({ connect: { ca }, ...(localAddress && { localAddress }) });
  const send = async (path: string, init: Parameters<typeof request>[1]): Promise<Received> => {
    const { statusCode, headers, body } = await request(origin + path, { dispatcher, ...init });
    return { status: statusCode, headers, body: await body.text() };
  };
  const own = { 'sec-fetch-site': 'same-origin', 'content-type': 'application/json', culture: 'en' };
  return {
    get: (path, headers = {}) => send(path, { headers }),
    post: (path, body = {}, headers = {}) =>
      send(path, { method: 'POST', headers: { ...own, ...headers }, body: JSON.stringify(body) }),
  };
}

/** The static files that a document loads. */
export const filesOf = (html: string): string[] => [
  ...new Set(html.match(/\/_next\/static\/[\w./~-]+\.(?:js|css|woff2)/g)),
];

export interface Visitors {
  readonly answered: { pages: number; files: number; calls: number };
  /** Requests that failed, or were answered with an error. */
  readonly failures: readonly string[];
  /** Resolves when all visitors have left. */
  leave: () => Promise<void>;
}

const pauseMs = 20;

/** Visitors who open pages with all their files, make baskets, and read products, until they leave. */
export function sendVisitors(
  browser: Browser,
  { count, pages, variantIds }: { count: number; pages: readonly string[]; variantIds: readonly string[] },
): Visitors {
  const answered = { pages: 0, files: 0, calls: 0 };
  const failures: string[] = [];
  const leaving = new AbortController();

  async function ask(kind: keyof typeof answered, what: string, answer: Promise<Received>): Promise<string> {
    try {
      const { status, body } = await answer;
      if (status >= 400) failures.push(`${what}: ${status}`);
      else answered[kind] += 1;
      return body;
    } catch (error) {
      failures.push(`${what}: ${error instanceof Error ? error.message : String(error)}`);
      return '';
    }
  }

  async function visit(visitor: number): Promise<void> {
    for (let step = visitor; !leaving.signal.aborted; step += 1) {
      const page = pages[step % pages.length] ?? '/';
      const html = await ask('pages', page, browser.get(page));
      for (const file of filesOf(html)) await ask('files', file, browser.get(file));
      const productId = variantIds[step % variantIds.length];
      await ask('calls', 'createBasket', browser.post('/api/baskets'));
      await ask('calls', 'getProductByVariant', browser.get(`/api/products/variant/${productId}`));
      await wait(pauseMs);
    }
  }

  const visits = Array.from({ length: count }, (_, visitor) => visit(visitor));
  return {
    answered,
    failures,
    async leave() {
      leaving.abort();
      await Promise.all(visits);
    },
  };
}
