import { type Context, SpanStatusCode } from '@opentelemetry/api';
import type { ReadableSpan, Span, SpanProcessor } from '@opentelemetry/sdk-trace';

/** The attribute of a run of a background job. */
const jobAttribute = 'matchday.job';

/** Statements of databases have it. */
const statementAttribute = 'db.query.text';

const mostHeld = 1_000;

/**
 * Passes on the spans of a job's run only if it did more than ask the database, or failed. Jobs ask every second, and
 * nearly always there is nothing to do.
 */
export class IdleRuns implements SpanProcessor {
  readonly #next: SpanProcessor;
  readonly #runs = new Map<string, ReadableSpan[]>();

  constructor(next: SpanProcessor) {
    this.#next = next;
  }

  onStart(span: Span, context: Context): void {
    if (isRun(span)) this.#runs.set(span.spanContext().traceId, []);
    this.#next.onStart(span, context);
  }

  onEnd(span: ReadableSpan): void {
    const { traceId } = span.spanContext();
    const held = this.#runs.get(traceId);
    if (!held) return this.#next.onEnd(span);
    held.push(span);
    if (!isRun(span) && held.length < mostHeld) return undefined;
    this.#runs.delete(traceId);
    if (held.some(isWork)) for (const each of held) this.#next.onEnd(each);
    return undefined;
  }

  forceFlush(): Promise<void> {
    return this.#next.forceFlush();
  }

  shutdown(): Promise<void> {
    return this.#next.shutdown();
  }
}

const isRun = ({ attributes }: ReadableSpan) => attributes[jobAttribute] !== undefined;

const isWork = (span: ReadableSpan) =>
  span.status.code === SpanStatusCode.ERROR ||
  (!isRun(span) && span.attributes[statementAttribute] === undefined);
