import { join } from 'node:path';
import { allServices, readServices } from '@matchday/launcher/ports';

/** The tests' own platform can run at the same time as another one: it has its own ports and data. */
const offset = Number(process.env.E2E_PORT_OFFSET ?? 300);

export const dataDirectory = join(import.meta.dirname, '../.data/browser-tests');

/** The folder of a store's mails, including those of a running platform with another data directory. */
export const mailDirectory = (storeId: string) =>
  join(process.env.DATA_DIR ?? dataDirectory, 'mails', storeId);

/** The log of a shop of the tests' platform. */
export const logFile = (clubId: string) =>
  join(process.env.DATA_DIR ?? dataDirectory, 'logs', `${clubId}.log`);

const ports = allServices(readServices({})).map(
  ({ portVariable, port }) => [portVariable, String(port + offset)] as const,
);

/** The tests' own build: it leaves the build of `npm start` alone. */
export const testBuild = { NEXT_DIST_DIR: '.next-tests' };

export const platformEnvironment: Record<string, string> = {
  ...Object.fromEntries(ports),
  DATA_DIR: dataDirectory,
  ...testBuild,
  /** All shoppers of the suite share one address. */
  RATE_LIMITS: 'off',
};

export const services = readServices(platformEnvironment);
