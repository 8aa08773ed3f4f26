import { createServer } from 'node:net';
import type { Service } from './ports';

/** A port of this machine that nothing listens on. */
export function findFreePort(): Promise<number> {
  return listenOnce(0);
}

/** @throws Error that names the services whose ports are taken, and the variables that move them */
export async function refuseTakenPorts(services: Service[]): Promise<void> {
  const taken: Service[] = [];
  for (const service of services) {
    if (await isTaken(service.port)) taken.push(service);
  }
  if (taken.length === 0) return;
  throw new Error(
    taken
      .map(({ name, port, portVariable }) => `Port ${port} (${name}, ${portVariable}) is in use.`)
      .join('\n'),
  );
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
