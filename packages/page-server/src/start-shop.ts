import { once } from 'node:events';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import createNext from 'next';
import { stylesIn } from './inline-styles';
import { createPageServer, type PageServerOptions } from './page-server';
import { ReleasedFiles } from './released-files';
import { shareRenders } from './renders';
import { stopServer } from './stop-server';

export type { Arrival } from './arrival';

interface Shop
  extends Pick<PageServerOptions, 'arrival' | 'inputs' | 'log'>,
    Partial<Pick<PageServerOptions, 'acceptsTraceParents' | 'paintsFirst' | 'tagsHeader'>> {
  /** A folder that all processes of the shop share, for the static files of its versions; none if missing. */
  releasedFiles?: string | undefined;
  /** How long a shop that is told to stop answers as before, but is not ready: 0 if missing. */
  drainMs?: number;
  /** The folder of the Next app. */
  directory: string;
  /** The folder of its build, inside. */
  build: string;
  hostname: string;
  port: number;
}

const maxBytes = 48 * 1024 * 1024;
const stopWithinMs = 30_000;

/** Serves a built Next app, and resolves to a function that lets running requests end and stops it. */
export async function startShop({
  directory,
  build,
  hostname,
  port,
  inputs,
  arrival,
  paintsFirst = () => false,
  releasedFiles,
  drainMs = 0,
  tagsHeader,
  acceptsTraceParents,
  log,
}: Shop): Promise<() => Promise<void>> {
  useBuiltConfig(join(directory, build));
  // A loader of TypeScript switches them on. Those of Next and the shop would take 50 MB.
  process.setSourceMapsEnabled(false);
  // A small buffer that is kept keeps its whole pool in memory: 64 KB instead of these 8.
  Buffer.poolSize = 8 * 1024;
  const renders = shareRenders();
  const app = createNext({ dev: false, dir: directory, hostname, port });
  await app.prepare();
  const released = await releasedIn(releasedFiles, join(directory, build));
  const files = filesIn(join(directory, 'public'));
  const { server, health } = createPageServer({
    next: app.getRequestHandler(),
    renders,
    inputs,
    arrival,
    paintsFirst,
    styles: stylesIn(join(directory, build)),
    files,
    released,
    tagsHeader,
    acceptsTraceParents,
    maxBytes,
    log,
  });
  server.listen(port, hostname);
  await once(server, 'listening');
  return async () => {
    health.stop();
    // Until the load balancer has seen it, requests still arrive.
    await wait(drainMs);
    await stopServer(server, stopWithinMs);
    await app.close();
  };
}

/**
 * Makes Next use the configuration that the build has evaluated, as its standalone server does. Without it, Next would
 * evaluate it again, with compilers that a server does not need: 80 MB more memory.
 */
function useBuiltConfig(folder: string): void {
  const { config } = JSON.parse(readFileSync(join(folder, 'required-server-files.json'), 'utf8'));
  process.env.__NEXT_PRIVATE_STANDALONE_CONFIG = JSON.stringify(config);
}

/** The folder of all versions' static files, with those of this build. */
async function releasedIn(folder: string | undefined, build: string): Promise<ReleasedFiles | undefined> {
  if (!folder) return undefined;
  const released = new ReleasedFiles(folder);
  await released.add(readFileSync(join(build, 'BUILD_ID'), 'utf8').trim(), join(build, 'static'));
  return released;
}

/** The addresses of the files in a folder, with their bytes; none without the folder. */
function filesIn(folder: string): ReadonlyMap<string, number> {
  if (!existsSync(folder)) return new Map();
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true });
  return new Map(
    entries
      .filter((entry) => entry.isFile())
      .map(({ parentPath, name }) => {
        const path = join(parentPath, name);
        return [encodeURI(path.slice(folder.length)), statSync(path).size];
      }),
  );
}
