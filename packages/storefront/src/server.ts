import { parseArgs } from 'node:util';
import { startShop } from '@matchday/page-server/start-shop';
import { startTracing } from '@matchday/telemetry/start';
import { readViewQuery } from './addresses/list-view';
import { needsSession } from './addresses/needs-session';
import { paintsFirst } from './addresses/paints-first';
import { isPreview, previewQuery } from './addresses/preview';
import type { Brand } from './brand';
import { prepareRequests } from './entry/prepare-requests';
import { markRequestsPrepared } from './entry/watch-requests';
import { cookieJar } from './gateway/cookie-jar';
import { sessionCookie } from './gateway/session-cookies';
import { logFailure } from './log';
import { shopOrigin } from './seo/absolute-url';

/**
 * Serves a club's built shop until the process is told to end. Reads `--hostname` or `HOST`, `--port` or
 * `PORT`, and `NEXT_DIST_DIR`; pages paint before their scripts start, unless `PAINT_FIRST` is `off`;
 * `RELEASED_FILES` is the folder with the static files of all versions, and `DRAIN_SECONDS` how long it answers while it is
 * no longer ready. Pages name their tags in the header `CACHE_TAGS`. With OpenTelemetry's standard variables it sends traces,
 * and `TRACE_PARENT=accept` lets a proxy in front begin them. A shell's `server.ts` passes its brand.
 *
 * @throws {Error} if the shop has not been built, or the port is in use
 */
export async function serveShop(brand: Brand): Promise<void> {
  const { values } = parseArgs({
    options: {
      hostname: { type: 'string', default: process.env.HOST || '127.0.0.1' },
      port: { type: 'string', default: process.env.PORT ?? '3000' },
    },
  });
  const session = sessionCookie(cookieJar(brand.storeId, shopOrigin()));
  markRequestsPrepared();
  const stopTracing = await startTracing({
    service: `matchday-shop-${brand.storeId}`,
    onError: (error) => logFailure('Traces were not sent', error),
  });
  const stop = await startShop({
    directory: process.cwd(),
    build: process.env.NEXT_DIST_DIR ?? '.next',
    hostname: values.hostname,
    port: Number(values.port),
    inputs: {
      queryOf: (path, query) => (isPreview(brand, path) ? previewQuery(query) : readViewQuery(path, query)),
      cookieOf: (path) => (needsSession(brand, path) ? session : undefined),
    },
    arrival: prepareRequests(brand),
    releasedFiles: process.env.RELEASED_FILES,
    tagsHeader: process.env.CACHE_TAGS?.toLowerCase() || undefined,
    drainMs: Number(process.env.DRAIN_SECONDS ?? 0) * 1000,
    paintsFirst: (path) => process.env.PAINT_FIRST !== 'off' && paintsFirst(brand, path),
    acceptsTraceParents: process.env.TRACE_PARENT === 'accept',
    log: (message, error) => logFailure(message, error ?? ''),
  });
  for (const signal of ['SIGINT', 'SIGTERM'] as const)
    process.once(signal, () => {
      void stop()
        .finally(stopTracing)
        .finally(() => process.exit());
    });
}
