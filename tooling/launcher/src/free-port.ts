import { createServer } from 'node:net';
import type { Service } from './ports';

const offsetStep = 300;
const mostOffset = 10_000;

/** Returns a free port of this machine. */
export function findFreePort(): Promise<number> {
  return listenOnce(0);
}

/**
 * The offset that moves all services to free ports.
 *
 * @throws Error if no offset up to 10,000 works
 */
export async function findPortOffset(services: Service[]): Promise<number> {
  for (let offset = offsetStep; offset <= mostOffset; offset += offsetStep) {
    const taken = await takenOf(services.map((service) => ({ ...service, port: service.port + offset })));
    if (taken.length === 0) return offset;
  }
  throw new Error('No free ports were found for the services.');
}

/** @throws Error naming the services whose ports are in use, and the variables that change them */
export async function refuseTakenPorts(services: Service[]): Promise<void> {
  const taken = await takenOf(services);
  if (taken.length === 0) return;
  throw new Error(
    taken
      .map(({ name, port, portVariable }) => `Port ${port} (${name}, ${portVariable}) is in use.`)
      .join('\n'),
  );
}

async function takenOf(services: Service[]): Promise<Service[]> {
  const taken: Service[] = [];
  for (const service of services) {
    if (await isTaken(service.port)) taken.push(service);
  }
  return taken;
}

async function isTaken(port: number): Promise<boolean> {
  try {
    await listenOnce(port);
    return false;
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'EADDRINUSE') return true;
    throw error;
  }
}

function listenOnce(port: number): Promise<number> {
  const server = createServer();
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen({ port, host: '127.0.0.1', exclusive: true }, () => {
      const address = server.address();
      server.close(() => resolve(address && typeof address === 'object' ? address.port : port));
    });
  });
}
