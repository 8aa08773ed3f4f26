/**
 * Wraps a task so that callers who come while it runs wait for that run instead of starting another (S4.4).
 * @returns a function with the task's result; a failure reaches all who waited, and the next call starts anew.
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
