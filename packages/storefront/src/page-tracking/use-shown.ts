import { useEffect, useRef } from 'react';

/**
 * Calls back each time its component comes into view with another key: with its page, and again when the router shows a
 * kept page on going back; once where React tries effects twice.
 */
export function useShown(key: string, callback: () => void): void {
  const shown = useRef<string>(undefined);
  const latest = useRef(callback);
  useEffect(() => {
    latest.current = callback;
  });
  useEffect(() => {
    if (shown.current !== key) latest.current();
    shown.current = key;
    return () => {
      setTimeout(() => {
        shown.current = undefined;
      });
    };
  }, [key]);
}
