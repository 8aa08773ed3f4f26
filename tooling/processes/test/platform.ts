import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findFreePort } from '@matchday/launcher/free-port';
import { apiPart, type Surroundings, sandboxPart, shopPart } from '@matchday/launcher/parts';
import { type Club, readServices } from '@matchday/launcher/ports';
import { startPostgres } from '@matchday/launcher/postgres';
import { readSecrets } from '@matchday/launcher/secrets';
import { type Child, startChild } from './child';
import { type Proxy, startProxy } from './proxy';

/** A place of a process: its port stays when another version runs there. */
interface Place {
  port: number;
  url: string;
}

interface Setup {
  shops: number;
  apis: number;
  /** Variables of all API processes. */
  apiEnv?: Record<string, string>;
  /** Variables of all processes of the shop. */
  shopEnv?: Record<string, string>;
}

const newPlace = async (): Promise<Place> => {
  const port = await findFreePort();
  return { port, url: `http://127.0.0.1:${port}` };
};

/**
 * PostgreSQL, API processes behind Caddy, and places for the processes of Astralis' shop behind Caddy with TLS, as in
 * production.
 */
export async function startPlatform({ shops, apis, apiEnv = {}, shopEnv = {} }: Setup) {
  const folder = mkdtempSync(join(tmpdir(), 'matchday-processes-'));
  const closing: (() => unknown)[] = [() => rmSync(folder, { recursive: true, force: true })];
  const stop = async () => {
    for (const close of closing.toReversed()) await close();
  };
  try {
    const postgres = await startPostgres();
    closing.push(postgres.stop);
    const [shopPlaces, apiPlaces] = [await places(shops), await places(apis)];
    const [https, http] = [await findFreePort(), await findFreePort()];
    const [apiPort, sandboxPort] = [await findFreePort(), await findFreePort()];
    const origin = `https://localhost:${https}`;
    const { clubs, ...others } = readServices({});
    const astralis = clubs.find(({ id }) => id === 'astralis');
    if (!astralis) throw new Error('There is no club astralis.');
    const surroundings: Surroundings = {
      services: {
        ...others,
        clubs: [{ ...astralis, url: origin }],
        api: { ...others.api, port: apiPort, url: `http://127.0.0.1:${apiPort}` },
        sandbox: { ...others.sandbox, port: sandboxPort, url: `http://127.0.0.1:${sandboxPort}` },
      },
      secrets: readSecrets(folder),
      dataDirectory: folder,
      dev: false,
    };
    const logs = join(folder, 'logs');
    const running = new Set<Child>();
    const start = async (part: Parameters<typeof startChild>[0], readyAt: string): Promise<Child> => {
      const child = await startChild(part, { logs, readyAt });
      running.add(child);
      return child;
    };
    closing.push(() => Promise.all([...running].map((child) => child.end('SIGKILL').catch(() => {}))));

    const startApi = (place: Place) => {
      const part = apiPart(surroundings);
      const env = {
        ...part.env,
        DATABASE_URL: postgres.url,
        PORT: String(place.port),
        SHOP_ORIGINS: `astralis=${origin}`,
        SHOP_PROCESSES: shopPlaces.map(({ url }) => `astralis=${url}`).join(','),
        RATE_LIMITS: 'off',
        LOG_LEVEL: 'info',
        DRAIN_SECONDS: '3',
        ...apiEnv,
      };
      return start({ ...part, name: `api-${place.port}`, env }, `${place.url}/health/ready`);
    };
    const startShop = (version: Club, place: Place) => {
      const part = shopPart({ ...version, ...place, url: origin }, surroundings);
      const env = {
        ...part.env,
        RELEASED_FILES: join(folder, 'released'),
        DRAIN_SECONDS: '3',
        ...shopEnv,
      };
      return start({ ...part, name: `shop-${place.port}`, env }, `${place.url}/health/ready`);
    };

    const sandbox = sandboxPart(surroundings);
    await start(sandbox, `${surroundings.services.sandbox.url}/health/ready`);
    const apiProcesses: Child[] = [];
    for (const place of apiPlaces) apiProcesses.push(await startApi(place));
    const proxy: Proxy = await startProxy(
      folder,
      { https, http, api: apiPort },
      {
        shops: shopPlaces.map(({ port }) => `127.0.0.1:${port}`),
        apis: apiPlaces.map(({ port }) => `127.0.0.1:${port}`),
      },
    );
    closing.push(proxy.stop);
    return {
      club: astralis,
      /** The shop's public address, at Caddy. */
      origin,
      /** Where Caddy takes requests without TLS. */
      httpPort: http,
      authority: proxy.authority,
      apiUrl: surroundings.services.api.url,
      databaseUrl: postgres.url,
      secrets: surroundings.secrets,
      logs,
      shopPlaces,
      apiPlaces,
      apiProcesses,
      startApi,
      startShop,
      /** The end of a process, which nothing waits for afterwards. */
      end: async (child: Child, signal: 'SIGKILL' | 'SIGTERM') => {
        running.delete(child);
        await child.end(signal);
      },
      stop,
    };
  } catch (error) {
    await stop();
    throw error;
  }
}

const places = (count: number) => Promise.all(Array.from({ length: count }, newPlace));
