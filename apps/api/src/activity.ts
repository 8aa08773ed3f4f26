import { setTimeout as wait } from 'node:timers/promises';

/** When the server last had something to answer: work that nobody waits for is done in the pauses. */
export class Activity {
  #last = Number.NEGATIVE_INFINITY;

  /** A request came or was answered. */
  record(): void {
    this.#last = performance.now();
  }

  /** Waits until nothing was asked for so long, or the signal says that it is not worth waiting for. */
  async quiet(pauseMs: number, signal: AbortSignal): Promise<void> {
    while (!signal.aborted) {
      const left = this.#last + pauseMs - performance.now();
      if (left <= 0) return;
      await wait(left, undefined, { signal }).catch(() => {});
    }
  }
}
