import { findFreePort } from '@matchday/launcher/free-port';
import { shopPart } from '@matchday/launcher/parts';
import { waitUntilReady } from '@matchday/launcher/ready';
import { readSecrets } from '@matchday/launcher/secrets';
import { createSupervisor } from '@matchday/launcher/supervisor';
import type { TestInfo } from '@playwright/test';
import { dataDirectory, services, testBuild } from './platform';
import type { Shop } from './shop';

const readyMs = 180_000;

/** A separate shop of the club with an API of its own, which stops with it. */
export async function startSeparateShop<Api extends { url: string; stop: () => Promise<void> }>(
  { clubId }: Shop,
  api: Api,
  testInfo: TestInfo,
) {
  const club = services.clubs.find(({ id }) => id === clubId);
  if (!club) throw new Error(`There is no club ${clubId}`);
  const port = await findFreePort();
  const url = `http://127.0.0.1:${port}`;
  const supervisor = createSupervisor({ logDirectory: testInfo.outputPath('logs'), graceMs: 8_000 });
  const part = shopPart(
    { ...club, port, url },
    {
      services: { ...services, api: { ...services.api, url: api.url } },
      secrets: readSecrets(process.env.DATA_DIR ?? dataDirectory),
      dataDirectory,
      dev: false,
    },
  );
  supervisor.start({ ...part, env: { ...part.env, ...testBuild } });
  await Promise.race([waitUntilReady(`${url}/`, readyMs), supervisor.failure]);
  const stop = async () => {
    await supervisor.stop();
    await api.stop();
  };
  return { url, api, stop };
}
