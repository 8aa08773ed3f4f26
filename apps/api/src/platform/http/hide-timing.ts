import { setTimeout as wait } from 'node:timers/promises';

const responseMs = 250;

/**
 * Runs work and pads the response to 250 ms, also that of a refusal, so that timing reveals nothing. The work finishes
 * before the response, so that a shutdown does not lose it.
 */
export async function hideTiming<Result>(work: () => Promise<Result>): Promise<Result> {
  const padding = wait(responseMs);
  try {
    return await work();
  } finally {
    await padding;
  }
}

/** Starts the pause after which a refusal is sent, so that the time of its checks reveals nothing. */
export const refusalPause = (): Promise<void> => wait(responseMs, undefined, { ref: false });
