import { resolve } from 'node:path';
import { type Environment, readNumber, readSwitch } from '../environment';
import { type ConnectionLimits, usualConnectionLimits as usual } from './connection-limits';

/** Which database a process uses, and how. */
export interface DatabaseSettings {
  /** URL of a PostgreSQL server; undefined to use the embedded database in `dataDir`. */
  databaseUrl: string | undefined;
  dataDir: string;
  /** How a process uses a server. */
  connections: ConnectionLimits;
  /** Whether a separate job migrates the database, so that other processes only check it. */
  migratesSeparately: boolean;
}

// A built API has no repository around it.
const base = import.meta.filename.endsWith('.ts')
  ? resolve(import.meta.dirname, '../../../../..')
  : process.cwd();
const millisecondsAtMost = 600_000;

/**
 * Reads the settings of the database.
 * @throws {ConfigError} when a variable has a value that cannot be used
 */
export function readDatabaseSettings(env: Environment): DatabaseSettings {
  return {
    databaseUrl: env.DATABASE_URL || undefined,
    dataDir: resolve(base, env.DATA_DIR || '.data'),
    connections: {
      atMost: readNumber(env, 'DATABASE_CONNECTIONS', usual.atMost, 1_000),
      waitMs: readNumber(env, 'DATABASE_WAIT_MS', usual.waitMs, millisecondsAtMost),
      statementMs: readNumber(env, 'DATABASE_STATEMENT_MS', usual.statementMs, millisecondsAtMost),
    },
    migratesSeparately: readSwitch(env, 'MIGRATIONS', 'separate'),
  };
}
