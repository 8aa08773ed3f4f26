import { setTimeout as wait } from 'node:timers/promises';

/** Records when the server last handled a request, so that background work can run in idle periods. */
export class Activity {
  #last = Number.NEGATIVE_INFINITY;

  /** Records that a request arrived or was answered. */
  record(): void {
    this.#last = performance.now();
  }

  /** Waits until no request arrived for `pauseMs`, or until the signal aborts. */
  async quiet(pauseMs: number, signal: AbortSignal): Promise<void> {
    while (!signal.aborted) {
      const remaining = this.#last + pauseMs - performance.now();
      if (remaining <= 0) return;
      await wait(remaining, undefined, { signal }).catch(() => {});
    }
  }
}
