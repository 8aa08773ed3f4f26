import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findPortOffset } from '@matchday/launcher/free-port';
import { apiPart, type Surroundings, sandboxPart } from '@matchday/launcher/parts';
import { allServices, readServices } from '@matchday/launcher/ports';
import { readSecrets } from '@matchday/launcher/secrets';
import { createSupervisor } from '@matchday/launcher/supervisor';
import { onTestFinished } from 'vitest';

const readyMs = 300_000;

/** The shop API with the demonstration's stores, and the payment provider, on free ports of this machine. */
export async function startShopServices() {
  const all = allServices(readServices({}));
  const portOffset = await findPortOffset(all);
  const services = readServices(
    Object.fromEntries(all.map(({ portVariable, port }) => [portVariable, String(port + portOffset)])),
  );
  const dataDirectory = await mkdtemp(join(tmpdir(), 'matchday-outside-data-'));
  onTestFinished(() => rm(dataDirectory, { recursive: true }));
  const supervisor = createSupervisor({ logDirectory: join(dataDirectory, 'logs'), graceMs: 8_000 });
  onTestFinished(() => supervisor.stop());
  const surroundings: Surroundings = {
    services,
    secrets: readSecrets(dataDirectory),
    dataDirectory,
    dev: false,
  };
  await Promise.all(
    [
      { part: apiPart(surroundings), url: services.api.url },
      { part: sandboxPart(surroundings), url: services.sandbox.url },
    ].map(async ({ part, url }) => {
      supervisor.start({ ...part, env: { ...part.env, RATE_LIMITS: 'off' } });
      await supervisor.ready(part, `${url}/health/ready`, readyMs);
    }),
  );
  return { ...surroundings, portOffset };
}
