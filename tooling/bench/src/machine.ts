import { cpus, totalmem } from 'node:os';

/** The hardware and Node version of the measurements. */
export function machine(): string {
  const memory = Math.round(totalmem() / 2 ** 30);
  return `${cpus().length} cores, ${memory} GiB of memory, Node ${process.versions.node}`;
}
