import { setTimeout as wait } from 'node:timers/promises';
import { startMetrics, startTracing } from '@matchday/telemetry/start';
import { createContext, createLog, type Demo } from './composition';
import { type Config, readConfig } from './config';
import type { Context } from './context';
import { endOnFailure } from './end-on-failure';
import { endImportsOfPreviousProcess } from './features/imports/end-interrupted-imports';
import { startJobs } from './jobs/start-jobs';
import { serverLimits } from './platform/http/server-limits';
import { serveMetrics } from './platform/observability/serve-metrics';
import { buildServer } from './server';

/** As long as a request may take to arrive. Whatever stops the process must allow a little more. */
const stopWithinMs = serverLimits.requestMs;

/** The name in traces and metrics. */
const service = 'matchday-api';

/** Demonstration stores that an empty database is filled with. */
export interface DemoStores extends Demo {
  areMissing(context: Context): Promise<boolean>;
  /** Imports them into the configured database, which no process has open. */
  import(): Promise<void>;
}

/** Runs the API until a signal ends it. An error that prevents the start is written to the standard error output. */
export async function runApi(demo?: DemoStores): Promise<void> {
  await endOnFailure(() => serve(demo));
}

async function serve(demo: DemoStores | undefined): Promise<void> {
  const config = readConfig(process.env);
  const log = createLog(config);
  const onError = (err: unknown) => log.warn({ err }, 'traces or metrics not sent');
  // Before the database is opened, which records its statements.
  const stopTracing = await startTracing({ service, onError });
  const context = await openContext(config, config.demo ? demo : undefined);
  try {
    await endImportsOfPreviousProcess(context);
    let isStopping = false;
    const isReady = async () => !isStopping && (await context.isReady());
    const app = await buildServer({ ...context, isReady });
    const { promise: stopped, resolve: stop } = Promise.withResolvers<string>();
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.once(signal, stop);
    await app.listen({ host: config.host, port: config.port });
    const stops = [startJobs(context)];
    const { metrics } = context;
    if (metrics && config.metrics) stops.push(await serveMetrics(metrics, config.metrics));
    if (metrics) stops.push(await startMetrics({ service, onError, read: () => metrics.families() }));
    context.log.info({ signal: await stopped }, 'stopping');
    isStopping = true;
    // Until the load balancer has seen it, requests still arrive.
    await wait(config.drainMs);
    setTimeout(() => process.exit(1), stopWithinMs).unref();
    await Promise.all([app.close(), ...stops.map((stop) => stop())]);
  } finally {
    await context.close();
    await stopTracing();
  }
}

/** Opens the database, filled with the demonstration stores if they are wanted and missing. */
async function openContext(config: Config, demo: DemoStores | undefined): Promise<Context> {
  const context = await createContext(config, demo);
  if (!demo || !(await demo.areMissing(context))) return context;
  await context.close();
  await demo.import();
  return createContext(config, demo);
}
