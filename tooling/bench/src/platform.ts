import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findFreePort } from '@matchday/launcher/free-port';
import { apiPart, sandboxPart, shopPart } from '@matchday/launcher/parts';
import { allServices, type Club, readServices, type Services } from '@matchday/launcher/ports';
import { waitUntilReady } from '@matchday/launcher/ready';
import { readSecrets } from '@matchday/launcher/secrets';
import { createSupervisor } from '@matchday/launcher/supervisor';
import { residentMegabytes, residentMegabytesOf } from './resident-memory';

export interface Platform {
  services: Services;
  secrets: ReturnType<typeof readSecrets>;
  startShop(club: Club): Promise<RunningShop>;
  /** The current memory of the API process, in megabytes. */
  memory(): Promise<number>;
  stop(): Promise<void>;
}

export interface RunningShop {
  processId: number;
  /** The current memory of its process, in megabytes. */
  memory(): Promise<number>;
  stop(): Promise<void>;
}

export interface PlatformOptions {
  /** A PostgreSQL server; the embedded database if missing. */
  databaseUrl?: string;
  /** A folder that remains when the platform stops; a temporary one if missing. */
  dataDirectory?: string;
}

const readyMs = 180_000;
const graceMs = 8000;

/** Starts the API and the payment sandbox with the demonstration data, on free ports. */
export async function startPlatform(options: PlatformOptions = {}): Promise<Platform> {
  const dataDirectory = options.dataDirectory ?? mkdtempSync(join(tmpdir(), 'matchday-bench-'));
  const metricsPort = String(await findFreePort());
  const services = await servicesOnFreePorts();
  const secrets = readSecrets(dataDirectory);
  const logDirectory = join(dataDirectory, 'logs');
  const supervisor = createSupervisor({ logDirectory, graceMs });
  const surroundings = { services, secrets, dataDirectory, dev: false };
  const api = apiPart(surroundings);
  const env = {
    DATABASE_URL: options.databaseUrl ?? '',
    LOG_LEVEL: 'warn',
    METRICS_PORT: metricsPort,
    // One client requests every image.
    RATE_LIMITS: 'image=100000/600',
  };
  supervisor.start({ ...api, env: { ...api.env, ...env } });
  supervisor.start(sandboxPart(surroundings));
  const ready = (url: string) => Promise.race([waitUntilReady(url, readyMs), supervisor.failure]);
  await Promise.all([
    ready(`${services.api.url}/health/ready`),
    ready(`${services.sandbox.url}/health/ready`),
  ]);
  return {
    services,
    secrets,
    async startShop(club) {
      const shop = createSupervisor({ logDirectory, graceMs });
      const part = shopPart(club, surroundings);
      shop.start(part);
      await Promise.race([waitUntilReady(`${club.url}/health/ready`, readyMs), shop.failure]);
      const processId = shop.processOf(part);
      return { processId, memory: () => residentMegabytesOf(processId), stop: shop.stop };
    },
    memory: () => residentMegabytes(metricsPort),
    async stop() {
      await supervisor.stop();
      if (!options.dataDirectory) rmSync(dataDirectory, { recursive: true, force: true });
    },
  };
}

async function servicesOnFreePorts(): Promise<Services> {
  const variables = allServices(readServices()).map(({ portVariable }) => portVariable);
  const env: Record<string, string> = {};
  for (const variable of variables) env[variable] = String(await findFreePort());
  return readServices(env);
}
