/** What a span says besides its name and its time: no personal data, no tokens, no values of statements. */
export type Attributes = Readonly<Record<string, string | number | boolean>>;

export interface SpanOptions {
  /** `server`: answers a call; `client`: makes one; `internal` if missing. */
  kind?: 'server' | 'client' | 'internal';
  attributes?: Attributes;
  /** The `traceparent` of a caller who may continue its trace here. */
  parent?: string | undefined;
  /** How long the work has lasted already, in milliseconds. */
  lastedMs?: number;
}

/** A piece of work in a trace. */
export interface Span {
  readonly ids: { readonly traceId: string; readonly spanId: string };
  /** The `traceparent` for calls that belong to it. */
  readonly traceParent: string;
  /** Does work as a part of it: spans that begin meanwhile are below it. */
  run<T>(work: () => T): T;
  rename(name: string): void;
  set(attributes: Attributes): void;
  /** Marks it as failed, with the kind of the error. Its message may contain personal data, and is left out. */
  fail(error: unknown): void;
  /** Ends it. Ending it again changes nothing. */
  end(): void;
}

/** What records spans. */
export interface Tracing {
  begin(name: string, options: SpanOptions): Span;
  current(): Span | undefined;
}
