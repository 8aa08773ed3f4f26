import { useEffect, useState } from 'react';
import { loadPart } from './load-part';
import { whenReachable } from './when-reachable';

/** Calls `begin` at the right time; returns a function that cancels. */
export type Occasion = (begin: () => void) => () => void;

/**
 * Loads an optional part of the page at a time that `occasion` decides after the page is shown. A part that cannot be
 * fetched reloads the page, at most once in 60 seconds (S2.38). If the page stays, the part is tried again and again, without
 * a reload that could cost the shopper what they are typing.
 */
export function usePart<Part>(load: () => Promise<Part>, occasion: Occasion): Part | null {
  const [part, setPart] = useState<Part | null>(null);
  useEffect(() => {
    let isMounted = true;
    let attempts = 0;
    let callOff = () => {};
    const begin = () => {
      attempts += 1;
      (attempts === 1 ? loadPart(load) : load()).then(
        (loaded) => isMounted && setPart(() => loaded),
        () => {
          if (isMounted) callOff = whenReachable(attempts, begin);
        },
      );
    };
    callOff = occasion(begin);
    return () => {
      isMounted = false;
      callOff();
    };
    // oxlint-disable-next-line react/exhaustive-deps -- the loaded part and its time do not change
  }, []);
  return part;
}
