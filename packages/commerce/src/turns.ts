/** Tasks of which one runs at a time and only the latest counts. */
export interface Turns {
  /** Runs the task when those before it are done. Resolves to undefined when a later one has taken its place. */
  take: <T>(task: () => Promise<T>) => Promise<T | undefined>;
  /** Resolves when no task runs or waits, however they ended. */
  done: () => Promise<void>;
  readonly busy: boolean;
}

/** Keeps choices that are made faster than they can be sent in order. */
export function createTurns(): Turns {
  let taken = 0;
  let settled = 0;
  let last: Promise<unknown> = Promise.resolve();

  async function run<T>(
    turn: number,
    before: Promise<unknown>,
    task: () => Promise<T>,
  ): Promise<T | undefined> {
    await before;
    try {
      if (turn < taken) return undefined;
      const result = await task();
      return turn < taken ? undefined : result;
    } finally {
      settled = turn;
    }
  }

  return {
    take(task) {
      taken += 1;
      const mine = run(taken, last, task);
      last = mine.catch(() => {});
      return mine;
    },
    async done() {
      await last;
    },
    get busy() {
      return settled < taken;
    },
  };
}
