import { startCollector } from '@matchday/otlp-collector';
import { afterEach, expect, it, vi } from 'vitest';
import { startMetrics } from '../src/start';

afterEach(() => {
  vi.unstubAllEnvs();
});
const onError = () => {};

it('sends the metrics of Prometheus, with what each bucket has alone', async () => {
  await using stack = new AsyncDisposableStack();
  const collector = stack.adopt(await startCollector(), (started) => started.close());
  vi.stubEnv('OTEL_EXPORTER_OTLP_ENDPOINT', collector.url);
  const name = 'request_seconds';
  const bucket = (le: string | number, value: number) => ({
    metricName: `${name}_bucket`,
    labels: { le, operation: 'getProduct' },
    value,
  });
  const labels = { operation: 'getProduct' };
  const stop = await startMetrics({
    service: 'an API',
    onError,
    read: async () => [
      {
        name,
        help: 'Requests',
        type: 'histogram',
        values: [
          bucket(0.1, 2),
          bucket(1, 5),
          bucket('+Inf', 6),
          { metricName: `${name}_sum`, labels, value: 7.5 },
          { metricName: `${name}_count`, labels, value: 6 },
        ],
      },
      { name: 'waiting', help: 'Queue', type: 'gauge', values: [{ labels: { queue: 'mails' }, value: 3 }] },
      { name: 'ended_total', help: 'Ends', type: 'counter', values: [{ labels: {}, value: 9 }] },
    ],
  });
  await stop();
  expect(collector.values).toEqual([
    { service: 'an API', name, attributes: labels, value: 7.5, count: 6, bucketCounts: [2, 3, 1] },
    { service: 'an API', name: 'waiting', attributes: { queue: 'mails' }, value: 3 },
    { service: 'an API', name: 'ended_total', attributes: {}, value: 9 },
  ]);
});

it('is off without a collector', async () => {
  const read = vi.fn<() => Promise<never[]>>();
  const stop = await startMetrics({ service: 'an API', onError, read });
  await stop();
  expect(read).not.toHaveBeenCalled();
});
