import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findFreePort } from '@matchday/launcher/free-port';
import { apiPart, sandboxPart, shopPart } from '@matchday/launcher/parts';
import { type Club, readServices, type Services } from '@matchday/launcher/ports';
import { waitUntilReady } from '@matchday/launcher/ready';
import { readSecrets } from '@matchday/launcher/secrets';
import { createSupervisor } from '@matchday/launcher/supervisor';

export interface Platform {
  services: Services;
  secrets: ReturnType<typeof readSecrets>;
  /** Resolves to a function that stops the shop. */
  startShop(club: Club): Promise<() => Promise<void>>;
  stop(): Promise<void>;
}

const readyMs = 180_000;
const graceMs = 8000;

/** Starts the API and the payment sandbox with the demonstration data, on free ports and in a folder of their own. */
export async function startPlatform(databaseUrl = ''): Promise<Platform> {
  const dataDirectory = mkdtempSync(join(tmpdir(), 'matchday-bench-'));
  const services = await servicesOnFreePorts();
  const secrets = readSecrets(dataDirectory);
  const logDirectory = join(dataDirectory, 'logs');
  const supervisor = createSupervisor({ logDirectory, graceMs });
  const surroundings = { services, secrets, dataDirectory, dev: false };
  const api = apiPart(surroundings);
  supervisor.start({ ...api, env: { ...api.env, DATABASE_URL: databaseUrl, LOG_LEVEL: 'warn' } });
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
      shop.start(shopPart(club, surroundings));
      await Promise.race([waitUntilReady(`${club.url}/`, readyMs), shop.failure]);
      return () => shop.stop();
    },
    async stop() {
      await supervisor.stop();
      rmSync(dataDirectory, { recursive: true, force: true });
    },
  };
}

async function servicesOnFreePorts(): Promise<Services> {
  const { clubs, api, sandbox, storybook } = readServices();
  const variables = [...clubs, api, sandbox, storybook].map(({ portVariable }) => portVariable);
  const env: Record<string, string> = {};
  for (const variable of variables) env[variable] = String(await findFreePort());
  return readServices(env);
}
