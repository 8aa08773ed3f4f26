import type { Attributes, Span, SpanOptions, Tracing } from './tracing';

export type { Attributes, Span, SpanOptions } from './tracing';

/** Bundles have copies of this module. They find the same tracing through a global symbol. */
const key = Symbol.for('matchday.tracing');
const shared = globalThis as { [key]?: Tracing | undefined };

/** Lets all spans of the process go to a tracing, or switches them off. */
export function useTracing(tracing: Tracing | undefined): void {
  shared[key] = tracing;
}

/** Whether spans are recorded. */
export const isTracing = (): boolean => shared[key] !== undefined;

/** Begins a span below the current one; undefined if spans are off. Whoever begins it ends it. */
export const beginSpan = (name: string, options: SpanOptions = {}): Span | undefined =>
  shared[key]?.begin(name, options);

/** The span of the work that calls; undefined if there is none, or spans are off. */
export const currentSpan = (): Span | undefined => shared[key]?.current();

/** Does work in a span of its own. If spans are off, it only does the work. */
export async function inSpan<T>(name: string, options: SpanOptions, work: () => Promise<T>): Promise<T> {
  const span = beginSpan(name, options);
  if (!span) return work();
  try {
    return await span.run(work);
  } catch (error) {
    span.fail(error);
    throw error;
  } finally {
    span.end();
  }
}

/** Records work that has just ended, if it belongs to a span. */
export function recordWork(name: string, options: SpanOptions & { lastedMs: number }, error?: unknown): void {
  if (!currentSpan()) return;
  const span = beginSpan(name, options);
  if (error !== undefined) span?.fail(error);
  span?.end();
}

/** The ids of the current span, as fields of a log line; empty if there is none. */
export function traceIds(): Attributes {
  const ids = currentSpan()?.ids;
  return ids ? { trace_id: ids.traceId, span_id: ids.spanId } : {};
}
