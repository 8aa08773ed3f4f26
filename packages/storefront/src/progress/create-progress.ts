import { type Atom, atom, getDefaultStore } from 'jotai/vanilla';

/** How long something must take before it is shown, in milliseconds (S9.4). */
const progressThrottle = 200;
/** How long the bar stays after all requests are done or have failed, in milliseconds (S9.4). */
const progressHideDelay = 500;

type ProgressState = 'idle' | 'running' | 'done' | 'failed';
type Outcome = 'done' | 'failed';

export interface Progress {
  /** Starts an entry. The returned function ends it; a second call of that does nothing. */
  begin: () => (outcome: Outcome) => void;
  /** In jotai's default store. */
  state: Atom<ProgressState>;
}

/**
 * The running requests as one state: shown when the first takes longer than 200 ms, done or failed (S8.13) when the last
 * has ended, and hidden 500 ms later.
 */
export function createProgress(): Progress {
  const page = getDefaultStore();
  const state = atom<ProgressState>('idle');
  let running = 0;
  let hasFailed = false;
  let timer: ReturnType<typeof setTimeout> | undefined;

  function later(delay: number, next: ProgressState): void {
    clearTimeout(timer);
    timer = setTimeout(() => page.set(state, next), delay);
  }
  function settle(): void {
    if (page.get(state) === 'idle' && !hasFailed) return clearTimeout(timer);
    page.set(state, hasFailed ? 'failed' : 'done');
    hasFailed = false;
    return later(progressHideDelay, 'idle');
  }

  return {
    begin() {
      running += 1;
      if (running === 1 && page.get(state) !== 'running') later(progressThrottle, 'running');
      let isRunning = true;
      return (outcome) => {
        if (!isRunning) return;
        isRunning = false;
        running -= 1;
        hasFailed ||= outcome === 'failed';
        if (running === 0) settle();
      };
    },
    state,
  };
}
