import { ApiError } from '@matchday/api-client';
import type { BasketDomain } from './basket-domain';

/** Delays before the basket is loaded again, in milliseconds; the last one repeats. */
const recoveryDelays = [2_000, 4_000, 8_000, 16_000, 30_000] as const;

export interface BasketRecovery {
  /** Retries at once, because the browser is online again. */
  retryNow: () => void;
  stop: () => void;
}

/** Retries loading the basket until the shop responds. A refused call is not repeated. */
export function recoverBasket({ state, load }: Pick<BasketDomain, 'state' | 'load'>): BasketRecovery {
  let tries = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;

  function retry(): void {
    clearTimeout(timer);
    timer = undefined;
    tries += 1;
    void load();
  }
  function consider(): void {
    const { error } = state.getState();
    if (error instanceof ApiError && error.status >= 500) {
      timer ??= setTimeout(retry, recoveryDelays[Math.min(tries, recoveryDelays.length - 1)]);
      return;
    }
    clearTimeout(timer);
    timer = undefined;
    tries = 0;
  }

  consider();
  const unsubscribe = state.subscribe(consider);
  return {
    retryNow() {
      if (timer !== undefined) retry();
    },
    stop() {
      unsubscribe();
      clearTimeout(timer);
    },
  };
}
