import { collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import type { OpenDatabase } from '../db/open-database';
import { type Backlog, countBacklog } from '../db/repositories/backlog';

/** What is measured; none of it names a store, a shopper or an address. */
export interface Metrics {
  /** Notes an answered request; `operation` is its operationId, or `none` where no operation was asked. */
  noteRequest(operation: string, status: number, seconds: number): void;
  /** All of it in Prometheus' text format. */
  read(): Promise<string>;
  contentType: string;
}

const durations = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];
const backlogWithinMs = 2_000;

/** Measures this process and, whenever it is asked, what waits in the database. */
export function createMetrics({ db, connections }: OpenDatabase, clock: () => Date): Metrics {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const requests = new Histogram({
    name: 'matchday_request_duration_seconds',
    help: 'From a request to its answer, by operation and status',
    labelNames: ['operation', 'status'],
    buckets: durations,
    registers: [registry],
  });
  if (connections) measureConnections(registry, connections);
  const noteBacklog = measureBacklog(registry);
  const reachable = new Gauge({
    name: 'matchday_database_up',
    help: 'Whether the database answered when this was asked',
    registers: [registry],
  });
  return {
    noteRequest: (operation, status, seconds) => requests.observe({ operation, status }, seconds),
    async read() {
      const backlog = await within(backlogWithinMs, countBacklog(db, clock()));
      reachable.set(backlog ? 1 : 0);
      noteBacklog(backlog);
      return registry.metrics();
    },
    contentType: registry.contentType,
  };
}

function measureConnections(registry: Registry, connections: NonNullable<OpenDatabase['connections']>): void {
  const gauge = new Gauge({
    name: 'matchday_database_connections',
    help: 'Connections of this process to the database by state; waiting: requests that wait for one',
    labelNames: ['state'],
    registers: [registry],
    collect() {
      for (const [state, count] of Object.entries(connections())) gauge.set({ state }, count);
    },
  });
}

/** @returns a function that takes what was counted; what could not be counted is left out of the answer */
function measureBacklog(registry: Registry): (backlog: Backlog | undefined) => void {
  const gauge = (name: string, help: string) =>
    new Gauge({ name: `matchday_${name}`, help, labelNames: ['queue'], registers: [registry] });
  const waiting = gauge('waiting', 'What waits to be done in all stores, by queue');
  const oldest = gauge('waiting_oldest_seconds', 'For how long the oldest of it has waited');
  const failed = gauge('failed', 'What was given up and wants an operator');
  return (backlog) => {
    for (const each of [waiting, oldest, failed]) each.reset();
    if (!backlog) return;
    const { changes, mails, openPayments, refunds, failedMails, failedRefunds } = backlog;
    const queues = { changes, mails, payments: openPayments, refunds };
    for (const [queue, { count, oldestSeconds }] of Object.entries(queues)) {
      waiting.set({ queue }, count);
      oldest.set({ queue }, oldestSeconds);
    }
    failed.set({ queue: 'mails' }, failedMails);
    failed.set({ queue: 'refunds' }, failedRefunds);
  };
}

/** The value, or undefined where it fails or does not come in time. */
async function within<T>(ms: number, work: Promise<T>): Promise<T | undefined> {
  const late = Promise.withResolvers<undefined>();
  const timer = setTimeout(() => late.resolve(undefined), ms);
  try {
    return await Promise.race([work.catch(() => undefined), late.promise]);
  } finally {
    clearTimeout(timer);
  }
}
