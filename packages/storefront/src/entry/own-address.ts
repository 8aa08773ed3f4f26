import type { Socket } from 'node:net';

/** The header in which the entry tells a route handler where its own process listens. */
export const ownAddressHeader = 'x-matchday-own-address';

/** Where the process listens that a connection has reached, as an origin. */
export function ownAddress({ localAddress = '', localPort = 0 }: Pick<Socket, 'localAddress' | 'localPort'>) {
  const host = localAddress.includes(':') ? `[${localAddress}]` : localAddress;
  return `http://${host}:${localPort}`;
}
