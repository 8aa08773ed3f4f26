import { createServer, type Server } from 'node:http';
import { currentSpan, inSpan } from '@matchday/telemetry';
import inject from 'light-my-request';
import type { Arrival } from './arrival';
import { headersFor, type PageInputs } from './asked-page';
import { Health } from './health';
import { inlineStyles, type ReadStyles } from './inline-styles';
import { delayFonts } from './late-fonts';
import { delayScripts } from './late-scripts';
import type { Answer, HtmlDocument } from './page';
import { PageCache, type RenderPage } from './page-cache';
import { createPageHandler, type Handle } from './page-handler';
import { type ReleasedFiles, releasedPath } from './released-files';
import type { Renders } from './renders';
import { traceRequests } from './trace-requests';

export interface PageServerOptions {
  next: Handle;
  renders: Renders;
  inputs: PageInputs;
  arrival: Arrival;
  /**
   * Whether a path's documents paint first: their styles are in the document, phones load fonts after them, and their
   * scripts start at the first sign of a person, or when the page is idle.
   */
  paintsFirst: (path: string) => boolean;
  styles: ReadStyles;
  /** The addresses of the files that never change while the server runs, besides the build's, with their bytes. */
  files: ReadonlyMap<string, number>;
  /** The static files of the shop's other versions. */
  released: ReleasedFiles | undefined;
  /** The header in which pages name their tags, for shared caches; none if missing. */
  tagsHeader?: string | undefined;
  /** Whether a trace of whoever sends a request can go on in the shop; only with a proxy that sets it itself. */
  acceptsTraceParents?: boolean | undefined;
  /** Memory for pages and files. */
  maxBytes: number;
  log: (message: string, error?: unknown) => void;
}

/** Images, and what load balancers ask. */
const untraced = /^\/(?:media|health)\//;

/** Larger files are sent by Next, in parts if a browser asks for parts. */
const largestFile = 1024 * 1024;

/** A server in front of Next that answers requests for pages and files from its memory. */
export function createPageServer(options: PageServerOptions): {
  server: Server;
  pages: PageCache;
  health: Health;
} {
  const { next, renders, inputs, arrival, paintsFirst, styles, files, released, tagsHeader, maxBytes, log } =
    options;
  const { acceptsTraceParents = false } = options;
  const isFile = (path: string) => path.startsWith(releasedPath) || files.has(path);
  const isLarge = (path: string) => (files.get(path) ?? 0) > largestFile;
  const render = renderWith(next, renders, released);
  const rewrite = (document: HtmlDocument, path: string) =>
    paintsFirst(path) ? paintFirst(document, styles) : document;
  const pages = new PageCache({ render, renders, maxBytes, isFile, rewrite, tagsHeader, log });
  const health = new Health();
  const handler = createPageHandler({ pages, next, inputs, arrival, health, isLarge, log });
  const isUntraced = (path: string) => isFile(path) || untraced.test(path);
  const server = createServer(traceRequests(handler, { isUntraced, acceptsTraceParents }));
  // As HTTP allows: Node would answer 417 without a body to an expectation other than `100-continue`.
  server.on('checkExpectation', (request, response) => server.emit('request', request, response));
  return { server, pages, health };
}

function paintFirst(document: HtmlDocument, styles: ReadStyles): HtmlDocument {
  const { html, headers } = delayFonts(document);
  return { html: delayScripts(inlineStyles(html, styles)), headers };
}

/** Asks Next for a page without a connection: the page goes to everyone who asks, whoever leaves. */
function renderWith(next: Handle, renders: Renders, released: ReleasedFiles | undefined): RenderPage {
  return (asked) =>
    renders.run(async () => {
      const ask = () => answerOf(next, asked.url, headersFor(asked));
      // Requests for files have no span, so their renders have none either.
      const answer = await (currentSpan() ? inSpan('render', {}, ask) : ask());
      return (answer.status === 404 && (await released?.read(asked.url))) || answer;
    });
}

async function answerOf(next: Handle, url: string, given: Record<string, string>): Promise<Answer> {
  const { promise: failed, reject } = Promise.withResolvers<never>();
  const answered = inject((request, response) => void next(request, response).catch(reject), {
    method: 'GET',
    url,
    headers: given,
  });
  const { statusCode, headers, rawPayload } = await Promise.race([answered, failed]);
  return { status: statusCode, headers: withTexts(headers), body: rawPayload };
}

function withTexts(headers: Record<string, number | string | string[] | undefined>): Answer['headers'] {
  const texts = Object.entries(headers).flatMap(([name, value]) =>
    value === undefined ? [] : [[name, Array.isArray(value) ? value : String(value)] as const],
  );
  return Object.fromEntries(texts);
}
