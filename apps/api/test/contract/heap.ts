import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

setFlagsFromString('--expose-gc');
const collectGarbage: unknown = runInNewContext('gc');

/** The heap of this process in MB after a garbage collection. */
export function heapAfterCollection(): number {
  if (typeof collectGarbage !== 'function') throw new Error('The garbage collector cannot be called.');
  collectGarbage();
  return process.memoryUsage().heapUsed / 2 ** 20;
}
