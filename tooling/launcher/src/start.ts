import { join, resolve } from 'node:path';
import { styleText } from 'node:util';
import { addressTable } from './address-table';
import { refuseTakenPorts } from './free-port';
import { runUntilStopped } from './lifetime';
import { apiPart, type Surroundings, sandboxPart, shopPart } from './parts';
import { type Club, readServices } from './ports';
import { root } from './root';
import { readSecrets } from './secrets';
import { lockBuilds } from './serving-lock';
import { shopBuild } from './shop-build';
import { stopSignal } from './stop-signal';
import { createSupervisor, type Part } from './supervisor';

const graceMs = 8_000;
const partReadyMs = 90_000;
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

  await Promise.all([
    serve(apiPart(surroundings), api.name, `${api.url}/health/ready`, firstSeedMs),
    serve(sandboxPart(surroundings), sandbox.name, `${sandbox.url}/health/ready`, partReadyMs),
    dev ? undefined : build(clubs),
  ]);
  await Promise.all(clubs.map((club) => serveShop(club, surroundings)));
  const mailDirectory = process.env.SMTP_URL ? undefined : join(dataDirectory, 'mails');
  console.log(addressTable(services, mailDirectory));
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

function serveShop(club: Club, surroundings: Surroundings): Promise<void> {
  // A page with a mistake in it is what a developer has come to see.
  const failingFrom = dev ? Number.POSITIVE_INFINITY : undefined;
  return serve(shopPart(club, surroundings), club.name, `${club.url}/`, partReadyMs, failingFrom);
}

async function serve(
  part: Part,
  name: string,
  url: string,
  readyWithinMs: number,
  failingFrom?: number,
): Promise<void> {
  supervisor.start(shown(part));
  await supervisor.ready(part, url, readyWithinMs, failingFrom);
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
