import type { MetricFamily } from './sdk/metric-families';
import { useTracing } from './spans';

export type { MetricFamily, MetricSample } from './sdk/metric-families';

type Environment = Readonly<Record<string, string | undefined>>;

interface Source {
  /** The name of the program, unless `OTEL_SERVICE_NAME` has another one. */
  service: string;
  /** Called if the collector cannot be reached. */
  onError: (error: unknown) => void;
}

/** Whether the standard variables of OpenTelemetry name a collector for traces. */
export const exportsTraces = (env: Environment): boolean => exportsTo(env, 'TRACES');

/** Whether the standard variables of OpenTelemetry name a collector for metrics. */
export const exportsMetrics = (env: Environment): boolean => exportsTo(env, 'METRICS');

function exportsTo(env: Environment, signal: 'TRACES' | 'METRICS'): boolean {
  if (env.OTEL_SDK_DISABLED?.toLowerCase() === 'true') return false;
  if (env[`OTEL_${signal}_EXPORTER`] === 'none') return false;
  return Boolean(env.OTEL_EXPORTER_OTLP_ENDPOINT || env[`OTEL_EXPORTER_OTLP_${signal}_ENDPOINT`]);
}

/**
 * Sends the spans of this process to the collector that the environment names. Without one, nothing is loaded.
 *
 * @returns a function that sends the last spans and stops
 */
export async function startTracing(source: Source): Promise<() => Promise<void>> {
  if (!exportsTraces(process.env)) return async () => {};
  const { createTracing } = await import('./sdk/create-tracing');
  const { tracing, stop } = createTracing(source, process.env);
  useTracing(tracing);
  return async () => {
    useTracing(undefined);
    await stop();
  };
}

/**
 * Sends metrics to the collector that the environment names, every minute and at the end. Without one, nothing is
 * loaded.
 *
 * @returns a function that sends the metrics once more and stops
 */
export async function startMetrics(
  source: Source & { read: () => Promise<readonly MetricFamily[]> },
): Promise<() => Promise<void>> {
  if (!exportsMetrics(process.env)) return async () => {};
  const { sendMetrics } = await import('./sdk/send-metrics');
  return sendMetrics(source, process.env);
}
