import { setTimeout as wait } from 'node:timers/promises';
import { inSpan } from '@matchday/telemetry';
import type { FastifyBaseLogger } from 'fastify';

/** A job that runs repeatedly. */
export interface RepeatingJob {
  /** Does not wait for the next run: starts it now, or right after the current one. */
  runSoon: () => void;
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
  let pause = new AbortController();
  const runs = (async () => {
    while (!stopping.signal.aborted) {
      pause = new AbortController();
      const run = () => inSpan(`job ${name}`, { attributes: { 'matchday.job': name } }, work);
      await run().catch((err: unknown) => log.error({ err, job: name }, 'job failed'));
      await wait(everyMs, undefined, { signal: pause.signal }).catch(() => {});
    }
  })();
  return {
    runSoon: () => pause.abort(),
    stop: () => {
      stopping.abort();
      pause.abort();
      return runs;
    },
  };
}
