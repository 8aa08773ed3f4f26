import { cpus, totalmem } from 'node:os';

/** What the figures were measured on. */
export function machine(): string {
  const memory = Math.round(totalmem() / 2 ** 30);
  return `${cpus().length} cores, ${memory} GiB of memory, Node ${process.versions.node}`;
}
