import type { MetricFamily } from '@matchday/telemetry/start';
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import type { OpenDatabase } from '../database/open-database';
import type { App } from '../http/app';

/** Prometheus metrics. They contain no store, shopper or address. */
export interface Metrics {
  /** Records a request; `operation` is its operationId, or `none` if no operation matched. */
  recordRequest(operation: string, status: number, seconds: number): void;
  /**
   * Records the end of a payment.
   *
   * @param reason the class of the reason of a declined payment, `none` for other results
   */
  recordPayment(provider: string, result: string, reason: string): void;
  /** All metrics in the Prometheus text format. */
  read(): Promise<string>;
  contentType: string;
  /** All metrics, for a collector of OpenTelemetry. */
  families(): Promise<readonly MetricFamily[]>;
}

/** Pending work, by queue. */
export interface Backlog {
  waiting: Readonly<Record<string, { count: number /** 0 if nothing is pending. */; oldestSeconds: number }>>;
  /** Items that failed permanently and need an operator. */
  failed: Readonly<Record<string, number>>;
}

const durations = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];
const backlogTimeoutMs = 2_000;

/** Collects metrics of this process and, on every read, of the backlog in the database. */
export function createMetrics(
  { connections }: Pick<OpenDatabase, 'connections'>,
  countBacklog: () => Promise<Backlog>,
): Metrics {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const requests = new Histogram({
    name: 'matchday_request_duration_seconds',
    help: 'Request duration by operation and status',
    labelNames: ['operation', 'status'],
    buckets: durations,
    registers: [registry],
  });
  if (connections) measureConnections(registry, connections);
  const recordBacklog = measureBacklog(registry);
  const reachable = new Gauge({
    name: 'matchday_database_up',
    help: 'Whether the database responded to this read',
    registers: [registry],
  });
  const payments = new Counter({
    name: 'matchday_payments_ended_total',
    help: 'Ended payments by provider, result, and the reason of declined ones',
    labelNames: ['provider', 'result', 'reason'],
    registers: [registry],
  });
  const readBacklog = async () => {
    const backlog = await withTimeout(backlogTimeoutMs, countBacklog());
    reachable.set(backlog ? 1 : 0);
    recordBacklog(backlog);
  };
  return {
    recordPayment: (provider, result, reason) => payments.inc({ provider, result, reason }),
    recordRequest: (operation, status, seconds) => requests.observe({ operation, status }, seconds),
    async read() {
      await readBacklog();
      return registry.metrics();
    },
    async families() {
      await readBacklog();
      return registry.getMetricsAsJSON();
    },
    contentType: registry.contentType,
  };
}

function measureConnections(registry: Registry, connections: NonNullable<OpenDatabase['connections']>): void {
  const gauge = new Gauge({
    name: 'matchday_database_connections',
    help: 'Database connections of this process by state; waiting: requests that wait for a connection',
    labelNames: ['state'],
    registers: [registry],
    collect() {
      for (const [state, count] of Object.entries(connections())) gauge.set({ state }, count);
    },
  });
}

/** @returns a function that records the backlog; without one, its metrics are omitted */
function measureBacklog(registry: Registry): (backlog: Backlog | undefined) => void {
  const gauge = (name: string, help: string) =>
    new Gauge({ name: `matchday_${name}`, help, labelNames: ['queue'], registers: [registry] });
  const waiting = gauge('waiting', 'Waiting items of all stores, by queue');
  const oldest = gauge('waiting_oldest_seconds', 'Age of the oldest waiting item');
  const failed = gauge('failed', 'Items that failed permanently and need an operator');
  return (backlog) => {
    for (const each of [waiting, oldest, failed]) each.reset();
    if (!backlog) return;
    for (const [queue, { count, oldestSeconds }] of Object.entries(backlog.waiting)) {
      waiting.set({ queue }, count);
      oldest.set({ queue }, oldestSeconds);
    }
    for (const [queue, count] of Object.entries(backlog.failed)) failed.set({ queue }, count);
  };
}

/** The value, or undefined if the work fails or times out. */
async function withTimeout<T>(ms: number, work: Promise<T>): Promise<T | undefined> {
  const late = Promise.withResolvers<undefined>();
  const timer = setTimeout(() => late.resolve(undefined), ms);
  try {
    return await Promise.race([work.catch(() => undefined), late.promise]);
  } finally {
    clearTimeout(timer);
  }
}

/** Records the duration of every request. */
export function measureRequests(app: App, metrics: Metrics): void {
  app.addHook('onResponse', async ({ routeOptions }, reply) => {
    const operation = routeOptions.schema?.operationId ?? 'none';
    metrics.recordRequest(operation, reply.statusCode, reply.elapsedTime / 1000);
  });
}
