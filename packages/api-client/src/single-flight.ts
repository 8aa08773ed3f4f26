/**
 * Wraps a task so that callers during a run wait for that run instead of starting another (S4.4).
 * @returns a function with the task's result; a failure reaches all waiting callers, and the next call starts a new run.
 */
export function singleFlight<T>(task: () => Promise<T>): () => Promise<T> {
  let running: Promise<T> | undefined;
  return () => {
    running ??= task().finally(() => {
      running = undefined;
    });
    return running;
  };
}
