import { setTimeout as wait } from 'node:timers/promises';
import { inSpan } from '@matchday/telemetry';
import type { FastifyBaseLogger } from 'fastify';

/** A job that runs repeatedly. */
export interface RepeatingJob {
  /** Starts no further run and waits for the current one. */
  stop: () => Promise<void>;
}

/** Runs the job now, and again `everyMs` after each run ends. A failed run is logged and does not stop the job. */
export function repeat(
  name: string,
  work: () => Promise<void>,
  everyMs: number,
  log: FastifyBaseLogger,
): RepeatingJob {
  const stopping = new AbortController();
  const { signal } = stopping;
  const runs = (async () => {
    while (!signal.aborted) {
      const run = () => inSpan(`job ${name}`, { attributes: { 'matchday.job': name } }, work);
      await run().catch((err: unknown) => log.error({ err, job: name }, 'job failed'));
      await wait(everyMs, undefined, { signal }).catch(() => {});
    }
  })();
  return {
    stop: () => {
      stopping.abort();
      return runs;
    },
  };
}
