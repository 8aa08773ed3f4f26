import { existsSync, readFileSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';

/** A program that prints its process id, starts a child that does the same, and keeps running. */
export const parentAndChild = `
  const { spawn } = require('node:child_process');
  console.log(process.pid);
  spawn(process.execPath, ['-e', 'console.log(process.pid); setInterval(() => {}, 1000)'], { stdio: 'inherit' });
  setInterval(() => {}, 1000);
`;

/** A program that prints its process id and ignores signals. */
export const stubborn = `
  for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP']) process.on(signal, () => {});
  console.log(process.pid);
  setInterval(() => {}, 1000);
`;

/** Whether a process is alive; a zombie is not. */
export function isRunning(processId: number): boolean {
  try {
    process.kill(processId, 0);
    return !existsSync('/proc/self/stat') || !/\) [ZX]/.test(readFileSync(`/proc/${processId}/stat`, 'utf8'));
  } catch {
    return false;
  }
}

/** The numbers among the lines, once there are `count` of them. */
export async function processIds(lines: string[], count: number): Promise<number[]> {
  const deadline = Date.now() + 10_000;
  while (Date.now() < deadline) {
    const ids = lines.map(Number).filter((id) => id > 0);
    if (ids.length >= count) return ids;
    await wait(20);
  }
  throw new Error(`Only these lines came: ${lines.join(', ')}`);
}
