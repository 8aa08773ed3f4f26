import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findFreePort } from '@matchday/launcher/free-port';
import { apiDirectory, apiMemoryOptions, apiMemoryVariables } from '@matchday/launcher/parts';
import { startPostgres } from '@matchday/launcher/postgres';
import { waitUntilReady } from '@matchday/launcher/ready';
import { createSupervisor } from '@matchday/launcher/supervisor';
import { residentMegabytes } from './resident-memory';

export type Storage = 'PostgreSQL' | 'embedded database';

/** One shop API process with generated stores. */
export interface CatalogueApi {
  url: string;
  storeIds: readonly string[];
  /** How long the import of the stores took. */
  importSeconds: number;
  /** The current memory of the process, in megabytes. */
  memory(): Promise<number>;
  stop(): Promise<void>;
}

const productsPerStore = 1000;
const readyMs = 120_000;
const graceMs = 8000;
const tsxLoader = import.meta.resolve('tsx');

/** Imports the given number of products, 1,000 per store, and starts the API with them. */
export async function startCatalogueApi(storage: Storage, products: number): Promise<CatalogueApi> {
  const postgres = storage === 'PostgreSQL' ? await startPostgres({ durable: true }) : undefined;
  const dataDirectory = mkdtempSync(join(tmpdir(), 'matchday-bench-'));
  const supervisor = createSupervisor({ logDirectory: join(dataDirectory, 'logs'), graceMs });
  const stop = async () => {
    await supervisor.stop();
    await postgres?.stop();
    rmSync(dataDirectory, { recursive: true, force: true });
  };
  const [port, metricsPort] = [await findFreePort(), await findFreePort()];
  const program = (name: string, ...args: string[]) => ({
    name,
    command: process.execPath,
    args: [...apiMemoryOptions, '--import', tsxLoader, ...args],
    cwd: apiDirectory,
    env: {
      ...apiMemoryVariables,
      DATABASE_URL: postgres?.url ?? '',
      DATA_DIR: dataDirectory,
      HOST: '127.0.0.1',
      LOG_LEVEL: 'warn',
      METRICS_PORT: String(metricsPort),
      PORT: String(port),
    },
  });
  try {
    const begun = performance.now();
    await supervisor.run(program('import', 'test/import-generated.ts', String(products)));
    const importSeconds = (performance.now() - begun) / 1000;
    supervisor.start(program('api', 'src/main.ts'));
    const url = `http://127.0.0.1:${port}`;
    await Promise.race([waitUntilReady(`${url}/health/ready`, readyMs), supervisor.failure]);
    const stores = Math.ceil(products / productsPerStore);
    return {
      url,
      storeIds: Array.from({ length: stores }, (_, at) => `bench-${at + 1}`),
      importSeconds,
      memory: () => residentMegabytes(metricsPort),
      stop,
    };
  } catch (error) {
    await stop();
    throw error;
  }
}
