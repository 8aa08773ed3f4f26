import { readFile } from 'node:fs/promises';

/** The memory of an API process in megabytes, from its metrics. */
export async function residentMegabytes(metricsPort: number | string): Promise<number> {
  const text = await (await fetch(`http://127.0.0.1:${metricsPort}/metrics`)).text();
  const bytes = /^process_resident_memory_bytes (\S+)/m.exec(text)?.[1];
  if (!bytes) throw new Error('The API metrics contain no memory figure.');
  return Number(bytes) / 1024 ** 2;
}

/** The memory of a process on this machine (Linux) in megabytes. */
export async function residentMegabytesOf(processId: number): Promise<number> {
  const kilobytes = /^VmRSS:\s+(\d+)/m.exec(await readFile(`/proc/${processId}/status`, 'utf8'))?.[1];
  if (!kilobytes) throw new Error('The status of the process contains no memory figure.');
  return Number(kilobytes) / 1024;
}
