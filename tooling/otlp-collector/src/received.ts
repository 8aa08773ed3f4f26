/** A span as a collector received it. */
export interface ReceivedSpan {
  service: string;
  traceId: string;
  spanId: string;
  /** Empty for the first span of a trace. */
  parentSpanId: string;
  name: string;
  attributes: Readonly<Record<string, unknown>>;
  hasFailed: boolean;
  ms: number;
}

/** A value of a metric as a collector received it. */
export interface ReceivedValue {
  service: string;
  name: string;
  attributes: Readonly<Record<string, unknown>>;
  /** Of a histogram: its sum. */
  value: number;
  /** Of a histogram. */
  count?: number;
  bucketCounts?: readonly number[];
}

interface Attribute {
  key: string;
  value: Readonly<Record<string, unknown>>;
}
interface Resource {
  attributes: readonly Attribute[];
}

/** The JSON form of OTLP, as far as it is read here. */
interface TraceRequest {
  resourceSpans: readonly {
    resource: Resource;
    scopeSpans: readonly { spans: readonly SentSpan[] }[];
  }[];
}
interface SentSpan {
  traceId: string;
  spanId: string;
  parentSpanId?: string;
  name: string;
  attributes: readonly Attribute[];
  status: { code?: number };
  startTimeUnixNano: string;
  endTimeUnixNano: string;
}
interface MetricRequest {
  resourceMetrics: readonly {
    resource: Resource;
    scopeMetrics: readonly { metrics: readonly SentMetric[] }[];
  }[];
}
type Points = { dataPoints: readonly SentPoint[] };
interface SentMetric {
  name: string;
  sum?: Points;
  gauge?: Points;
  histogram?: Points;
}
interface SentPoint {
  attributes: readonly Attribute[];
  asDouble?: number;
  asInt?: number | string;
  sum?: number;
  count?: number | string;
  bucketCounts?: readonly (number | string)[];
}

const failed = 2;

/** Reads the spans of a request to `/v1/traces`. */
export const spansIn = ({ resourceSpans }: TraceRequest): ReceivedSpan[] =>
  resourceSpans.flatMap(({ resource, scopeSpans }) =>
    scopeSpans.flatMap(({ spans }) =>
      spans.map(({ parentSpanId = '', attributes, status, startTimeUnixNano, endTimeUnixNano, ...span }) => ({
        service: serviceOf(resource),
        traceId: span.traceId,
        spanId: span.spanId,
        parentSpanId,
        name: span.name,
        attributes: valuesOf(attributes),
        hasFailed: status.code === failed,
        ms: Number(BigInt(endTimeUnixNano) - BigInt(startTimeUnixNano)) / 1e6,
      })),
    ),
  );

/** Reads the values of a request to `/v1/metrics`. */
export const valuesIn = ({ resourceMetrics }: MetricRequest): ReceivedValue[] =>
  resourceMetrics.flatMap(({ resource, scopeMetrics }) =>
    scopeMetrics.flatMap(({ metrics }) =>
      metrics.flatMap(({ name, sum, gauge, histogram }) =>
        [sum, gauge, histogram].flatMap((points) =>
          (points?.dataPoints ?? []).map((point) => valueOf(serviceOf(resource), name, point)),
        ),
      ),
    ),
  );

function valueOf(service: string, name: string, point: SentPoint): ReceivedValue {
  return {
    service,
    name,
    attributes: valuesOf(point.attributes),
    value: Number(point.asDouble ?? point.asInt ?? point.sum ?? 0),
    ...(point.count !== undefined && { count: Number(point.count) }),
    ...(point.bucketCounts && { bucketCounts: point.bucketCounts.map(Number) }),
  };
}

const serviceOf = ({ attributes }: Resource) => String(valuesOf(attributes)['service.name']);

const valuesOf = (attributes: readonly Attribute[]): Record<string, unknown> =>
  Object.fromEntries(attributes.map(({ key, value }) => [key, Object.values(value)[0]]));
