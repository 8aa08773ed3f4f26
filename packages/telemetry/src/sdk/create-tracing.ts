import { AsyncLocalStorage } from 'node:async_hooks';
import { ROOT_CONTEXT, type Span as SdkSpan, SpanKind, SpanStatusCode, trace } from '@opentelemetry/api';
import { parseTraceParent, setGlobalErrorHandler } from '@opentelemetry/core';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import { BatchSpanProcessor, TracerProvider } from '@opentelemetry/sdk-trace';
import type { Span, Tracing } from '../tracing';
import { IdleRuns } from './idle-runs';
import { resourceOf } from './resource';
import { samplerOf } from './sampler';

const kinds = { server: SpanKind.SERVER, client: SpanKind.CLIENT, internal: SpanKind.INTERNAL };

/**
 * Records spans with OpenTelemetry's SDK. It is not registered globally: Next would add spans with whole addresses, and
 * whatever else is in the process.
 */
export function createTracing(
  { service, onError }: { service: string; onError: (error: unknown) => void },
  env: Readonly<Record<string, string | undefined>>,
): { tracing: Tracing; stop: () => Promise<void> } {
  setGlobalErrorHandler(onError);
  const provider = new TracerProvider({
    resource: resourceOf(service),
    sampler: samplerOf(env),
    spanProcessors: [new IdleRuns(new BatchSpanProcessor({ exporter: new OTLPTraceExporter() }))],
  });
  const tracer = provider.getTracer('@matchday/telemetry');
  const current = new AsyncLocalStorage<Span>();
  const sdkSpans = new WeakMap<Span, SdkSpan>();
  // A page that reads the clock while Next prerenders it is not cached. Outside of its render, nobody sees it.
  const outside = AsyncLocalStorage.snapshot();

  function contextOf(parent: string | undefined) {
    const remote = parent === undefined ? null : parseTraceParent(parent);
    if (remote) return trace.setSpanContext(ROOT_CONTEXT, { ...remote, isRemote: true });
    const above = current.getStore();
    const sdkSpan = above && sdkSpans.get(above);
    return sdkSpan ? trace.setSpan(ROOT_CONTEXT, sdkSpan) : ROOT_CONTEXT;
  }

  const tracing: Tracing = {
    current: () => current.getStore(),
    begin(name, { kind = 'internal', attributes = {}, parent, lastedMs }) {
      const context = contextOf(parent);
      const now = performance.timeOrigin + performance.now();
      const startTime = lastedMs === undefined ? undefined : now - lastedMs;
      const options = { kind: kinds[kind], attributes, ...(startTime !== undefined && { startTime }) };
      const sdkSpan = outside(() => tracer.startSpan(name, options, context));
      const span = spanOf(sdkSpan, (work) => current.run(span, work), outside);
      sdkSpans.set(span, sdkSpan);
      return span;
    },
  };
  return { tracing, stop: () => provider.shutdown() };
}

function spanOf(span: SdkSpan, run: Span['run'], outside: <T>(work: () => T) => T): Span {
  const { traceId, spanId, traceFlags } = span.spanContext();
  let hasEnded = false;
  return {
    ids: { traceId, spanId },
    traceParent: `00-${traceId}-${spanId}-0${traceFlags}`,
    run,
    rename: (name) => void span.updateName(name),
    set: (attributes) => void span.setAttributes(attributes),
    fail(error) {
      span.setAttribute('error.type', kindOf(error));
      span.setStatus({ code: SpanStatusCode.ERROR });
    },
    end() {
      if (hasEnded) return;
      hasEnded = true;
      outside(() => span.end(performance.timeOrigin + performance.now()));
    },
  };
}

/** The code or the name of an error. */
function kindOf(error: unknown): string {
  if (!(error instanceof Error)) return typeof error === 'string' ? error : typeof error;
  return 'code' in error && typeof error.code === 'string' ? error.code : error.name;
}
