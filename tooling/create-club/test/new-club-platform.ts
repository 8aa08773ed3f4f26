import { join } from 'node:path';
import { findPortOffset } from '@matchday/launcher/free-port';
import { clubsWithoutStore, storeImport } from '@matchday/launcher/own-data';
import { apiPart, type Surroundings, sandboxPart, shopPart } from '@matchday/launcher/parts';
import { allServices, readServices } from '@matchday/launcher/ports';
import { readSecrets } from '@matchday/launcher/secrets';
import { createSupervisor } from '@matchday/launcher/supervisor';
import { onTestFinished } from 'vitest';

const readyMs = 300_000;

/**
 * The shop API without demonstration stores, the payment provider, and the shop of one club of a repository.
 * @param shop the folder of the club's app, if it is not in `apps/`
 */
export async function startClub(
  repository: string,
  id: string,
  shop?: string,
): Promise<{ portOffset: number; url: string }> {
  const all = allServices(readServices({}, repository));
  const portOffset = await findPortOffset(all);
  const ports = all.map(({ portVariable, port }) => [portVariable, String(port + portOffset)] as const);
  const services = readServices(Object.fromEntries(ports), repository);
  const dataDirectory = join(repository, '.data');
  const supervisor = createSupervisor({ logDirectory: join(dataDirectory, 'logs'), graceMs: 8_000 });
  onTestFinished(() => supervisor.stop());
  const secrets = readSecrets(dataDirectory);
  const surroundings: Surroundings = { services, secrets, dataDirectory, dev: false };
  const club = services.clubs.find((one) => one.id === id);
  if (!club) throw new Error(`There is no club ${id}`);

  const serve = async (part: ReturnType<typeof apiPart>, url: string) => {
    supervisor.start({ ...part, env: { ...part.env, DEMO: 'off', RATE_LIMITS: 'off' } });
    await supervisor.ready(part, url, readyMs);
  };
  await serve(apiPart(surroundings), `${services.api.url}/health/ready`);
  await serve(sandboxPart(surroundings), `${services.sandbox.url}/health/ready`);
  for (const missing of await clubsWithoutStore(services))
    await supervisor.run(storeImport(missing, services.api, secrets));
  await serve(shopPart({ ...club, ...(shop && { directory: shop }) }, surroundings), `${club.url}/`);
  return { portOffset, url: club.url };
}
