import { readFile } from 'node:fs/promises';

/** The memory of a process on this machine (Linux), in megabytes. */
export async function residentMegabytes(processId: number): Promise<number> {
  const status = await readFile(`/proc/${processId}/status`, 'utf8');
  const [, kilobytes] = /^VmRSS:\s+(\d+)/m.exec(status) ?? [];
  return Math.round(Number(kilobytes) / 1024);
}
