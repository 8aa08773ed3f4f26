/** Limits per client connection. Times in milliseconds, sizes in bytes. */
export interface ServerLimits {
  bodyBytes: number;
  /** Request line, including the query, plus all headers. */
  headerBytes: number;
  /** Maximum time to receive all headers. */
  headersMs: number;
  /** Maximum time to receive the whole request. */
  requestMs: number;
  /** Maximum idle time of a connection within a request or response. */
  stallMs: number;
  /** Interval between checks for slow requests. */
  checkEveryMs: number;
}

export const serverLimits: ServerLimits = {
  bodyBytes: 64 * 1024,
  headerBytes: 16 * 1024,
  headersMs: 10_000,
  requestMs: 30_000,
  stallMs: 60_000,
  checkEveryMs: 2_000,
};
