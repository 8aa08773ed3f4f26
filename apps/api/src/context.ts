import type { FastifyBaseLogger } from 'fastify';
import type { Kysely } from 'kysely';
import { pino } from 'pino';
import type { Config } from './config';
import type { Database } from './db/database';
import { isMigrated, migrate } from './db/migrate';
import { type OpenDatabase, openDatabase } from './db/open';
import type { DropPointFinder } from './providers/drop-points/drop-point-finder';
import { embeddedDropPoints } from './providers/drop-points/embedded';
import { createPaymentProviders, type PaymentProviders } from './providers/payment/payment-providers';
import { StoreDirectory } from './shop/store-directory';

/** What the operations work with. */
export interface Context {
  config: Config;
  db: Kysely<Database>;
  log: FastifyBaseLogger;
  clock: () => Date;
  stores: StoreDirectory;
  payments: PaymentProviders;
  dropPoints: DropPointFinder;
  /** Whether requests can be served: the database answers and is migrated. */
  isReady: () => Promise<boolean>;
  close: () => Promise<void>;
}

/**
 * Opens the database that the configuration names and puts the parts together.
 * @throws {DataDirectoryInUse} when another process holds the embedded database
 */
export async function createContext(config: Config): Promise<Context> {
  const log = createLog(config);
  const database = await openDatabase(config, (err) => log.error({ err }, 'database connection lost'));
  return assembleContext(config, database, undefined, log);
}

/** Puts the parts together around an open database and migrates it; closes it if that fails. */
export async function assembleContext(
  config: Config,
  { db, close }: OpenDatabase,
  clock: Context['clock'] = () => new Date(),
  log: FastifyBaseLogger = createLog(config),
): Promise<Context> {
  try {
    await migrate(db);
  } catch (error) {
    await close();
    throw error;
  }
  return {
    config,
    db,
    log,
    clock,
    stores: new StoreDirectory(db),
    payments: createPaymentProviders(config, clock),
    dropPoints: embeddedDropPoints,
    isReady: () => isMigrated(db).catch(() => false),
    close,
  };
}

function createLog({ logLevel }: Config): FastifyBaseLogger {
  return pino({ level: logLevel, base: undefined });
}
