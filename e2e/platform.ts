import { join } from 'node:path';
import { readServices } from '@matchday/launcher/ports';

/** The tests' own platform stands beside a running one: other ports, other data. */
const offset = Number(process.env.E2E_PORT_OFFSET ?? 300);

export const dataDirectory = join(import.meta.dirname, '../.data/browser-tests');

/** Where the store's mails land, also those of a platform that runs already and keeps its data elsewhere. */
export const mailDirectory = (storeId: string) =>
  join(process.env.DATA_DIR ?? dataDirectory, 'mails', storeId);

const usual = readServices({});
const ports = [...usual.clubs, usual.api, usual.sandbox, usual.storybook].map(
  ({ portVariable, port }) => [portVariable, String(port + offset)] as const,
);

/** The tests' own build: the one that `npm start` serves stays as it is. */
export const testBuild = { NEXT_DIST_DIR: '.next-tests' };

export const platformEnvironment: Record<string, string> = {
  ...Object.fromEntries(ports),
  DATA_DIR: dataDirectory,
  ...testBuild,
  /** All shoppers of the suite come from one address. */
  RATE_LIMITS: 'off',
};

export const services = readServices(platformEnvironment);
