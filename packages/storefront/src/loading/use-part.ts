import { useEffect, useState } from 'react';
import { report } from '../reporting/report';

/** Calls `begin` at the right time; returns a function that cancels. */
export type Occasion = (begin: () => void) => () => void;

/**
 * Loads an optional part of the page at a time that `when` decides after the page is shown. A failure is
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
    // oxlint-disable-next-line react/exhaustive-deps -- the loaded part and its time do not change
  }, []);
  return part;
}
