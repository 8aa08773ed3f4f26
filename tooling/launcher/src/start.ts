import { join, resolve } from 'node:path';
import { styleText } from 'node:util';
import { addressTable } from './address-table';
import { refuseTakenPorts } from './free-port';
import { runUntilStopped } from './lifetime';
import { clubsWithoutStore, storeImport } from './own-data';
import { apiPart, backofficePart, type Surroundings, sandboxPart, shopPart } from './parts';
import { type Club, readServices } from './ports';
import { root } from './root';
import { readSecrets } from './secrets';
import { lockBuilds } from './serving-lock';
import { shopBuild } from './shop-build';
import { createStages } from './stages';
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
const stages = createStages(process.stdout, process.stdout.isTTY && !dev && process.env.TERM !== 'dumb');

process.exit(await runUntilStopped(supervisor, launch, stopped, stages.close));

async function launch(): Promise<void> {
  const services = readServices();
  const { api, backoffice, sandbox, clubs } = services;
  await refuseTakenPorts([...clubs, backoffice, api, sandbox]);
  const surroundings: Surroundings = { services, secrets: readSecrets(dataDirectory), dataDirectory, dev };
  if (!dev) await lockBuilds();

  await Promise.all([
    stages.run('Database', supervisor.logOf('api'), async () => {
      await Promise.all([
        serve(apiPart(surroundings), `${api.url}/health/ready`, firstSeedMs),
        serve(sandboxPart(surroundings), `${sandbox.url}/health/ready`, partReadyMs),
      ]);
      for (const club of await clubsWithoutStore(services))
        await supervisor.run(shown(storeImport(club, api, surroundings.secrets)));
    }),
    stages.run('Build', supervisor.logOf('build'), () => supervisor.run(shopBuild(dev ? [] : clubs))),
  ]);
  await stages.run('Shops', logDirectory, async () => {
    // The last shop that responds means that everything does.
    await serve(backofficePart(surroundings), `${backoffice.url}/health/ready`, partReadyMs);
    await Promise.all(clubs.map((club) => serveShop(club, surroundings)));
  });
  const hasDemo = (process.env.DEMO || 'on') === 'on';
  const mails = process.env.SMTP_URL ? {} : { mails: join(dataDirectory, 'mails') };
  console.log(addressTable(services, { logs: logDirectory, ...mails }, hasDemo));
}

function serveShop(club: Club, surroundings: Surroundings): Promise<void> {
  // In development, a page with an error is ready too: the developer wants to see it.
  const failingFrom = dev ? Number.POSITIVE_INFINITY : undefined;
  return serve(shopPart(club, surroundings), `${club.url}/`, partReadyMs, failingFrom);
}

async function serve(part: Part, url: string, readyWithinMs: number, failingFrom?: number): Promise<void> {
  supervisor.start(shown(part));
  await supervisor.ready(part, url, readyWithinMs, failingFrom);
}

/** In development, the output of every part is shown in the terminal. */
function shown(part: Part): Part {
  if (!dev) return part;
  return { ...part, onLine: (line) => console.log(`${styleText('dim', part.name.padEnd(10))} ${line}`) };
}
