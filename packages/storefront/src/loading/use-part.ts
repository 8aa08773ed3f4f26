import { useEffect, useState } from 'react';
import { loadPart } from './load-part';

/** Calls `begin` at the right time; returns a function that cancels. */
export type Occasion = (begin: () => void) => () => void;

/**
 * Loads an optional part of the page at a time that `occasion` decides after the page is shown. A part that cannot be
 * fetched reloads the page, at most once in 60 seconds (S2.38); after that, the page stays as it is.
 */
export function usePart<Part>(load: () => Promise<Part>, occasion: Occasion): Part | null {
  const [part, setPart] = useState<Part | null>(null);
  useEffect(() => {
    let isMounted = true;
    const begin = () => {
      loadPart(load).then(
        (loaded) => isMounted && setPart(() => loaded),
        () => {},
      );
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
