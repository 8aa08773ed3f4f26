import { isIP } from 'node:net';

const names = new Set(['loopback', 'linklocal', 'uniquelocal']);

/** The first entry of a proxy list that is not an address, network or known name. */
export function findInvalidProxy(list: string): string | undefined {
  return list
    .split(',')
    .map((entry) => entry.trim())
    .find((entry) => !names.has(entry) && !isNetwork(entry));
}

function isNetwork(entry: string): boolean {
  const [address = '', bits = '0', ...rest] = entry.split('/');
  const family = isIP(address);
  return (
    family !== 0 && rest.length === 0 && /^\d{1,3}$/.test(bits) && Number(bits) <= (family === 6 ? 128 : 32)
  );
}
