import { type Occasion, usePart } from './use-part';

const longestWait = 2_000;

const whenIdle: Occasion = (begin) => {
  if (typeof requestIdleCallback === 'undefined') {
    const timer = setTimeout(begin, longestWait);
    return () => clearTimeout(timer);
  }
  const handle = requestIdleCallback(begin, { timeout: longestWait });
  return () => cancelIdleCallback(handle);
};

/** Loads a part when the browser is idle. */
export const useWhenIdle = <Part>(load: () => Promise<Part>): Part | null => usePart(load, whenIdle);
