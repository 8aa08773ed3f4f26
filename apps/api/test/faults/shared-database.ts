import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { StoreData } from '../../src/features/imports/store-data';
import { deliverMails } from '../../src/features/mails/deliver-mails';
import { openEmbedded } from '../../src/platform/database/embedded';
import { migrate } from '../../src/platform/database/migrate';
import { startTestApi, type TestApi, testServices } from '../test-api';
import { openTestDatabase } from '../test-database';
import type { ApiEndpoint } from './api-endpoint';

/** A server that uses the database after a crash. */
interface RecoveryServer extends ApiEndpoint {
  context: TestApi['context'];
  /** Moves its clock ahead. */
  setAhead(ms: number): void;
  /** Stops it, so that another process can use the database. */
  stop(): Promise<void>;
}

/** A database and a data directory that several processes use in turn. */
export interface SharedDatabase {
  /** Environment variables for a process that uses it. */
  env: Record<string, string>;
  dataDir: string;
  startServer(): Promise<RecoveryServer>;
  remove(): Promise<void>;
}

/**
 * Creates a database on the server of TEST_DATABASE_URL, where several processes can run at the same time; otherwise
 * an embedded one.
 */
export async function prepareSharedDatabase(
  store: StoreData,
  env: Record<string, string>,
): Promise<SharedDatabase> {
  const dataDir = await mkdtemp(join(tmpdir(), 'matchday-ground-'));
  const all = {
    ...testServices,
    DATA_DIR: dataDir,
    LOG_LEVEL: 'silent',
    RATE_LIMITS: 'off',
    SHOP_ORIGINS: 'north=http://127.0.0.1:5990',
    ...env,
  };
  return process.env.TEST_DATABASE_URL ? onServer(store, dataDir, all) : embedded(store, dataDir, all);
}

async function onServer(
  store: StoreData,
  dataDir: string,
  env: Record<string, string>,
): Promise<SharedDatabase> {
  const database = await openTestDatabase();
  const recovery = await serve(database, [store], env);
  return {
    env: { ...env, DATABASE_URL: database.url ?? '' },
    dataDir,
    startServer: async () => ({ ...recovery, stop: async () => {} }),
    remove: async () => {
      await recovery.stop();
      await rm(dataDir, { recursive: true });
    },
  };
}

async function embedded(
  store: StoreData,
  dataDir: string,
  env: Record<string, string>,
): Promise<SharedDatabase> {
  const startServer = async (stores: StoreData[] = []) => {
    const database = await openEmbedded(dataDir);
    await migrate(database.db);
    return serve({ ...database, url: undefined }, stores, env);
  };
  await (await startServer([store])).stop();
  return {
    env: { ...env, DATABASE_URL: '' },
    dataDir,
    startServer: () => startServer(),
    remove: () => rm(dataDir, { recursive: true }),
  };
}

async function serve(
  database: Awaited<ReturnType<typeof openTestDatabase>>,
  stores: StoreData[],
  env: Record<string, string>,
): Promise<RecoveryServer> {
  let ahead = 0;
  const clock = () => new Date(Date.now() + ahead);
  const { context, call, listen, close } = await startTestApi({ database, stores, env, clock });
  return {
    context,
    call,
    address: await listen(),
    deliverMails: () => deliverMails(context),
    setAhead: (ms) => {
      ahead = ms;
    },
    stop: close,
  };
}
