const firstDelay = 5_000;
const longestDelay = 60_000;

/**
 * Waits until the shop may answer again: the browser is online again, or 5 seconds have passed, then 10, 20, at most 60.
 *
 * @param attempts how often it was tried in vain
 * @returns a function that cancels
 */
export function whenReachable(attempts: number, again: () => void): () => void {
  const delay = Math.min(firstDelay * 2 ** (attempts - 1), longestDelay);
  const stop = () => {
    clearTimeout(timer);
    removeEventListener('online', go);
  };
  const go = () => {
    stop();
    again();
  };
  const timer = setTimeout(go, delay);
  addEventListener('online', go);
  return stop;
}
