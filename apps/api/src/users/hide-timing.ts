import { setTimeout as wait } from 'node:timers/promises';

const responseMs = 250;

/**
 * Does work that must not be told by its duration: the answer comes after a quarter of a second, whatever was found.
 * The work is done before the answer, so that nothing of it is lost.
 */
export async function hideTiming(work: () => Promise<void>): Promise<void> {
  await Promise.all([work(), wait(responseMs)]);
}
