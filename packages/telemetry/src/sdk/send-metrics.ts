import { setGlobalErrorHandler } from '@opentelemetry/core';
import { OTLPMetricExporter } from '@opentelemetry/exporter-metrics-otlp-http';
import { MeterProvider, PeriodicExportingMetricReader } from '@opentelemetry/sdk-metrics';
import type { MetricFamily } from './metric-families';
import { metricProducer } from './metric-producer';
import { resourceOf } from './resource';

interface Source {
  service: string;
  onError: (error: unknown) => void;
  read: () => Promise<readonly MetricFamily[]>;
}

const usualIntervalMs = 60_000;
const mostMs = 30_000;

/** Sends metrics in the interval of `OTEL_METRIC_EXPORT_INTERVAL`, a minute by default. Resolves to a function that stops. */
export function sendMetrics(
  { service, onError, read }: Source,
  env: Readonly<Record<string, string | undefined>>,
): () => Promise<void> {
  setGlobalErrorHandler(onError);
  const intervalMs = Number(env.OTEL_METRIC_EXPORT_INTERVAL || usualIntervalMs);
  const reader = new PeriodicExportingMetricReader({
    exporter: new OTLPMetricExporter(),
    exportIntervalMillis: intervalMs,
    exportTimeoutMillis: Math.min(intervalMs, mostMs),
    metricProducers: [metricProducer(read)],
  });
  const provider = new MeterProvider({ resource: resourceOf(service), readers: [reader] });
  return () => provider.shutdown();
}
