import { Kysely, PostgresDialect } from 'kysely';
import { Pool, types } from 'pg';
import { type ConnectionLimits, usualConnectionLimits } from './connection-limits';
import type { Database } from './database';
import { dateType, int8Type, type OpenDatabase } from './open-database';
import { preparedPool } from './prepared-pool';
import { traceStatements } from './trace-statements';

const parsers = new Map<number, (text: string) => unknown>([
  [int8Type, Number],
  [dateType, String],
]);

/** Opens a database on a PostgreSQL server through a connection pool. */
export function openServer(
  connectionString: string,
  onError: (error: Error) => void,
  limits: ConnectionLimits = usualConnectionLimits,
): OpenDatabase {
  const pool = new Pool({
    connectionString,
    max: limits.atMost,
    connectionTimeoutMillis: limits.waitMs,
    statement_timeout: limits.statementMs,
    types: { getTypeParser: (id, format) => parsers.get(id) ?? types.getTypeParser(id, format) },
  });
  pool.on('error', onError);
  const db = new Kysely<Database>({
    dialect: new PostgresDialect({ pool: preparedPool(pool) }),
    ...traceStatements(),
  });
  const connections = () => ({
    busy: pool.totalCount - pool.idleCount,
    idle: pool.idleCount,
    waiting: pool.waitingCount,
  });
  return { db, close: () => db.destroy(), connections };
}
