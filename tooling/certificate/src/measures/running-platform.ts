import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createWriteStream } from 'node:fs';
import { findPortOffset } from '@matchday/launcher/free-port';
import { allServices, readServices } from '@matchday/launcher/ports';
import { environment, turboCache } from '../versions/run-in';
import { comparableBuild } from './output-hash';

const startsWithinMs = 15 * 60_000;

/** Runs `work` with the version's API and shops running on free ports, and stops them afterwards. */
export async function withPlatform<T>(
  source: string,
  dataDirectory: string,
  log: string,
  work: (env: NodeJS.ProcessEnv) => Promise<T>,
): Promise<T> {
  const parts = allServices(readServices({}, source));
  const offset = await findPortOffset(parts);
  const ports = Object.fromEntries(
    parts.map(({ portVariable, port }) => [portVariable, String(port + offset)]),
  );
  const services = readServices(ports, source);
  const env = {
    ...ports,
    ...comparableBuild,
    ...turboCache(source),
    DATA_DIR: dataDirectory,
    E2E_PORT_OFFSET: String(offset),
    API_URL: services.api.url,
    PAINT_FIRST: 'off',
    RATE_LIMITS: 'off',
  };
  const { API_URL: _usedByCommands, ...ownEnv } = env;
  const program = ['run.mjs', 'tsx', 'tooling/launcher/src/start.ts'];
  const platform = spawn(process.execPath, program, {
    cwd: source,
    env: environment(ownEnv),
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const ended = once(platform, 'close');
  const file = createWriteStream(log);
  for (const stream of [platform.stdout, platform.stderr]) stream.pipe(file, { end: false });
  try {
    // The launcher starts the shops last.
    const addresses = services.clubs.map(({ url }) => `${url}/`);
    await Promise.race([
      Promise.all(addresses.map(answers)),
      ended.then(() => {
        throw new Error(`The platform of the version did not start. See ${log} and ${dataDirectory}/logs.`);
      }),
    ]);
    return await work(env);
  } finally {
    platform.kill('SIGTERM');
    await ended;
    file.end();
  }
}

async function answers(url: string): Promise<void> {
  const until = Date.now() + startsWithinMs;
  while (Date.now() < until) {
    const response = await fetch(url).catch(() => undefined);
    if (response?.ok) return;
    await new Promise((resolve) => setTimeout(resolve, 500));
  }
  throw new Error(`${url} did not answer within 15 minutes.`);
}
