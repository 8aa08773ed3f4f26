import { type Attributes, type HrTime, ValueType } from '@opentelemetry/api';
import { hrTime } from '@opentelemetry/core';
import { emptyResource } from '@opentelemetry/resources';
import {
  AggregationTemporality,
  type DataPoint,
  DataPointType,
  type Histogram,
  type MetricData,
  type MetricProducer,
} from '@opentelemetry/sdk-metrics';
import type { MetricFamily, MetricSample } from './metric-families';

/** Reads metrics in the model of Prometheus and gives them to OpenTelemetry, all of this process since its start. */
export function metricProducer(read: () => Promise<readonly MetricFamily[]>): MetricProducer {
  const startTime = hrTime(0);
  return {
    async collect() {
      const endTime = hrTime();
      const metrics = (await read()).flatMap((family) => dataOf(family, { startTime, endTime }) ?? []);
      const scopeMetrics = [{ scope: { name: '@matchday/telemetry' }, metrics }];
      return { resourceMetrics: { resource: emptyResource(), scopeMetrics }, errors: [] };
    },
  };
}

interface Times {
  startTime: HrTime;
  endTime: HrTime;
}

/** Undefined for a summary, which no metric of ours is. */
function dataOf(family: MetricFamily, times: Times): MetricData | undefined {
  const common = {
    descriptor: { name: family.name, description: family.help, unit: '', valueType: ValueType.DOUBLE },
    aggregationTemporality: AggregationTemporality.CUMULATIVE,
  };
  const dataPoints = () =>
    family.values.map(({ labels, value }) => ({ ...times, attributes: attributesOf(labels), value }));
  switch (family.type) {
    case 'counter':
      return { ...common, dataPointType: DataPointType.SUM, isMonotonic: true, dataPoints: dataPoints() };
    case 'gauge':
      return { ...common, dataPointType: DataPointType.GAUGE, dataPoints: dataPoints() };
    case 'histogram':
      return {
        ...common,
        dataPointType: DataPointType.HISTOGRAM,
        dataPoints: histogramsOf(family, times),
      };
    default:
      return undefined;
  }
}

/** One histogram for each set of labels. */
function histogramsOf({ name, values }: MetricFamily, times: Times): DataPoint<Histogram>[] {
  const byLabels = Map.groupBy(values, ({ labels }) => JSON.stringify(attributesOf(labels)));
  return [...byLabels.values()].map((samples) => histogramOf(name, samples, times));
}

function histogramOf(name: string, samples: readonly MetricSample[], times: Times): DataPoint<Histogram> {
  const valuesOf = (end: string) => samples.filter(({ metricName }) => metricName === `${name}_${end}`);
  const [sum, count] = [valuesOf('sum'), valuesOf('count')];
  return {
    ...times,
    attributes: attributesOf(samples[0]?.labels ?? {}),
    value: {
      buckets: bucketsOf(valuesOf('bucket')),
      sum: sum[0]?.value ?? 0,
      count: count[0]?.value ?? 0,
    },
  };
}

/** Prometheus counts in each bucket what is in the smaller ones too, OpenTelemetry does not. */
function bucketsOf(samples: readonly MetricSample[]): Histogram['buckets'] {
  const sorted = samples
    .map(({ labels, value }) => ({ bound: boundOf(labels.le), value }))
    .toSorted((a, b) => a.bound - b.bound);
  return {
    boundaries: sorted.map(({ bound }) => bound).filter(Number.isFinite),
    counts: sorted.map(({ value }, at) => value - (sorted[at - 1]?.value ?? 0)),
  };
}

const boundOf = (label: string | number | undefined) =>
  label === '+Inf' ? Number.POSITIVE_INFINITY : Number(label);

/** The labels without the bound of a bucket. */
function attributesOf({ le: _bound, ...labels }: MetricSample['labels']): Attributes {
  return Object.fromEntries(Object.entries(labels).map(([label, value]) => [label, String(value)]));
}
