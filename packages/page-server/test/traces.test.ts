import { type Collector, startCollector } from '@matchday/otlp-collector';
import { currentSpan } from '@matchday/telemetry';
import { startTracing } from '@matchday/telemetry/start';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { serveApp } from './served-app';

const given = `00-${'a'.repeat(32)}-${'b'.repeat(16)}-01`;

let collector: Collector;
let stop: () => Promise<void>;
beforeEach(async () => {
  collector = await startCollector();
  vi.stubEnv('OTEL_EXPORTER_OTLP_ENDPOINT', collector.url);
  stop = await startTracing({ service: 'a shop', onError: () => {} });
});
afterEach(async () => {
  vi.unstubAllEnvs();
  await collector.close();
});

const pages = () =>
  collector.spans
    .filter(({ name }) => name === 'page')
    .map(({ attributes }) => [attributes['url.path'], attributes['matchday.page_cache']]);

it('says how each page was answered, and has its render below it', async () => {
  let isDown = false;
  {
    await using shop = await serveApp(({ url }) => {
      if (isDown) throw new Error('The API is down.');
      return { body: `${url} ${currentSpan()?.ids.traceId}`, tags: ['product'] };
    });
    const first = await shop.get('/shirt/?color=red&email=freja@example.com');
    await shop.get('/shirt/?color=red');
    isDown = true;
    shop.change('product');
    await shop.get('/shirt/?color=red');
    await shop.get('/logo.svg');
    await shop.get('/media/shirt.webp').catch(() => {});
    await shop.get('/health/ready');
    expect(first.text).toMatch(/ [\da-f]{32}$/);
  }
  await stop();
  expect(pages()).toEqual([
    ['/shirt/', 'miss'],
    ['/shirt/', 'hit'],
    ['/shirt/', 'stale'],
  ]);
  const first = collector.spans.find(({ name }) => name === 'page');
  const [render, failed] = collector.spans.filter(({ name }) => name === 'render');
  expect(first).toMatchObject({ parentSpanId: '', attributes: { 'http.response.status_code': 200 } });
  expect(render).toMatchObject({ traceId: first?.traceId, parentSpanId: first?.spanId, hasFailed: false });
  expect(failed?.hasFailed).toBe(true);
  expect(collector.spans).toHaveLength(5);
  expect(collector.bodies.join('')).not.toContain('freja');
});

it.each([
  [false, 'begins a trace of its own'],
  [true, 'goes on with the trace of the proxy'],
])('with acceptsTraceParents %s, %s', async (acceptsTraceParents) => {
  {
    const app = () => ({ body: 'page', tags: [] });
    await using shop = await serveApp(app, undefined, undefined, undefined, undefined, acceptsTraceParents);
    await shop.get('/shirt/', { traceparent: given });
  }
  await stop();
  const page = collector.spans.find(({ name }) => name === 'page');
  expect(page?.traceId === 'a'.repeat(32)).toBe(acceptsTraceParents);
});
