import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Club, Services } from './ports';
import { root } from './root';
import type { Secrets } from './secrets';
import type { Part } from './supervisor';

export type Surroundings = { services: Services; secrets: Secrets; dataDirectory: string; dev: boolean };

const tsxLoader = import.meta.resolve('tsx');
export const apiDirectory = join(root, 'apps/api');
export const backofficePackage = '@matchday/backoffice';

/** The memory limits in the API's start script: of V8, and of the memory outside its heap. */
export const { options: apiMemoryOptions, variables: apiMemoryVariables } = memoryLimits(apiDirectory);

const tsxProgram = fileURLToPath(import.meta.resolve('tsx/cli'));

/** The shop API on the embedded database, which sends invalidations to each shop. */
export function apiPart({
  services: { api, backoffice, sandbox, clubs },
  secrets,
  dataDirectory,
  dev,
}: Surroundings): Part {
  return {
    name: 'api',
    ...typeScriptProgram(dev, 'demo/main.ts', apiMemoryOptions),
    cwd: apiDirectory,
    env: {
      ...apiMemoryVariables,
      ...secrets,
      // The demonstration needs no provider and no carrier. A value of the environment has priority.
      DEMO: process.env.DEMO || 'on',
      PAYMENT_SANDBOX: process.env.PAYMENT_SANDBOX || 'on',
      DROP_POINTS: process.env.DROP_POINTS || 'invented',
      HOST: '127.0.0.1',
      PORT: String(api.port),
      PUBLIC_URL: api.url,
      BACKOFFICE_URL: backoffice.url,
      DATA_DIR: dataDirectory,
      SANDBOX_URL: sandbox.url,
      // Passkeys need a host with a name.
      SHOP_ORIGINS: clubs
        .flatMap(({ id, url, port }) => [`${id}=${url}`, `${id}=http://localhost:${port}`])
        .join(','),
    },
  };
}

/** The back office of all clubs: a server of its own for the built client. */
export function backofficePart({ services: { api, backoffice }, dev }: Surroundings): Part {
  const directory = join(root, 'apps/backoffice');
  return {
    name: 'backoffice',
    ...typeScriptProgram(dev, 'server/main.ts', memoryLimits(directory).options),
    cwd: directory,
    env: {
      HOST: '127.0.0.1',
      PORT: String(backoffice.port),
      API_URL: api.url,
      BACKOFFICE_ORIGIN: backoffice.url,
    },
  };
}

/** The payment provider that takes no money. */
export function sandboxPart({ services: { api, sandbox }, secrets, dataDirectory, dev }: Surroundings): Part {
  return {
    name: 'sandbox',
    ...typeScriptProgram(dev, 'src/main.ts'),
    cwd: join(root, 'tooling/payment-sandbox'),
    env: {
      HOST: '127.0.0.1',
      PORT: String(sandbox.port),
      DATA_DIR: dataDirectory,
      SANDBOX_URL: sandbox.url,
      SANDBOX_SECRET: secrets.SANDBOX_SECRET,
      WEBHOOK_URL: `${api.url}/api/payments/sandbox/webhook`,
    },
  };
}

/** A club's shop: the built one behind its page server, or with hot reload. */
export function shopPart(club: Club, { services: { api, backoffice }, secrets, dev }: Surroundings): Part {
  const next = createRequire(join(club.directory, 'package.json')).resolve('next/dist/bin/next');
  const { options, variables } = memoryLimits(club.directory);
  const program = dev ? [next, 'dev'] : [...options, '--import', tsxLoader, 'server.ts'];
  return {
    name: club.id,
    command: process.execPath,
    args: [...program, '--hostname', '127.0.0.1', '--port', String(club.port)],
    cwd: club.directory,
    env: {
      ...(!dev && { NODE_ENV: 'production', ...variables }),
      API_URL: api.url,
      SHOP_ORIGIN: club.url,
      BACKOFFICE_ORIGIN: backoffice.url,
      INVALIDATION_SECRET: secrets.INVALIDATION_SECRET,
      NEXT_TELEMETRY_DISABLED: '1',
    },
  };
}

/** The memory limits in a start script. */
function memoryLimits(directory: string): {
  options: readonly string[];
  variables: Readonly<Record<string, string>>;
} {
  const manifest = readFileSync(join(directory, 'package.json'), 'utf8');
  const variables = manifest.matchAll(/\b(MALLOC_\w+)=(\w+)/g);
  return {
    options: manifest.match(/--(?:max|heap)[\w=-]+/g) ?? [],
    variables: Object.fromEntries([...variables].map(([, name = '', value = '']) => [name, value])),
  };
}

function typeScriptProgram(
  dev: boolean,
  entry: string,
  options: readonly string[] = [],
): Pick<Part, 'command' | 'args'> {
  return {
    command: process.execPath,
    args: dev
      ? [tsxProgram, 'watch', '--clear-screen=false', entry]
      : [...options, '--import', tsxLoader, entry],
  };
}
