import { join, resolve } from 'node:path';
import { styleText } from 'node:util';
import { addressTable } from './address-table';
import { refuseTakenPorts } from './free-port';
import { runUntilStopped } from './lifetime';
import { apiPart, type Surroundings, sandboxPart, shopPart } from './parts';
import { type Club, readServices } from './ports';
import { waitUntilReady } from './ready';
import { root } from './root';
import { readSecrets } from './secrets';
import { lockBuilds } from './serving-lock';
import { shopBuild } from './shop-build';
import { stopSignal } from './stop-signal';
import { createSupervisor, type Part } from './supervisor';

const graceMs = 8_000;
const partReadyMs = 120_000;
const firstSeedMs = 600_000;

const stopped = stopSignal();
const dev = process.argv.includes('--dev');
const dataDirectory = resolve(root, process.env.DATA_DIR || '.data');
const logDirectory = join(dataDirectory, 'logs');
const supervisor = createSupervisor({ logDirectory, graceMs });
const begun = Date.now();

process.exit(await runUntilStopped(supervisor, launch, stopped));

async function launch(): Promise<void> {
  const services = readServices();
  const { api, sandbox, clubs } = services;
  await refuseTakenPorts([...clubs, api, sandbox]);
  const surroundings: Surroundings = { services, secrets: readSecrets(dataDirectory), dataDirectory, dev };

  supervisor.start(shown(apiPart(surroundings)));
  supervisor.start(shown(sandboxPart(surroundings)));
  await Promise.all([
    ready(api.name, `${api.url}/health/ready`, firstSeedMs),
    ready(sandbox.name, `${sandbox.url}/health/ready`, partReadyMs),
    dev ? undefined : build(clubs),
  ]);

  for (const club of clubs) supervisor.start(shown(shopPart(club, surroundings)));
  await Promise.all(clubs.map(({ name, url }) => ready(name, `${url}/`, partReadyMs)));
  console.log(addressTable(services));
  console.log(`Logs are in ${logDirectory}. Ctrl-C stops everything.`);
}

async function build(clubs: Club[]): Promise<void> {
  await lockBuilds();
  progress('Building the shops');
  const onLine = (line: string) => console.log(styleText('dim', `  ${line}`));
  await supervisor.run({ ...shopBuild(clubs), onLine }).catch((cause: unknown) => {
    throw new Error('The shops could not be built. The reason is above.', { cause });
  });
  progress('The shops are built');
}

async function ready(name: string, url: string, withinMs: number): Promise<void> {
  await waitUntilReady(url, withinMs);
  progress(`${name} is ready`);
}

/** While developing, every part's output is part of the conversation. */
function shown(part: Part): Part {
  if (!dev) return part;
  return { ...part, onLine: (line) => console.log(`${styleText('dim', part.name.padEnd(10))} ${line}`) };
}

function progress(what: string): void {
  const seconds = ((Date.now() - begun) / 1_000).toFixed(1).padStart(5);
  console.log(`${styleText('dim', `${seconds} s`)}  ${what}`);
}
