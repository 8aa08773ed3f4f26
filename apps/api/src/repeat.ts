import { setTimeout as wait } from 'node:timers/promises';
import type { FastifyBaseLogger } from 'fastify';

/** Work that is done again and again. */
export interface RepeatingJob {
  /** Waits for the round that is under way; no other begins. */
  stop: () => Promise<void>;
}

/** Does the work now, and again a pause after each round's end. A round that fails is logged and does not end it. */
export function repeat(
  name: string,
  work: () => Promise<void>,
  everyMs: number,
  log: FastifyBaseLogger,
): RepeatingJob {
  const stopping = new AbortController();
  const { signal } = stopping;
  const rounds = (async () => {
    while (!signal.aborted) {
      await work().catch((err: unknown) => log.error({ err, job: name }, 'job failed'));
      await wait(everyMs, undefined, { signal }).catch(() => {});
    }
  })();
  return {
    stop: () => {
      stopping.abort();
      return rounds;
    },
  };
}
