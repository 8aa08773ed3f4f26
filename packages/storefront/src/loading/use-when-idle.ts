import { useEffect, useState } from 'react';
import { report } from '../reporting/report';

const longestWait = 2_000;

/**
 * Loads a part that the page can do without, once the browser has nothing better to do. A failure is reported and leaves
 * the page as it is.
 */
export function useWhenIdle<Part>(load: () => Promise<Part>): Part | null {
  const [part, setPart] = useState<Part | null>(null);
  useEffect(() => {
    let isWanted = true;
    const begin = () => {
      load()
        .then((loaded) => isWanted && setPart(() => loaded))
        .catch(report);
    };
    const cancel = whenIdle(begin);
    return () => {
      isWanted = false;
      cancel();
    };
    // oxlint-disable-next-line react/exhaustive-deps -- what is loaded does not change
  }, []);
  return part;
}

function whenIdle(task: () => void): () => void {
  if (typeof requestIdleCallback === 'undefined') {
    const timer = setTimeout(task, longestWait);
    return () => clearTimeout(timer);
  }
  const handle = requestIdleCallback(task, { timeout: longestWait });
  return () => cancelIdleCallback(handle);
}
