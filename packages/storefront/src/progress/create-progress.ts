/** How long something must take before it is shown, in milliseconds (S9.4). */
export const progressThrottle = 200;
/** How long the bar stays after all requests are done or have failed, in milliseconds (S9.4). */
export const progressHideDelay = 500;

export type ProgressState = 'idle' | 'running' | 'done' | 'failed';
export type Outcome = 'done' | 'failed';

export interface Progress {
  /** Starts an entry. The returned function ends it; a second call of that does nothing. */
  begin: () => (outcome: Outcome) => void;
  current: () => ProgressState;
  subscribe: (listener: () => void) => () => void;
}

/**
 * The running requests as one state: shown when the first takes longer than 200 ms, done or failed (S8.13) when the last
 * has ended, and hidden 500 ms later.
 */
export function createProgress(): Progress {
  const listeners = new Set<() => void>();
  let state: ProgressState = 'idle';
  let running = 0;
  let hasFailed = false;
  let timer: ReturnType<typeof setTimeout> | undefined;

  function become(next: ProgressState): void {
    if (next === state) return;
    state = next;
    for (const listener of listeners) listener();
  }
  function later(delay: number, next: ProgressState): void {
    clearTimeout(timer);
    timer = setTimeout(() => become(next), delay);
  }
  function settle(): void {
    if (state === 'idle' && !hasFailed) return clearTimeout(timer);
    become(hasFailed ? 'failed' : 'done');
    hasFailed = false;
    return later(progressHideDelay, 'idle');
  }

  return {
    begin() {
      running += 1;
      if (running === 1 && state !== 'running') later(progressThrottle, 'running');
      let isRunning = true;
      return (outcome) => {
        if (!isRunning) return;
        isRunning = false;
        running -= 1;
        hasFailed ||= outcome === 'failed';
        if (running === 0) settle();
      };
    },
    current: () => state,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
