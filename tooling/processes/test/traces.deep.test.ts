import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Club, readServices } from '@matchday/launcher/ports';
import { findPostgres } from '@matchday/launcher/postgres';
import { type Collector, type ReceivedSpan, startCollector } from '@matchday/otlp-collector';
import { request } from 'undici';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readCatalogue } from './catalogue';
import { startPlatform } from './platform';
import { hasCaddy } from './proxy';
import { buildVersion } from './shop-version';

const club = readServices({}).clubs.find(({ id }) => id === 'astralis') as Club;
const folder = mkdtempSync(join(tmpdir(), 'matchday-traces-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** Makes a process write the names of modules of OpenTelemetry's SDK to a file. Next loads only its interface. */
function recordModules(file: string): Record<string, string> {
  const program = `import { registerHooks } from 'node:module';
    import { appendFileSync } from 'node:fs';
    registerHooks({ load(url, context, next) {
      if (/@opentelemetry.(?:sdk|exporter|otlp|resources)/.test(url)) appendFileSync('${file}', url + '\\n');
      return next(url, context);
    } });`;
  return { NODE_OPTIONS: `--import=data:text/javascript,${encodeURIComponent(program)}` };
}

/** Asks a shop and an API for a page and a call, and stops them, so that they send what they have recorded. */
async function visit(version: Club, name: string, env: Record<string, string>) {
  const files = { shop: join(folder, `${name}-shop`), api: join(folder, `${name}-api`) };
  const platform = await startPlatform({
    shops: 1,
    apis: 1,
    apiEnv: { ...env, ...recordModules(files.api) },
    shopEnv: { ...env, ...recordModules(files.shop) },
  });
  try {
    const [place] = platform.shopPlaces;
    const [api] = platform.apiProcesses;
    if (!place || !api) throw new Error('There is no process.');
    const log = (part: string) => readFileSync(join(platform.logs, `${part}.log`), 'utf8');
    const shop = await platform.startShop(version, place);
    const { products } = await readCatalogue(platform.apiUrl, club.id);
    const [product] = products;
    if (!product) throw new Error('There is no product.');
    const ask = async (path: string) => {
      // A browser that wants its requests recorded, in a trace of its choice.
      const headers = { traceparent: `00-${'1'.repeat(32)}-${'2'.repeat(16)}-01` };
      const { statusCode, body } = await request(place.url + path, { headers });
      await body.dump();
      expect({ path, statusCode, log: statusCode === 200 || log(`shop-${place.port}`) }).toEqual({
        path,
        statusCode: 200,
        log: true,
      });
    };
    await ask(`${product.url}?email=freja@example.com`);
    await ask(product.url);
    await ask(`/api/products/${product.id}`);
    await platform.end(shop, 'SIGTERM');
    await platform.end(api, 'SIGTERM');
    return { product, files, apiLog: log(`api-${platform.apiPlaces[0]?.port}`) };
  } finally {
    await platform.stop();
  }
}

describe.runIf(findPostgres() && hasCaddy())('a shop and the API with a collector', () => {
  let collector: Collector;
  let version: Club;
  let visited: Awaited<ReturnType<typeof visit>>;
  beforeAll(async () => {
    collector = await startCollector();
    version = await buildVersion(club, 'traces');
    visited = await visit(version, 'on', { OTEL_EXPORTER_OTLP_ENDPOINT: collector.url });
  });
  afterAll(() => collector.close());

  const isBelow = (span: ReceivedSpan, above: ReceivedSpan): boolean => {
    const parent = collector.spans.find(({ spanId }) => spanId === span.parentSpanId);
    return parent !== undefined && (parent === above || isBelow(parent, above));
  };
  const pages = () => collector.spans.filter(({ name }) => name === 'page');

  it('have one trace from a page to the statements of the database', () => {
    const [first, second] = pages();
    if (!first) throw new Error('There is no span of a page.');
    expect(first).toMatchObject({
      service: `matchday-shop-${club.id}`,
      parentSpanId: '',
      attributes: { 'matchday.page_cache': 'miss', 'url.path': visited.product.url },
    });
    expect(second?.attributes['matchday.page_cache']).toBe('hit');
    const trace = collector.spans.filter((span) => isBelow(span, first));
    const render = trace.find(({ name }) => name === 'render');
    const call = trace.find(({ name }) => name === 'call getProductByVariant');
    const answer = trace.find(({ parentSpanId }) => parentSpanId === call?.spanId);
    expect(render?.parentSpanId).toBe(first.spanId);
    expect(render && call && isBelow(call, render)).toBe(true);
    expect(answer).toMatchObject({
      service: 'matchday-api',
      attributes: { 'matchday.operation': 'getProductByVariant', 'matchday.store': club.id },
    });
    const statements = trace.filter((span) => answer && isBelow(span, answer));
    expect(statements.map(({ attributes }) => attributes['db.query.text']).join()).toContain('select');
    expect(new Set(trace.map(({ traceId }) => traceId))).toEqual(new Set([first.traceId]));
  });

  it('have a trace of a call through the gateway', () => {
    const gateway = collector.spans.find(({ name }) => name === 'gateway getProduct');
    const call = collector.spans.find(({ parentSpanId }) => parentSpanId === gateway?.spanId);
    const answer = collector.spans.find(({ parentSpanId }) => parentSpanId === call?.spanId);
    expect([call?.name, answer?.service]).toEqual(['call getProduct', 'matchday-api']);
  });

  it('let no browser choose a trace, and send no query', () => {
    expect(collector.spans.map(({ traceId }) => traceId)).not.toContain('1'.repeat(32));
    expect(collector.bodies.join('')).not.toContain('freja');
  });

  it('have the ids of traces in their logs, and metrics at the collector', () => {
    const [first] = pages();
    expect(visited.apiLog).toContain(`"trace_id":"${first?.traceId}"`);
    const names = collector.values.map(({ name }) => name);
    expect(names).toEqual(expect.arrayContaining(['matchday_request_duration_seconds', 'matchday_waiting']));
  });

  it('load OpenTelemetry only with a collector', async () => {
    const { files, apiLog } = await visit(version, 'off', {});
    expect(existsSync(visited.files.shop) && existsSync(visited.files.api)).toBe(true);
    expect(existsSync(files.shop) || existsSync(files.api)).toBe(false);
    expect(apiLog).not.toContain('trace_id');
  });
});
