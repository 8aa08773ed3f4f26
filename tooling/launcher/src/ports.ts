import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './root';

type Environment = Record<string, string | undefined>;

export type Service = {
  name: string;
  port: number;
  /** The environment variable that changes the port. */
  portVariable: string;
  /** Its URL without a trailing slash. */
  url: string;
};

export type Club = Service & {
  /** The folder name under `apps/`, which is the shop's storeId. */
  id: string;
  directory: string;
  packageName: string;
  /** The folder of its store's data, if the club has one: `store/`. */
  dataFolder?: string;
};

export type Services = {
  clubs: Club[];
  backoffice: Service;
  api: Service;
  sandbox: Service;
  storybook: Service;
};

type ClubManifest = { name: string; matchday?: { name: string; port: number; portVariable: string } };

/**
 * Every service with its URL. A club is a folder under `apps/` with a brand; its package.json has its name, port and
 * port variable.
 *
 * @throws Error if a variable is not a port, or two services share one
 */
export function readServices(env: Environment = process.env, repository = root): Services {
  const services = {
    clubs: findClubs(env, repository),
    backoffice: service(env, 'Back office', 3010, 'BACKOFFICE_PORT'),
    api: service(env, 'Shop API', 4000, 'API_PORT'),
    sandbox: service(env, 'Payment sandbox', 4100, 'SANDBOX_PORT'),
    storybook: service(env, 'Storybook', 6006, 'STORYBOOK_PORT'),
  };
  refuseSharedPorts(allServices(services));
  return services;
}

/** Every service that has a port. */
export const allServices = ({ clubs, backoffice, api, sandbox, storybook }: Services): Service[] => [
  ...clubs,
  backoffice,
  api,
  sandbox,
  storybook,
];

function findClubs(env: Environment, repository: string): Club[] {
  const apps = join(repository, 'apps');
  return readdirSync(apps)
    .filter((id) => existsSync(join(apps, id, 'brand')))
    .map((id) => readClub(env, id, join(apps, id)))
    .toSorted((a, b) => a.port - b.port);
}

function readClub(env: Environment, id: string, directory: string): Club {
  const file = join(directory, 'package.json');
  const manifest: ClubManifest = JSON.parse(readFileSync(file, 'utf8'));
  if (!manifest.matchday)
    throw new Error(`${file} has no "matchday" field with name, port and portVariable.`);
  const { name, port, portVariable } = manifest.matchday;
  const dataFolder = join(directory, 'store');
  return {
    id,
    directory,
    packageName: manifest.name,
    ...service(env, name, port, portVariable),
    ...(existsSync(dataFolder) && { dataFolder }),
  };
}

function service(env: Environment, name: string, usual: number, portVariable: string): Service {
  const given = env[portVariable];
  const port = given ? Number(given) : usual;
  if (!Number.isInteger(port) || port < 1 || port > 65_535) {
    throw new Error(`${portVariable} is "${given}", which is not a port number.`);
  }
  return { name, port, portVariable, url: `http://127.0.0.1:${port}` };
}

function refuseSharedPorts(services: Service[]): void {
  const byPort = new Map<number, Service>();
  for (const service of services) {
    const other = byPort.get(service.port);
    if (other) {
      const variables = `${other.portVariable}, ${service.portVariable}`;
      throw new Error(
        `Port ${service.port} is used by both ${other.name} and ${service.name} (${variables}).`,
      );
    }
    byPort.set(service.port, service);
  }
}
