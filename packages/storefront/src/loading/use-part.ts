import { useEffect, useState } from 'react';
import { report } from '../reporting/report';

/** Calls `begin` when it is time; answers how to call that off. */
export type Occasion = (begin: () => void) => () => void;

/**
 * Loads a part that the page can do without when its time has come, which is asked once the page is shown. A failure is
 * reported and leaves the page as it is.
 */
export function usePart<Part>(load: () => Promise<Part>, occasion: Occasion): Part | null {
  const [part, setPart] = useState<Part | null>(null);
  useEffect(() => {
    let isMounted = true;
    const begin = () => {
      load()
        .then((loaded) => isMounted && setPart(() => loaded))
        .catch(report);
    };
    const callOff = occasion(begin);
    return () => {
      isMounted = false;
      callOff();
    };
    // oxlint-disable-next-line react/exhaustive-deps -- what is loaded, and when, does not change
  }, []);
  return part;
}
