/** How a process uses a PostgreSQL server. */
export interface ConnectionLimits {
  /** The number of connections that the process opens. */
  atMost: number;
  /** How long a request waits for a connection. */
  waitMs: number;
  /** How long a statement may take. */
  statementMs: number;
}

export const usualConnectionLimits: ConnectionLimits = { atMost: 10, waitMs: 5_000, statementMs: 15_000 };
