import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { freePort } from '../../../test/api-process';
import { type PaidApi, startPaidApi } from '../../../test/paid-api';
import { readyShopper } from '../../../test/shopper';
import { startTestApi } from '../../../test/test-api';
import { serveMetrics } from './serve-metrics';

let api: PaidApi;
let address: string;
let stop: () => Promise<void>;
beforeAll(async () => {
  const port = await freePort();
  api = await startPaidApi({ env: { METRICS_PORT: String(port) }, webhooks: false });
  const { metrics, config } = api.context;
  if (!metrics || !config.metrics) throw new Error('Metrics are disabled.');
  stop = await serveMetrics(metrics, config.metrics);
  address = `http://127.0.0.1:${port}`;
});
afterAll(async () => {
  await stop();
  await api.close();
});

const read = async () => (await fetch(`${address}/metrics`)).text();
/** The value of a line such as `name{label="x"}`. */
const valueOf = async (line: string) =>
  Number(
    (await read())
      .split('\n')
      .find((each) => each.startsWith(`${line} `))
      ?.slice(line.length + 1),
  );

describe('GET /metrics', () => {
  it('responds on the metrics port only', async () => {
    const response = await fetch(`${address}/metrics`);
    expect([response.status, response.headers.get('content-type')]).toEqual([
      200,
      'text/plain; version=0.0.4; charset=utf-8',
    ]);
    expect((await fetch(`${address}/`)).status).toBe(404);
    expect((await fetch(`${address}/metrics`, { method: 'POST' })).status).toBe(404);
    expect((await api.call('/metrics')).status).toBe(404);
  });

  it('counts requests by operation and status, and requests without an operation as none', async () => {
    const count = (labels: string) => valueOf(`matchday_request_duration_seconds_count{${labels}}`);
    const known = await count('operation="getCategory",status="200"');
    await api.call('/api/categories/home');
    await api.call('/api/categories/nothing');
    await api.call('/wp-login.php');
    expect(await count('operation="getCategory",status="200"')).toBe((known || 0) + 1);
    expect(await count('operation="getCategory",status="404"')).toBe(1);
    expect(await count('operation="none",status="404"')).toBeGreaterThan(0);
  });

  it('reports the backlog: open payments and their age, changes, mails, refunds', async () => {
    expect(await valueOf('matchday_waiting{queue="payments"}')).toBe(0);
    const fan = await readyShopper(api.call, 'jersey-red-m', 3);
    expect((await fan.pay()).status).toBe(200);
    expect(await valueOf('matchday_waiting{queue="payments"}')).toBe(1);
    expect(await valueOf('matchday_waiting_oldest_seconds{queue="payments"}')).toBeGreaterThan(0);
    expect(await valueOf('matchday_waiting{queue="changes"}')).toBeGreaterThan(0);
    for (const queue of ['mails', 'refunds']) {
      expect(await valueOf(`matchday_waiting{queue="${queue}"}`)).toBe(0);
      expect(await valueOf(`matchday_failed{queue="${queue}"}`)).toBe(0);
    }
  });

  it('reports the process and its event loop', async () => {
    expect(await valueOf('nodejs_eventloop_lag_p99_seconds')).toBeGreaterThanOrEqual(0);
    expect(await valueOf('process_resident_memory_bytes')).toBeGreaterThan(0);
  });

  it('contains no store, token or address', async () => {
    const fan = await readyShopper(api.call);
    await fan.basket();
    const text = await read();
    expect(text).toContain('operation="getBasket"');
    for (const secret of ['north', fan.token, 'freja@example.com', '/api/'])
      expect(text).not.toContain(secret);
  });
});

it('reports a lost database and still serves the other metrics', async () => {
  const lost = await startTestApi({ env: { METRICS_PORT: '9100' } });
  await lost.context.close();
  const text = await lost.context.metrics?.read();
  await lost.app.close();
  expect(text).toContain('matchday_database_up 0');
  expect(text).not.toContain('matchday_waiting{');
  expect(text).toContain('process_cpu_seconds_total');
});
