import { readFile } from 'node:fs/promises';

/** Linux counts processor time in hundredths of a second. */
const microsecondsPerTick = 10_000;

/** The processor time that a process on this machine (Linux) has used, in microseconds. */
export async function processorTimeOf(processId: number): Promise<number> {
  const status = await readFile(`/proc/${processId}/stat`, 'utf8');
  const fields = status.slice(status.lastIndexOf(')') + 2).split(' ');
  const [user, system] = [Number(fields[11]), Number(fields[12])];
  return (user + system) * microsecondsPerTick;
}
