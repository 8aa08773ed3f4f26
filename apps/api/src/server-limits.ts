/** How much, and for how long, one caller may ask of the server. Times in milliseconds, sizes in bytes. */
export interface ServerLimits {
  bodyBytes: number;
  /** The request line with its query, and all headers. */
  headerBytes: number;
  /** Until all headers have come. */
  headersMs: number;
  /** Until the whole request has come. */
  requestMs: number;
  /** How long a connection may stand still in the middle of a request or an answer. */
  stallMs: number;
  /** How often slow requests are looked for. */
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
