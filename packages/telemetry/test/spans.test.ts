import { type Collector, startCollector } from '@matchday/otlp-collector';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { currentSpan, inSpan, isTracing, recordWork, traceIds } from '../src/spans';
import { startTracing } from '../src/start';
import { anyTraceParent, signedTraceParent, traceHeaders } from '../src/trace-parent';

const secret = 'a secret that shops and API share';
let collector: Collector;
let stop: () => Promise<void>;
beforeEach(async () => {
  collector = await startCollector();
  stop = async () => {};
});
afterEach(async () => {
  await stop();
  vi.unstubAllEnvs();
  await collector.close();
});

async function start(env: Record<string, string> = {}) {
  vi.stubEnv('OTEL_EXPORTER_OTLP_ENDPOINT', collector.url);
  for (const [name, value] of Object.entries(env)) vi.stubEnv(name, value);
  stop = await startTracing({
    service: 'a shop',
    onError: (error) => {
      throw error;
    },
  });
}
const spanOf = (name: string) => collector.spans.find((span) => span.name === name);

it.each([
  [{}],
  [{ OTEL_EXPORTER_OTLP_ENDPOINT: 'http://127.0.0.1:9', OTEL_SDK_DISABLED: 'true' }],
  [{ OTEL_EXPORTER_OTLP_ENDPOINT: 'http://127.0.0.1:9', OTEL_TRACES_EXPORTER: 'none' }],
])('is off with %o, and only does the work', async (env) => {
  for (const [name, value] of Object.entries(env)) vi.stubEnv(name, value);
  stop = await startTracing({ service: 'a shop', onError: () => {} });
  expect(isTracing()).toBe(false);
  expect(await inSpan('work', {}, async () => [currentSpan(), traceHeaders(secret), traceIds()])).toEqual([
    undefined,
    {},
    {},
  ]);
});

it('puts spans below each other, with their attributes and the kind of an error', async () => {
  await start();
  await expect(
    inSpan('page', { kind: 'server', attributes: { 'matchday.page_cache': 'miss' } }, async () => {
      recordWork('select', { kind: 'client', lastedMs: 20 });
      await inSpan('render', {}, async () => {
        currentSpan()?.set({ 'matchday.tries': 1 });
        throw new RangeError('freja@example.com is unknown');
      });
    }),
  ).rejects.toThrow('unknown');
  recordWork('outside', { lastedMs: 1 });
  await stop();
  const [page, render, select] = ['page', 'render', 'select'].map(spanOf);
  expect(page).toMatchObject({ service: 'a shop', parentSpanId: '', hasFailed: true });
  expect(render).toMatchObject({
    traceId: page?.traceId,
    parentSpanId: page?.spanId,
    attributes: { 'matchday.tries': 1, 'error.type': 'RangeError' },
  });
  expect(select).toMatchObject({ parentSpanId: page?.spanId, hasFailed: false });
  expect(select?.ms).toBeGreaterThan(19);
  expect(select?.ms).toBeLessThan(200);
  expect(spanOf('outside')).toBeUndefined();
  expect(collector.bodies.join('')).not.toContain('freja');
});

it('continues the trace of whoever signed it, and of nobody else', async () => {
  await start();
  const sent = await inSpan('call', { kind: 'client' }, async () => traceHeaders(secret));
  expect(sent.traceparent).toMatch(/^00-[\da-f]{32}-[\da-f]{16}-01$/);
  expect(signedTraceParent(sent, secret)).toBe(sent.traceparent);
  const forged = { ...sent, traceparent: `00-${'1'.repeat(32)}-${'2'.repeat(16)}-01` };
  for (const headers of [forged, { traceparent: forged.traceparent }, { ...sent, 'x-trace-signature': 'x' }])
    expect(signedTraceParent(headers, secret)).toBeUndefined();
  expect(signedTraceParent(sent, 'another secret')).toBeUndefined();
  expect(anyTraceParent(forged)).toBe(forged.traceparent);

  await inSpan('answer', { kind: 'server', parent: signedTraceParent(sent, secret) }, async () => {});
  await inSpan('other answer', { kind: 'server', parent: 'what is no traceparent' }, async () => {});
  await stop();
  const call = spanOf('call');
  expect(spanOf('answer')).toMatchObject({ traceId: call?.traceId, parentSpanId: call?.spanId });
  expect(spanOf('other answer')?.traceId).not.toBe(call?.traceId);
});

it('records the share of traces that the sampler says, and what the caller decided', async () => {
  await start({ OTEL_TRACES_SAMPLER: 'parentbased_traceidratio', OTEL_TRACES_SAMPLER_ARG: '0' });
  const headers = await inSpan('left out', {}, async () => traceHeaders(secret));
  expect(headers.traceparent).toMatch(/-00$/);
  const parent = `00-${'a'.repeat(32)}-${'b'.repeat(16)}-01`;
  await inSpan('recorded', { parent }, async () => {});
  await stop();
  expect(collector.spans.map(({ name }) => name)).toEqual(['recorded']);
});

it('refuses an unknown sampler', async () => {
  await expect(start({ OTEL_TRACES_SAMPLER: 'often' })).rejects.toThrow('OTEL_TRACES_SAMPLER');
});

it('leaves out runs of jobs that found nothing to do', async () => {
  await start();
  const run = (name: string, work: () => Promise<void>) =>
    inSpan(name, { attributes: { 'matchday.job': name } }, async () => {
      recordWork('select', { lastedMs: 1, attributes: { 'db.query.text': 'select 1' } });
      await work();
    });
  await run('idle', async () => {});
  await run('busy', () => inSpan('send mail', {}, async () => {}));
  await expect(run('failed', () => Promise.reject(new Error('no database')))).rejects.toThrow('no database');
  await stop();
  const names = collector.spans.map(({ name }) => name).toSorted();
  expect(names).toEqual(['busy', 'failed', 'select', 'select', 'send mail']);
});
