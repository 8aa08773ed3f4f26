import { Writable } from 'node:stream';
import { type Collector, type ReceivedSpan, startCollector } from '@matchday/otlp-collector';
import { inSpan } from '@matchday/telemetry';
import { startMetrics, startTracing } from '@matchday/telemetry/start';
import { traceHeaders } from '@matchday/telemetry/trace-parent';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { createLog } from '../../src/composition';
import { startJobs } from '../../src/jobs/start-jobs';
import { eventually, type PaidApi, startPaidApi } from '../paid-api';
import { billing, readyShopper, type Shopper } from '../shopper';

const forged = `00-${'1'.repeat(32)}-${'2'.repeat(16)}-01`;
const lines: string[] = [];
const sink = new Writable({
  write(chunk, _encoding, done) {
    lines.push(String(chunk));
    done();
  },
});

let collector: Collector;
let api: PaidApi;
let fan: Shopper;
/** Buys a jersey with traces on, as the only test data: everything is sent at the end. */
beforeAll(async () => {
  collector = await startCollector();
  vi.stubEnv('OTEL_EXPORTER_OTLP_ENDPOINT', collector.url);
  const onError = (error: unknown) => {
    throw error;
  };
  const stopTracing = await startTracing({ service: 'matchday-api', onError });
  api = await startPaidApi({
    env: { OTEL_EXPORTER_OTLP_ENDPOINT: collector.url },
    context: () => ({ log: createLog({ logLevel: 'info' }, sink) }),
  });
  const { metrics, config } = api.context;
  if (!metrics) throw new Error('Nothing is measured.');
  const stopMetrics = await startMetrics({
    service: 'matchday-api',
    onError,
    read: () => metrics.families(),
  });
  await inSpan('shop', { kind: 'client' }, async () => {
    const headers = traceHeaders(config.invalidationSecret);
    await api.call('/api/categories/home', { headers });
  });
  await api.call('/api/categories/nothing', { headers: { traceparent: forged } });
  await api.call('/health/ready');

  const declined = await readyShopper(api.call);
  await act((await declined.pay()).body.data.url, { action: 'decline', reason: 'expired_card' });
  await eventually(declined.receipt, ({ body }) => body.meta.status !== 202);
  fan = await readyShopper(api.call);
  await act((await fan.pay()).body.data.url, { action: 'approve' });
  await eventually(fan.receipt, ({ body }) => body.receipt !== null);
  const stopJobs = startJobs(api.context);
  const { db } = api.context;
  await eventually(
    () => db.selectFrom('mails').select('sent_at').where('sent_at', 'is', null).execute(),
    (unsent) => unsent.length === 0,
  );
  await stopJobs();
  await stopMetrics();
  await stopTracing();
});
afterAll(async () => {
  vi.unstubAllEnvs();
  await api.close();
  await collector.close();
});

const act = (url: string, action: Parameters<PaidApi['sandbox']['act']>[1]) => api.sandbox.act(url, action);
const find = (name: string) => collector.spans.find((span) => span.name === name);
const below = (parent: ReceivedSpan | undefined) =>
  collector.spans.filter(({ parentSpanId }) => parentSpanId === parent?.spanId);

describe('a trace', () => {
  it('goes on from the shop to the statements of the database', () => {
    const request = find('GET /api/categories/:id');
    expect(request).toMatchObject({
      traceId: find('shop')?.traceId,
      parentSpanId: find('shop')?.spanId,
      attributes: {
        'http.request.method': 'GET',
        'http.route': '/api/categories/:id',
        'matchday.operation': 'getCategory',
        'matchday.store': 'north',
      },
    });
    const statements = below(request).filter(({ attributes }) => attributes['db.query.text']);
    expect(statements.length).toBeGreaterThan(0);
    expect(statements[0]?.attributes).toMatchObject({ 'db.system.name': 'postgresql' });
  });

  it('has the calls of the payment provider, and statements after the body was read', () => {
    const checkout = find('POST /api/baskets/:token/checkout');
    const names = below(checkout).map(({ name }) => name);
    expect(names).toEqual(expect.arrayContaining(['payment createSession', 'select', 'insert', 'update']));
    const inserts = below(checkout).filter(({ name }) => name === 'insert');
    expect(inserts.map(({ attributes }) => attributes['db.query.text']).join('\n')).toMatch(
      /insert into "payments" .* values \(\$1, \$2/,
    );
  });

  it('has the mails of a job, and nothing of the runs that sent none', () => {
    const job = find('job deliver mails');
    expect(below(job)).toEqual(
      expect.arrayContaining([
        expect.objectContaining({
          name: 'send mail',
          attributes: { 'matchday.store': 'north', 'matchday.mail': 'orderConfirmed' },
        }),
      ]),
    );
    expect(find('job end interrupted imports')).toBeUndefined();
  });

  it('cannot be chosen by a caller who does not know the secret', () => {
    const missing = collector.spans.filter(({ name }) => name === 'GET /api/categories/:id')[1];
    expect(missing).toMatchObject({ parentSpanId: '', hasFailed: false });
    expect(collector.spans.map(({ traceId }) => traceId)).not.toContain('1'.repeat(32));
  });

  it('leaves out health checks', () => {
    expect(collector.spans.filter(({ name }) => name.includes('/health/'))).toEqual([]);
  });

  it('contains no token, no person and no value of a statement', () => {
    const sent = collector.bodies.join('');
    for (const secret of [fan.token, billing.email, billing.lastName, billing.street, 'jersey-red-s'])
      expect(sent).not.toContain(secret);
  });

  it('is in the lines of the log', () => {
    const request = lines.map((line) => JSON.parse(line)).find(({ msg }) => msg === 'request');
    const { traceId } = find('GET /api/categories/:id') ?? {};
    expect(request).toMatchObject({ trace_id: traceId, span_id: expect.stringMatching(/^[\da-f]{16}$/) });
  });
});

describe('metrics', () => {
  const valueOf = (name: string, attributes: Record<string, string>) =>
    collector.values.findLast(
      (value) =>
        value.name === name &&
        Object.entries(attributes).every(([key, expected]) => value.attributes[key] === expected),
    );

  it('are sent besides traces', () => {
    const labels = { operation: 'checkOutBasket', status: '200' };
    expect(valueOf('matchday_request_duration_seconds', labels)?.count).toBe(2);
    expect(valueOf('matchday_database_up', {})?.value).toBe(1);
  });

  it('count ended payments once, with the reason of declined ones', () => {
    const ended = (labels: Record<string, string>) =>
      valueOf('matchday_payments_ended_total', { provider: 'sandbox', ...labels })?.value;
    expect(ended({ result: 'declined', reason: 'expired_card' })).toBe(1);
    expect(ended({ result: 'paid', reason: 'none' })).toBe(1);
  });
});
