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

/** Loads a part once the browser has nothing better to do. */
export const useWhenIdle = <Part>(load: () => Promise<Part>): Part | null => usePart(load, whenIdle);
