/** A value of a metric, as `prom-client` has them in `getMetricsAsJSON`. */
export interface MetricSample {
  /** Of a histogram: the name of the metric with `_bucket`, `_sum` or `_count`. */
  metricName?: string;
  labels: Readonly<Partial<Record<string, string | number>>>;
  value: number;
}

/** A metric in the model of Prometheus. */
export interface MetricFamily {
  name: string;
  help: string;
  type: string | number;
  values: readonly MetricSample[];
}
